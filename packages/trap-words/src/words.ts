import { isWordCodeUnit } from "@eval/core/text";
import { unitsAsked, type Word, wordAt } from "./word-table.js";

/** What stands between two words: nothing that divides, brackets or quotes, the end of a clause, of a sentence. */
export const GAP = { none: 0, mark: 1, clause: 2, sentence: 3 } as const;

/** The words of a text by position: UTF-16 offsets, and how far each is divided from the one before it. */
export interface Words {
  readonly text: string;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
  /** `gaps[i]` stands between word i - 1 and word i. */
  readonly gaps: readonly number[];
  /** The words themselves: the same object for all that are spelled alike but for the case of ASCII letters. */
  readonly words: readonly Word[];
}

/**
 * Words as runs of letters, marks and joiners, and runs of digits. A digit glued to a letter is a word of its own
 * (धारा144); an underscore is a letter, so that names of programs stay whole; apostrophes divide ("India's").
 */
export function findWords(text: string): Words {
  const starts: number[] = [];
  const ends: number[] = [];
  const gaps: number[] = [];
  const words: Word[] = [];
  const { length } = text;
  let last = 0;
  for (let at = 0; at < length; ) {
    let unit = text.charCodeAt(at);
    const kind = kindOf(unit);
    if (kind === OTHER) {
      at += 1;
      continue;
    }
    const start = at;
    let hash = 0;
    do {
      const folded = foldCase(unit);
      unitsAsked[at - start] = folded;
      hash = (Math.imul(hash, 31) + folded) | 0;
      at += 1;
      if (at === length) break;
      unit = text.charCodeAt(at);
    } while (kindOf(unit) === kind);
    gaps.push(starts.length === 0 ? GAP.sentence : gapKind(text, last, start));
    starts.push(start);
    ends.push(at);
    words.push(wordAt(text, start, at, hash));
    last = at;
  }
  return { text, starts, ends, gaps, words };
}

/** ASCII letters in lower case. */
const foldCase = (unit: number): number => (unit >= 0x41 && unit <= 0x5a ? unit | 0x20 : unit);

const OTHER = 1;
const LETTERS = 2;
const DIGITS = 3;

/** By code unit, filled where it is asked for. */
const kinds = new Uint8Array(0x10000);

function kindOf(unit: number): number {
  const known = kinds[unit]!;
  return known !== 0 ? known : learnKind(unit);
}

function learnKind(unit: number): number {
  const isDigit = (unit >= 0x30 && unit <= 0x39) || isIndicDigit(unit);
  const kind = isDigit ? DIGITS : isWordCodeUnit(unit) || unit === 0x5f ? LETTERS : OTHER;
  kinds[unit] = kind;
  return kind;
}

/** The blocks of the scripts of India are laid out alike, with the digits in the same place. */
function isIndicDigit(unit: number): boolean {
  return unit >= 0x900 && unit < 0xd80 && (unit & 0x7f) >= 0x66 && (unit & 0x7f) <= 0x6f;
}

function gapKind(text: string, start: number, end: number): number {
  if (start === end || (end - start === 1 && text.charCodeAt(start) === 0x20)) return GAP.none;
  let gap: number = GAP.none;
  let lines = 0;
  for (let at = start; at < end; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit === 0x20) continue;
    if (unit === 0x0a) lines += 1;
    else if (SENTENCE_ENDS.has(unit)) gap = GAP.sentence;
    else if (CLAUSE_ENDS.has(unit) || isDash(text, at, start, end)) gap = Math.max(gap, GAP.clause);
    else if (!JOINING.has(unit)) gap = Math.max(gap, GAP.mark);
  }
  if (lines > 1) return GAP.sentence;
  // A point alone, with no space behind it, is one of "3.14" or "e.g.".
  return gap === GAP.sentence && end - start === 1 && end < text.length && text[start] === "." ? GAP.mark : gap;
}

/** A hyphen with a space or another hyphen beside it divides; one between letters joins. */
function isDash(text: string, at: number, start: number, end: number): boolean {
  return text.charCodeAt(at) === 0x2d && (end - start > 1 || at > start);
}

const unitsOf = (characters: string): ReadonlySet<number> =>
  new Set([...characters].map((character) => character.charCodeAt(0)));

const SENTENCE_ENDS = unitsOf(".!?।॥|…\u06d4");
const CLAUSE_ENDS = unitsOf(",;:()[]{}\u2012\u2013\u2014\u2015");
/** White space, hyphens (the non-breaking one too), a slash, an apostrophe, a word joiner. */
const JOINING = unitsOf("\t\r\u00a0-\u2010\u2011\u00ad\u2060\ufeff/'’");
