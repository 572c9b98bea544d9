import { lazyPattern } from "@eval/core/text";
import { LATIN_LETTER } from "../script/letter-scripts.js";
import type { ScriptWord } from "./split-script-words.js";

/**
 * Where a Latin word stands, as far as it says whether the word is one of the language or a name in it:
 * - plain: lower case, or all in capitals in a text that is;
 * - title: a capital in a text where nearly every word has one;
 * - first: a capital where a sentence starts, which says nothing;
 * - capital: a capital inside a sentence, most likely a name;
 * - run: one of three or more words in a row with a capital, most likely a title: "Kal Ho Naa Ho made me cry";
 * - acronym: capitals alone in a text that has small letters;
 * - quoted: inside quotation marks, while not all is;
 * - glued: touching a digit, "_", "@", "#", "=" or an opening bracket behind: code, handles, "Se7en", "Ki-67", no word.
 */
export type WordContext = "plain" | "title" | "first" | "capital" | "run" | "acronym" | "quoted" | "glued";

/** The context of every word of a text; words of other scripts are plain. */
export function wordContexts(text: string, words: readonly ScriptWord[]): WordContext[] {
  let latin = 0;
  let capitals = 0;
  for (const { text: word, script } of words) {
    if (script !== LATIN_LETTER) continue;
    latin += 1;
    if (isCapital(word)) capitals += 1;
  }
  if (latin === 0) return words.map(() => "plain");
  const isTitle = latin > 2 && capitals / latin > TITLE_SHARE;
  const quoted = quotedWords(text, words);
  const runs = isTitle || capitals < LONG_RUN ? NO_RUNS : capitalRuns(text, words);
  return words.map(({ text: word, script, start, end }, at): WordContext => {
    if (script !== LATIN_LETTER) return "plain";
    if (isGlued(text, start, end)) return "glued";
    if (quoted?.[at]) return "quoted";
    if (!isCapital(word) || PRONOUN.test(word)) return "plain";
    if (word.length > 1 && word === word.toUpperCase()) return capitals < latin ? "acronym" : "plain";
    if (isTitle) return "title";
    if (runs[at]! >= LONG_RUN) return "run";
    return startsSentence(text, at === 0 ? 0 : words[at - 1]!.end, start) ? "first" : "capital";
  });
}

const TITLE_SHARE = 0.85;
const LONG_RUN = 3;
const NO_RUNS: readonly number[] = [];

const isSpace = (text: string, from: number, to: number): boolean =>
  to - from === 1 ? text.charCodeAt(from) === 0x20 : text.slice(from, to).trim() === "";

/** How long the run of words with a capital is that a word stands in, nothing but space between them; 0 for short ones. */
function capitalRuns(text: string, words: readonly ScriptWord[]): readonly number[] {
  const runs = new Array<number>(words.length).fill(0);
  let first = 0;
  for (let at = 0; at <= words.length; at += 1) {
    const word = words[at];
    const isInside = word !== undefined && word.script === LATIN_LETTER && isCapital(word.text);
    const goesOn = isInside && at > first && isSpace(text, words[at - 1]!.end, word.start);
    if (goesOn) continue;
    if (at - first >= LONG_RUN) runs.fill(at - first, first, at);
    first = isInside ? at : at + 1;
  }
  return runs;
}

/** English writes "I" with a capital anywhere. */
const PRONOUN = /^I(?:['\u2019]|$)/;
const SENTENCE_END = /[.?!:\n\u0964\u0965\u06d4]/;

function isCapital(word: string): boolean {
  const code = word.charCodeAt(0);
  if (code < 0x80) return code < 0x61;
  return word[0] !== word[0]!.toLowerCase();
}

function startsSentence(text: string, before: number, start: number): boolean {
  return before === 0 || SENTENCE_END.test(text.slice(before, start));
}

/** Units that make a word before or behind them a part of something else. */
const GLUE_BEFORE = new Set([..."0123456789_@#=\\"].map((sign) => sign.charCodeAt(0)));
const GLUE_BEHIND = new Set([..."0123456789_@=("].map((sign) => sign.charCodeAt(0)));
const HYPHEN = 0x2d;

function isGlued(text: string, start: number, end: number): boolean {
  if (GLUE_BEFORE.has(text.charCodeAt(start - 1)) || GLUE_BEHIND.has(text.charCodeAt(end))) return true;
  if (text.charCodeAt(end) !== HYPHEN) return false;
  const next = text.charCodeAt(end + 1);
  return next >= 0x30 && next <= 0x39;
}

/** Double quotation marks, and single ones that open before a word and close behind one: no apostrophe does both. */
const QUOTATIONS = lazyPattern(
  "\"[^\"]*\"|\\u201c[^\\u201c\\u201d]*\\u201d|(?<![\\p{L}\\p{M}\\p{N}])['\\u2018](?=\\p{L})[^'\\u2018\\u2019\\n]{1,200}['\\u2019](?![\\p{L}\\p{M}\\p{N}])",
  "gu",
);

/** Most apostrophes stand inside words, and need no closer look. */
const OPENS_QUOTATION = /["\u201c\u2018]|(?:^|[^a-z])'/i;

/** Which words stand between quotation marks; undefined where none or all do. */
function quotedWords(text: string, words: readonly ScriptWord[]): readonly boolean[] | undefined {
  if (!OPENS_QUOTATION.test(text)) return undefined;
  const ends = [...text.matchAll(QUOTATIONS())].map(({ 0: quotation, index }) => [index, index + quotation.length]);
  if (ends.length === 0) return undefined;
  let passed = 0;
  const inside = words.map(({ start }) => {
    while (passed < ends.length && ends[passed]![1]! <= start) passed += 1;
    return passed < ends.length && ends[passed]![0]! <= start;
  });
  return inside.every(Boolean) ? undefined : inside;
}
