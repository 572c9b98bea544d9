import { lazyPattern } from "@eval/core/text";
import { LATIN_LETTER } from "../script/letter-scripts.js";
import { unitOf } from "../script/unit-of.js";
import { ACRONYM, CAPITAL, FIRST, GLUED, PLAIN, QUOTED, RUN, TITLE } from "./contexts.js";
import type { ScriptWord } from "./split-script-words.js";
import { QUOTE } from "./text-signs.js";

/** Sets the context of every Latin word of a text; words of other scripts stay plain. */
export function setContexts(text: string, words: readonly ScriptWord[], signs: number): void {
  let latin = 0;
  let capitals = 0;
  for (const { start, script } of words) {
    if (script !== LATIN_LETTER) continue;
    latin += 1;
    if (isCapital(text, start)) capitals += 1;
  }
  if (latin === 0) return;
  const isTitle = latin > 2 && capitals / latin > TITLE_SHARE;
  const quoted = quotedWords(text, words, signs);
  const runs = isTitle || capitals < LONG_RUN ? NO_RUNS : capitalRuns(text, words);
  let before = 0;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] as ScriptWord;
    if (word.script === LATIN_LETTER) {
      if (isGlued(text, word)) word.context = GLUED;
      else if (quoted?.[at]) word.context = QUOTED;
      else if (isCapital(text, word.start) && !isPronoun(text, word)) {
        if (isAllCapitals(text, word)) word.context = capitals < latin ? ACRONYM : PLAIN;
        else if (isTitle) word.context = TITLE;
        else if ((runs[at] ?? 0) >= LONG_RUN) word.context = RUN;
        else word.context = startsSentence(text, before, word.start) ? FIRST : CAPITAL;
      }
    }
    before = word.end;
  }
}

const TITLE_SHARE = 0.85;
const LONG_RUN = 3;
const NO_RUNS: readonly number[] = [];

const isSpace = (text: string, from: number, to: number): boolean =>
  to - from === 1 ? unitOf(text, from) === 0x20 : text.slice(from, to).trim() === "";

/** How long the run of words with a capital is that a word stands in, nothing but space between them; 0 for short ones. */
function capitalRuns(text: string, words: readonly ScriptWord[]): readonly number[] {
  const runs = new Array<number>(words.length).fill(0);
  let first = 0;
  for (let at = 0; at <= words.length; at += 1) {
    const word = words[at];
    const isInside = word !== undefined && word.script === LATIN_LETTER && isCapital(text, word.start);
    const goesOn = isInside && at > first && isSpace(text, (words[at - 1] as ScriptWord).end, word.start);
    if (goesOn) continue;
    if (at - first >= LONG_RUN) runs.fill(at - first, first, at);
    first = isInside ? at : at + 1;
  }
  return runs;
}

/** Whether a Latin word begins with a capital. */
function isCapital(text: string, start: number): boolean {
  const unit = unitOf(text, start);
  if (unit < 0x80) return unit < 0x61;
  const letter = text[start] as string;
  return letter !== letter.toLowerCase();
}

/** English writes "I" with a capital anywhere. */
function isPronoun(text: string, { start, end }: ScriptWord): boolean {
  if (unitOf(text, start) !== 0x49) return false;
  return end === start + 1 || APOSTROPHES.has(unitOf(text, start + 1));
}

const APOSTROPHES: ReadonlySet<number> = new Set([0x27, 0x2019]);

function isAllCapitals(text: string, { start, end }: ScriptWord): boolean {
  if (end === start + 1) return false;
  for (let at = start; at < end; at += 1) {
    const unit = unitOf(text, at);
    if (unit >= 0x61 && unit <= 0x7a) return false;
    if (unit >= 0x80) {
      const word = text.slice(start, end);
      return word === word.toUpperCase();
    }
  }
  return true;
}

const SENTENCE_ENDS: ReadonlySet<number> = new Set([..."\u0964\u0965\u06d4.?!:\n"].map((mark) => mark.charCodeAt(0)));

function startsSentence(text: string, before: number, start: number): boolean {
  if (before === 0) return true;
  for (let at = before; at < start; at += 1) if (SENTENCE_ENDS.has(unitOf(text, at))) return true;
  return false;
}

/** Units that make a word before or behind them a part of something else, beside digits. */
const GLUE_BEFORE = new Set([..."_@#=\\"].map((sign) => sign.charCodeAt(0)));
const GLUE_BEHIND = new Set([..."_@=("].map((sign) => sign.charCodeAt(0)));
const HYPHEN = 0x2d;

const isDigit = (unit: number): boolean => unit >= 0x30 && unit <= 0x39;

function isGlued(text: string, { start, end }: ScriptWord): boolean {
  if (start > 0 && isGlue(unitOf(text, start - 1), GLUE_BEFORE)) return true;
  if (end === text.length) return false;
  const behind = unitOf(text, end);
  return isGlue(behind, GLUE_BEHIND) || (behind === HYPHEN && end + 1 < text.length && isDigit(unitOf(text, end + 1)));
}

/** Most of what stands beside a word is a space. */
const isGlue = (unit: number, signs: ReadonlySet<number>): boolean =>
  unit !== 0x20 && (isDigit(unit) || signs.has(unit));

/** Double quotation marks, and single ones that open before a word and close behind one: no apostrophe does both. */
const QUOTATIONS = lazyPattern(
  "\"[^\"]*\"|\\u201c[^\\u201c\\u201d]*\\u201d|(?<![\\p{L}\\p{M}\\p{N}])['\\u2018](?=\\p{L})[^'\\u2018\\u2019\\n]{1,200}['\\u2019](?![\\p{L}\\p{M}\\p{N}])",
  "gu",
);

/** Most apostrophes stand inside words, and need no closer look. */
const OPENING_APOSTROPHE = /(?:^|[^a-z])'/i;

const mayQuote = (text: string, signs: number): boolean =>
  (signs & QUOTE) !== 0 || (text.includes("'") && OPENING_APOSTROPHE.test(text));

/** Which words stand between quotation marks; undefined where none or all do. */
function quotedWords(text: string, words: readonly ScriptWord[], signs: number): readonly boolean[] | undefined {
  if (!mayQuote(text, signs)) return undefined;
  const ends = [...text.matchAll(QUOTATIONS())].map(({ 0: quotation, index }) => [index, index + quotation.length]);
  if (ends.length === 0) return undefined;
  let passed = 0;
  const inside = words.map(({ start }) => {
    while (passed < ends.length && ends[passed]![1]! <= start) passed += 1;
    return passed < ends.length && ends[passed]![0]! <= start;
  });
  return inside.every(Boolean) ? undefined : inside;
}
