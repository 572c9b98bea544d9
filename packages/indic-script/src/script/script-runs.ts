import {
  astralClass,
  codeOfClass,
  LATIN_LETTER,
  letterClassAt,
  NO_LETTER,
  PART_OF_LETTER,
  unitClasses,
} from "./letter-scripts.js";
import { unitOf } from "./unit-of.js";

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

/** A run that is still read. */
interface ScriptRun {
  readonly script: string;
  readonly start: number;
  end: number;
  letters: number;
}

/** The runs of letters of one script in a text, without those of `gaps`, which are in order. */
export function scriptRuns(
  text: string,
  gaps: readonly { readonly start: number; readonly end: number }[],
): readonly ScriptSpan[] {
  const runs: ScriptRun[] = [];
  let current = NO_LETTER;
  let at = 0;
  for (const { start, end } of gaps) {
    current = readRuns(text, at, start, runs, current);
    if (end > at) at = end;
  }
  readRuns(text, at, text.length, runs, current);
  return runs;
}

/** Reads the runs of a part of a text, the first of which may go on from the part before; gives the class of the last. */
function readRuns(text: string, from: number, to: number, runs: ScriptRun[], goesOn: number): number {
  const classes = runClasses();
  let current = goesOn;
  let letters = 0;
  if (current !== NO_LETTER) steps[current] = LETTER;
  for (let at = from; ; ) {
    for (; at < to; at += 1) {
      const step = steps[classes[unitOf(text, at)] as number] as number;
      if (step === STOP) break;
      letters += step;
    }
    if (at >= to) break;
    const codePoint = text.codePointAt(at) as number;
    const letterClass = codePoint > 0xffff ? astralClass(codePoint) : classOfUnit(classes, codePoint);
    if (letterClass >= LATIN_LETTER) {
      if (letterClass !== current) {
        if (letters > 0) close(runs, letters, lastEnd(text, at, current));
        runs.push({ script: codeOfClass(letterClass), start: at, end: at, letters: 0 });
        if (current !== NO_LETTER) steps[current] = STOP;
        steps[letterClass] = LETTER;
        current = letterClass;
        letters = 0;
      }
      letters += 1;
    }
    at += codePoint > 0xffff ? 2 : 1;
  }
  if (letters > 0) close(runs, letters, lastEnd(text, to, current));
  if (current !== NO_LETTER) steps[current] = STOP;
  return current;
}

function close(runs: ScriptRun[], letters: number, end: number): void {
  const run = runs[runs.length - 1] as ScriptRun;
  run.letters += letters;
  run.end = end;
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
export function lastEnd(text: string, to: number, letterClass: number): number {
  let end = to;
  for (let start = startBefore(text, end); letterClassAt(text, start) !== letterClass; start = startBefore(text, end))
    end = start;
  for (let next = end; next < to && letterClassAt(text, next) === PART_OF_LETTER; ) {
    next += (text.codePointAt(next) as number) > 0xffff ? 2 : 1;
    end = next;
  }
  return end;
}

/** Where the character before `end` begins. */
function startBefore(text: string, end: number): number {
  const isPair = end > 1 && (unitOf(text, end - 1) & 0xfc00) === 0xdc00 && (unitOf(text, end - 2) & 0xfc00) === 0xd800;
  return isPair ? end - 2 : end - 1;
}

/**
 * The spans of a text whose scripts have been counted, under the names of the writing of one language: Han with kana is
 * Japanese, Han with Hangul Korean. The runs themselves where neither is there.
 */
export function joinEastAsian(
  runs: readonly ScriptSpan[],
  scripts: readonly { readonly script: string }[],
): readonly ScriptSpan[] {
  let writing: EastAsian | undefined;
  for (const { script } of scripts) {
    if (script === "Hira" || script === "Kana") writing = JAPANESE;
    else if (script === "Hang") writing ??= KOREAN;
  }
  return writing === undefined ? runs : renamed(runs, writing);
}

interface EastAsian {
  readonly name: string;
  readonly scripts: readonly string[];
}

const JAPANESE: EastAsian = { name: "Jpan", scripts: ["Hani", "Hira", "Kana"] };
const KOREAN: EastAsian = { name: "Kore", scripts: ["Hani", "Hang"] };

function renamed(runs: readonly ScriptSpan[], { name, scripts }: EastAsian): ScriptSpan[] {
  const spans: ScriptRun[] = [];
  for (const run of runs) {
    const script = scripts.includes(run.script) ? name : run.script;
    const last = spans.at(-1);
    if (last?.script === script) {
      last.letters += run.letters;
      last.end = run.end;
    } else spans.push({ ...run, script });
  }
  return spans;
}
