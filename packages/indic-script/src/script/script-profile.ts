import {
  astralClass,
  classOfCode,
  codeOfClass,
  LATIN_LETTER,
  NO_LETTER,
  PART_OF_LETTER,
  unitClasses,
} from "./letter-scripts.js";
import type { NeutralKind, NeutralSpan } from "./neutral-span.js";
import { neutralSpans } from "./neutral-spans.js";

/** A stretch of text in one script, from its first letter to its last; what no script owns in between is part of it. */
export interface ScriptSpan {
  /** ISO 15924 code. */
  readonly script: string;
  /** UTF-16 offset of the first unit in the original text. */
  readonly start: number;
  /** UTF-16 offset after the last unit. */
  readonly end: number;
  readonly letters: number;
}

export interface ScriptShare {
  /** ISO 15924 code. */
  readonly script: string;
  readonly letters: number;
  /** Of all letters counted, above 0 and at most 1. */
  readonly share: number;
}

export interface ScriptProfile {
  /** Letters counted, in all scripts. */
  readonly letters: number;
  /** The script with most letters, ISO 15924; the one that comes first in the text on a tie; null without letters. */
  readonly dominant: string | null;
  /** The dominant script's share of the letters; 0 without letters. */
  readonly share: number;
  /** Most letters first. */
  readonly scripts: readonly ScriptShare[];
  readonly spans: readonly ScriptSpan[];
  /** Language-neutral spans found; the letters of those of a kind in `leaveOut` are not counted. */
  readonly neutral: readonly NeutralSpan[];
}

export interface ScriptProfileOptions {
  /**
   * Kinds of language-neutral spans whose letters are not counted. Default: all that are no words, which is every kind
   * but names, acronyms, symbols, labels and quotes. With none, no spans are looked for, and every letter counts.
   */
  readonly leaveOut?: readonly NeutralKind[];
}

/** Kinds of span that hold no words of any language. */
const WORDLESS_KINDS: readonly NeutralKind[] = ["code", "url", "email", "handle", "markup", "formula", "unit"];

/**
 * Which scripts a text is written in: letters, shares and spans of each script.
 *
 * Letters alone are counted, whatever they carry: vowel signs, viramas, nuktas and joiners go with their base, so that
 * NFC and NFD count the same. Digits, punctuation, the dandas, currency signs, emoji and marks without a base are
 * neutral, as the Unicode properties Script and Script_Extensions have it; so are letters that belong to no script, such
 * as tatweel. Han with kana is Japanese ("Jpan"), Han with Hangul is Korean ("Kore"). All scripts of Unicode 17 that
 * have letters are told apart.
 *
 * Code, addresses, markup, formulas and units are found and left out. Empty text, and text without letters, has no
 * dominant script and share 0.
 *
 * @see Unicode Standard Annex #24, Unicode 17.0
 * @example
 * scriptProfile("आज Monday है।").scripts.map(({ script, letters }) => [script, letters]); // => [["Latn", 6], ["Deva", 3]]
 * scriptProfile("<b>नमस्ते</b>").share; // => 1
 * scriptProfile("१।").dominant; // => null
 */
export function scriptProfile(text: string, options: ScriptProfileOptions = {}): ScriptProfile {
  const { leaveOut = WORDLESS_KINDS } = options;
  // Looking for spans takes longer than counting.
  if (leaveOut.length === 0) return profileOf(text, [], []);
  const neutral = neutralSpans(text);
  return profileOf(
    text,
    neutral,
    neutral.filter(({ kind }) => leaveOut.includes(kind)),
  );
}

/** The profile of a text whose neutral spans are known, without the letters of `gaps`, which are in order. */
export function profileOf(
  text: string,
  neutral: readonly NeutralSpan[],
  gaps: readonly { readonly start: number; readonly end: number }[],
): ScriptProfile {
  const runs = newRuns();
  let at = 0;
  for (const { start, end } of gaps) {
    readRuns(text, at, start, runs);
    at = Math.max(at, end);
  }
  readRuns(text, at, text.length, runs);
  const rename = eastAsianNames(runs.letterClass);
  const spans = spansOf(runs, rename);
  const scripts = sharesOf(spans);
  const letters = scripts.reduce((sum, script) => sum + script.letters, 0);
  return { letters, dominant: scripts[0]?.script ?? null, share: scripts[0]?.share ?? 0, scripts, spans, neutral };
}

/** Runs of letters of one class, as parallel lists: a long text has many. */
interface Runs {
  readonly letterClass: number[];
  readonly start: number[];
  readonly end: number[];
  readonly letters: number[];
}

const newRuns = (): Runs => ({ letterClass: [], start: [], end: [], letters: [] });

function readRuns(text: string, from: number, to: number, runs: Runs): void {
  const classes = unitClasses();
  let index = runs.letterClass.length - 1;
  let current = index < 0 ? NO_LETTER : (runs.letterClass[index] as number);
  let letters = 0;
  /** Where the last letter with its marks ends: a mark that stands elsewhere has no base. */
  let end = -1;
  for (let at = from; at < to; at += 1) {
    let letterClass = classes[text.charCodeAt(at)] as number;
    const first = at;
    if (letterClass === NO_LETTER && (text.charCodeAt(at) & 0xfc00) === 0xd800) {
      const codePoint = text.codePointAt(at) as number;
      if (codePoint > 0xffff) {
        letterClass = astralClass(codePoint);
        at += 1;
      }
    }
    if (letterClass < LATIN_LETTER) {
      if (letterClass === PART_OF_LETTER && end === first) end = at + 1;
      continue;
    }
    if (letterClass !== current) {
      if (letters > 0) close(runs, index, letters, end);
      index = open(runs, letterClass, first);
      current = letterClass;
      letters = 0;
    }
    letters += 1;
    end = at + 1;
  }
  if (letters > 0) close(runs, index, letters, end);
}

function open(runs: Runs, letterClass: number, start: number): number {
  runs.letterClass.push(letterClass);
  runs.start.push(start);
  runs.end.push(start);
  runs.letters.push(0);
  return runs.letterClass.length - 1;
}

function close(runs: Runs, index: number, letters: number, end: number): void {
  runs.letters[index] = (runs.letters[index] as number) + letters;
  runs.end[index] = end;
}

const NOTHING_RENAMED: ReadonlyMap<number, string> = new Map();
let eastAsian: readonly [han: number, hangul: number, ...kana: number[]] | undefined;

/** What Han, kana and Hangul are called in this text: together they are the writing of one language. */
function eastAsianNames(letterClasses: readonly number[]): ReadonlyMap<number, string> {
  eastAsian ??= ["Hani", "Hang", "Hira", "Kana"].map(classOfCode) as [number, number, ...number[]];
  const [han, hangul, ...kana] = eastAsian;
  if (kana.some((letterClass) => letterClasses.includes(letterClass))) {
    return new Map([han, ...kana].map((letterClass) => [letterClass, "Jpan"]));
  }
  if (!letterClasses.includes(hangul)) return NOTHING_RENAMED;
  return new Map([han, hangul].map((letterClass) => [letterClass, "Kore"]));
}

function spansOf(runs: Runs, rename: ReadonlyMap<number, string>): ScriptSpan[] {
  const spans: ScriptSpan[] = [];
  for (let index = 0; index < runs.letterClass.length; index += 1) {
    const letterClass = runs.letterClass[index] as number;
    const script = rename.get(letterClass) ?? codeOfClass(letterClass);
    const [start, end, letters] = [runs.start[index], runs.end[index], runs.letters[index]] as [number, number, number];
    const last = spans.at(-1);
    if (last?.script === script) spans[spans.length - 1] = { ...last, end, letters: last.letters + letters };
    else spans.push({ script, start, end, letters });
  }
  return spans;
}

function sharesOf(spans: readonly ScriptSpan[]): ScriptShare[] {
  const letters = new Map<string, number>();
  let sum = 0;
  for (const span of spans) {
    letters.set(span.script, (letters.get(span.script) ?? 0) + span.letters);
    sum += span.letters;
  }
  return [...letters]
    .map(([script, count]) => ({ script, letters: count, share: count / sum }))
    .sort((a, b) => b.letters - a.letters);
}
