import {
  classAt,
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
      const end = wordEnd(text, at, bits);
      words.push(text.slice(at, end));
      at = end;
    } else {
      at = passBy(text, at, bits);
    }
  }
  return words;
}

/**
 * Words, as `splitWords` finds them, and between them every punctuation mark and symbol as a token of its own. The
 * double danda is one token; an emoji is one token with everything that belongs to it. White space separates.
 *
 * @example
 * splitTokens("रामः गच्छति॥"); // => ["रामः", "गच्छति", "॥"]
 * splitTokens("₹1,00,000!"); // => ["₹", "1,00,000", "!"]
 */
export function splitTokens(text: string): string[] {
  const tokens: string[] = [];
  let at = 0;
  while (at < text.length) {
    const bits = classAt(text, at);
    if ((bits & (SPACE | JOINER | FORMAT)) !== 0 || isInvisible(text.charCodeAt(at))) {
      at += widthAt(text, at);
      continue;
    }
    const end = (bits & WORD) !== 0 ? wordEnd(text, at, bits) : nextGraphemeEnd(text, at);
    tokens.push(text.slice(at, end));
    at = end;
  }
  return tokens;
}

const INSIDE = WORD | JOINER;

/** Where the word ends whose first character is at `start`. */
function wordEnd(text: string, start: number, firstBits: number): number {
  if ((firstBits & SPACELESS) !== 0) return nextGraphemeEnd(text, start);
  let at = start;
  let previous = firstBits;
  while (at < text.length) {
    let bits = classOfUnit(text.charCodeAt(at));
    if ((bits & SURROGATE) !== 0) bits = classAt(text, at);
    if ((bits & SPACELESS) !== 0) break;
    if ((bits & INSIDE) !== 0) previous = bits;
    else if ((bits & SPACE) !== 0 || !joinsNeighbours(text, at, bits, previous)) break;
    at += (bits & SURROGATE) === 0 && text.charCodeAt(at) >= 0xd800 ? widthAt(text, at) : 1;
  }
  return at;
}

/** Where to look on after the character at `at`, which is outside of words. Marks belong to their base. */
function passBy(text: string, at: number, bits: number): number {
  at += widthAt(text, at);
  if ((bits & (SPACE | JOINER | FORMAT)) !== 0) return at;
  while (at < text.length && (classAt(text, at) & MARK) !== 0) at += widthAt(text, at);
  return at;
}

/** Whether a character that is not itself of words joins what stands on its two sides. */
function joinsNeighbours(text: string, at: number, bits: number, previous: number): boolean {
  if (at + 1 >= text.length) return false;
  if ((previous & DIGIT) !== 0 && joinsDigits(text, at)) return true;
  const next = classAt(text, at + 1);
  if ((next & SPACELESS) !== 0) return false;
  if ((bits & FORMAT) !== 0) return (next & INSIDE) !== 0;
  const unit = text.charCodeAt(at);
  const isApostrophe = unit === 0x27 || unit === 0x2019;
  return isApostrophe && (previous & (LETTER | MARK)) !== 0 && (next & LETTER) !== 0;
}

function isInvisible(unit: number): boolean {
  return unit < 0x20 || (unit >= 0x7f && unit < 0xa0) || unit === 0x200b;
}

const widthAt = (text: string, at: number): number => (text.codePointAt(at)! > 0xffff ? 2 : 1);
