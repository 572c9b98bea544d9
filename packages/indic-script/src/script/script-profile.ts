import {
  astralClass,
  classOfCode,
  codeOfClass,
  LATIN_LETTER,
  letterClassAt,
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
  const classes = runClasses();
  let index = runs.letterClass.length - 1;
  let current = index < 0 ? NO_LETTER : (runs.letterClass[index] as number);
  let letters = 0;
  if (current !== NO_LETTER) steps[current] = LETTER;
  for (let at = from; ; ) {
    for (; at < to; at += 1) {
      const step = steps[classes[text.charCodeAt(at)] as number] as number;
      if (step === STOP) break;
      letters += step;
    }
    if (at >= to) break;
    const codePoint = text.codePointAt(at) as number;
    const letterClass = codePoint > 0xffff ? astralClass(codePoint) : classOfUnit(classes, codePoint);
    if (letterClass >= LATIN_LETTER && letterClass !== current) {
      if (letters > 0) close(runs, index, letters, lastEnd(text, at, current));
      index = open(runs, letterClass, at);
      if (current !== NO_LETTER) steps[current] = STOP;
      steps[letterClass] = LETTER;
      current = letterClass;
      letters = 0;
    }
    if (letterClass >= LATIN_LETTER) letters += 1;
    at += codePoint > 0xffff ? 2 : 1;
  }
  if (letters > 0) close(runs, index, letters, lastEnd(text, to, current));
  if (current !== NO_LETTER) steps[current] = STOP;
}

const LETTER = 1;
const STOP = 2;
/** The class that stands for the first half of a surrogate pair: above all others. */
const HALF = 255;

/**
 * What a loop does with a unit of a class: counts it, passes it by, or stops there. Letters of the run that is read count,
 * those of others stop. A table instead of questions: letters, marks and spaces alternate in no order that a processor
 * could foresee.
 */
const steps = new Uint8Array(HALF + 1).fill(STOP, LATIN_LETTER);

let classesWithHalves: Uint8Array | undefined;

/** The class of every UTF-16 unit, `HALF` for the first halves of pairs. */
function runClasses(): Uint8Array {
  classesWithHalves ??= unitClasses().slice().fill(HALF, 0xd800, 0xdc00);
  return classesWithHalves;
}

/** A half without its other half is no letter. */
const classOfUnit = (classes: Uint8Array, unit: number): number =>
  classes[unit] === HALF ? NO_LETTER : (classes[unit] as number);

/** Where the last letter of a class before `to` ends with its marks: a mark that stands elsewhere has no base. */
function lastEnd(text: string, to: number, letterClass: number): number {
  let end = to;
  while (letterClassAt(text, startBefore(text, end)) !== letterClass) end = startBefore(text, end);
  for (let next = end; next < to && letterClassAt(text, next) === PART_OF_LETTER; ) {
    next += (text.codePointAt(next) as number) > 0xffff ? 2 : 1;
    end = next;
  }
  return end;
}

/** Where the character before `end` begins. */
function startBefore(text: string, end: number): number {
  const isPair = (text.charCodeAt(end - 1) & 0xfc00) === 0xdc00 && (text.charCodeAt(end - 2) & 0xfc00) === 0xd800;
  return isPair ? end - 2 : end - 1;
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
