import { KIND, kinds, learnKind } from "./unit-kind.js";
import { foldCase, type Word, wordAt } from "./word-table.js";

/** What stands between two words: nothing that divides, brackets or quotes, the end of a clause, of a sentence. */
export const GAP = { none: 0, mark: 1, clause: 2, sentence: 3 } as const;

/** The words of a text by position: UTF-16 offsets, and how far each is divided from the one before it. */
export interface Words {
  readonly text: string;
  readonly count: number;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
  /** `gaps[i]` stands between word i - 1 and word i. */
  readonly gaps: readonly number[];
  /** The words themselves: the same object for all that are spelled alike but for the case of ASCII letters. */
  readonly words: readonly Word[];
  /** How many of them begin with a code unit of a script of India. */
  readonly indicCount: number;
}

/** Filled by one text after the other and copied: growing lists for each of them would take longer. */
const starts: number[] = [];
const ends: number[] = [];
const gaps: number[] = [];
const words: Word[] = [];

/**
 * Words as runs of letters, marks and joiners, and runs of digits. A digit glued to a letter is a word of its own
 * (धारा144); an underscore is a letter, so that names of programs stay whole; apostrophes divide ("India's").
 */
export function findWords(text: string): Words {
  // One flat copy of any text: engines keep those that were cut out of others or joined as such, and where a loop meets
  // many kinds they look up what to do with each code unit. The space ends the last word.
  const flat = [text, ""].join(" ");
  const { length } = text;
  let count = 0;
  let indicCount = 0;
  let last = 0;
  let gap: number = GAP.none;
  for (let at = 0; at < length; ) {
    let unit = flat.charCodeAt(at);
    const kind = kinds[unit]! || learnKind(unit);
    if (kind > KIND.digit) {
      gap = at === last ? GAPS_ALONE[kind]! : SEVERAL;
      at += 1;
      continue;
    }
    if (unit >= 0x900 && unit < 0xd80) indicCount += 1;
    const start = at;
    let hash = 0;
    do {
      hash = (Math.imul(hash, 31) + foldCase(unit)) | 0;
      at += 1;
      unit = flat.charCodeAt(at);
    } while (kinds[unit] === kind || (kinds[unit] === 0 && learnKind(unit) === kind));
    starts[count] = start;
    ends[count] = at;
    gaps[count] = gap === SEVERAL ? widestGap(flat, last, start) : gap;
    words[count] = wordAt(flat, start, at, hash);
    count += 1;
    last = at;
    gap = GAP.none;
  }
  if (count > 0) gaps[0] = GAP.sentence;
  const found = {
    text,
    count,
    starts: starts.slice(0, count),
    ends: ends.slice(0, count),
    gaps: gaps.slice(0, count),
    words: words.slice(0, count),
    indicCount,
  };
  // What one long text took is given back.
  if (count > MOST_KEPT) for (const list of [starts, ends, gaps, words]) list.length = 0;
  return found;
}

const MOST_KEPT = 10_000;

/** Instead of a gap: several code units, which are looked at together. */
const SEVERAL = 9;

/** The gap that one code unit between two words makes, by its kind: "e.g.", "sea-floor", a single line break. */
const GAPS_ALONE = gapsOfKinds(GAP.mark, GAP.none);

/** The gap that it makes among others: "sea. Floor", "sea - floor". */
const GAPS_AMONG_OTHERS = gapsOfKinds(GAP.sentence, GAP.clause);

function gapsOfKinds(point: number, hyphen: number): Uint8Array {
  const gaps = new Uint8Array(KIND.sentence + 1);
  gaps[KIND.hyphen] = hyphen;
  gaps[KIND.mark] = GAP.mark;
  gaps[KIND.clause] = GAP.clause;
  gaps[KIND.point] = point;
  gaps[KIND.sentence] = GAP.sentence;
  return gaps;
}

function widestGap(text: string, start: number, end: number): number {
  let widest: number = GAP.none;
  let lines = 0;
  for (let at = start; at < end; at += 1) {
    const kind = kinds[text.charCodeAt(at)]!;
    if (kind === KIND.line) lines += 1;
    widest = Math.max(widest, GAPS_AMONG_OTHERS[kind]!);
  }
  return lines > 1 ? GAP.sentence : widest;
}
