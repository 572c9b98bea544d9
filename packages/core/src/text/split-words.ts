import {
  classAt,
  classOfCodePoint,
  classOfUnit,
  DIGIT,
  FORMAT,
  JOINER,
  LETTER,
  MARK,
  SPACE,
  SPACELESS,
  SURROGATE,
  WORD,
} from "./char-class.js";
import { nextGraphemeEnd } from "./split-graphemes.js";
import { joinsDigits } from "./word-boundary.js";

/**
 * The words of a text in any script: runs of letters with their marks, and numbers.
 *
 * Unlike UAX #29 words, a full stop never joins letters ("आया.सीता" is two words), and unlike `\w` or `\p{L}+` nothing
 * is cut at a vowel sign or virama. Joiners, Vedic accents, avagraha and visarga stay inside; so do an apostrophe
 * between letters ("isn't") and the separators of a number ("१,२५०", "1,25,000", "3.14"). Hyphens, dandas, Urdu
 * punctuation, symbols and emoji separate and are dropped.
 *
 * Thai, Lao, Khmer, Myanmar, Han and kana put no space between words and would need a dictionary: they are split per
 * grapheme. Empty text has no words.
 *
 * @see Unicode Standard Annex #29, section 4
 * @example
 * splitWords("नमक-मिर्च १,२५० रुपये।"); // => ["नमक", "मिर्च", "१,२५०", "रुपये"]
 * splitWords("It isn't 3.14."); // => ["It", "isn't", "3.14"]
 */
export function splitWords(text: string): string[] {
  const words: string[] = [];
  let at = 0;
  while (at < text.length) {
    const bits = classAt(text, at);
    if ((bits & WORD) !== 0) {
      const end = wordEnd(text, at);
      words.push(text.slice(at, end));
      at = end;
    } else {
      at = nonWordEnd(text, at, bits);
    }
  }
  return words;
}

/** Where the word that starts at `start` ends. */
export function wordEnd(text: string, start: number): number {
  if ((classAt(text, start) & SPACELESS) !== 0) return nextGraphemeEnd(text, start);
  let at = start;
  let previous = 0;
  while (at < text.length) {
    let bits = classOfUnit(text.charCodeAt(at));
    let width = 1;
    if ((bits & SURROGATE) !== 0) {
      const codePoint = text.codePointAt(at)!;
      bits = classOfCodePoint(codePoint);
      width = codePoint > 0xffff ? 2 : 1;
    }
    if ((bits & SPACELESS) !== 0 && at > start) break;
    if ((bits & (WORD | JOINER)) === 0 && !continuesWord(text, at, bits, previous)) break;
    if ((bits & (WORD | JOINER)) !== 0) previous = bits;
    at += width;
  }
  return at;
}

/** Where to look for the next word after the character at `at`, which is outside of words. Marks belong to their base. */
export function nonWordEnd(text: string, at: number, bits: number): number {
  at += text.codePointAt(at)! > 0xffff ? 2 : 1;
  if ((bits & (SPACE | JOINER | FORMAT)) !== 0) return at;
  while (at < text.length && (classAt(text, at) & MARK) !== 0) at += text.codePointAt(at)! > 0xffff ? 2 : 1;
  return at;
}

/** Whether a character that is not itself of words joins what stands on its two sides. */
function continuesWord(text: string, at: number, bits: number, previous: number): boolean {
  if (at + 1 >= text.length) return false;
  if ((previous & DIGIT) !== 0 && joinsDigits(text, at)) return true;
  const next = classAt(text, at + 1);
  if ((bits & FORMAT) !== 0) return (next & (WORD | JOINER)) !== 0 && (next & SPACELESS) === 0;
  const unit = text.charCodeAt(at);
  const isApostrophe = unit === 0x27 || unit === 0x2019;
  return isApostrophe && (previous & (LETTER | MARK)) !== 0 && (next & LETTER) !== 0 && (next & SPACELESS) === 0;
}
