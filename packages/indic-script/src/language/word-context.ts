import { LATIN_LETTER } from "../script/letter-scripts.js";
import type { ScriptWord } from "./split-script-words.js";

/**
 * Where a Latin word stands, as far as it says whether the word is one of the language or a name in it:
 * - plain: lower case, or all in capitals in a text that is;
 * - title: a capital in a text where nearly every word has one;
 * - first: a capital where a sentence starts, which says nothing;
 * - capital: a capital inside a sentence, most likely a name;
 * - acronym: capitals alone in a text that has small letters;
 * - quoted: inside double quotes, while not all is;
 * - glued: touching a digit, "_", "@", "#", "=" or an opening bracket behind: code, handles, "Se7en", "Ki-67", no word.
 */
export type WordContext = "plain" | "title" | "first" | "capital" | "acronym" | "quoted" | "glued";

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
  return words.map(({ text: word, script, start, end }, at): WordContext => {
    if (script !== LATIN_LETTER) return "plain";
    if (isGlued(text, start, end)) return "glued";
    if (quoted?.[at]) return "quoted";
    if (!isCapital(word) || PRONOUN.test(word)) return "plain";
    if (word.length > 1 && word === word.toUpperCase()) return capitals < latin ? "acronym" : "plain";
    if (isTitle) return "title";
    return startsSentence(text, at === 0 ? 0 : words[at - 1]!.end, start) ? "first" : "capital";
  });
}

const TITLE_SHARE = 0.85;
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

/** Which words stand between double quotes; undefined where none or all do. */
function quotedWords(text: string, words: readonly ScriptWord[]): readonly boolean[] | undefined {
  if (!/["\u201c\u201d]/.test(text)) return undefined;
  const quotes = [...text.matchAll(/["\u201c\u201d]/g)].map(({ index }) => index);
  let passed = 0;
  const inside = words.map(({ start }) => {
    while (passed < quotes.length && quotes[passed]! < start) passed += 1;
    return passed % 2 === 1 && passed < quotes.length;
  });
  return inside.every(Boolean) ? undefined : inside;
}
