import { lazyPattern } from "./lazy-pattern.js";

/** Letters of every script (general category L). */
export const LETTER = 1;
/** Combining marks: vowel signs, viramas, nuktas, accents (M). */
export const MARK = 2;
/** Decimal digits of every script (Nd); their value is in the bits above `DIGIT_SHIFT`. */
export const DIGIT = 4;
/** Other numbers: fractions, superscripts, Tamil ten, hundred and thousand (No, Nl). */
export const NUMBER = 8;
/** White space (the White_Space property). */
export const SPACE = 16;
/** Punctuation, the dandas among it (P). */
export const PUNCTUATION = 32;
/** Symbols, emoji among them (S). */
export const SYMBOL = 64;
/** Zero width joiner and non-joiner. */
export const JOINER = 128;
/** Letters of scripts that put no space between words: Thai, Lao, Khmer, Myanmar, Han and the kana. */
export const SPACELESS = 256;
/** Invisible format characters that do not end a word (Cf without the joiners and the zero width space). */
export const FORMAT = 512;
/** Half of a surrogate pair: read the code point before deciding. */
export const SURROGATE = 1024;
/** What words are made of. */
export const WORD: number = LETTER | MARK | DIGIT | NUMBER;

const DIGIT_SHIFT = 11;
const KNOWN = 0x8000;

const table = new Uint16Array(0x10000);
const astralPages = new Map<number, Uint16Array>();

/**
 * The class bits of a UTF-16 code unit. The table fills itself 256 units at a time from the engine's own Unicode
 * properties, so a text pays only for the blocks it uses.
 */
export function classOfUnit(unit: number): number {
  const known = table[unit]!;
  return known !== 0 ? known : fillUnits(unit);
}

/** The class bits of a code point. */
export function classOfCodePoint(codePoint: number): number {
  if (codePoint <= 0xffff) return classOfUnit(codePoint);
  const pageNumber = codePoint >> 8;
  let page = astralPages.get(pageNumber);
  if (page === undefined) {
    page = classifyPage(pageNumber);
    astralPages.set(pageNumber, page);
  }
  return page[codePoint & 0xff]!;
}

/** The class bits of the character that starts at an index of a text; a lone surrogate stays `SURROGATE`. */
export function classAt(text: string, index: number): number {
  const bits = classOfUnit(text.charCodeAt(index));
  return bits & SURROGATE ? classOfCodePoint(text.codePointAt(index)!) : bits;
}

/** The class bits of the character that ends before an index of a text. */
export function classBefore(text: string, index: number): number {
  const bits = classOfUnit(text.charCodeAt(index - 1));
  if ((bits & SURROGATE) === 0 || index < 2) return bits;
  const codePoint = text.codePointAt(index - 2)!;
  return codePoint > 0xffff ? classOfCodePoint(codePoint) : bits;
}

/** The value 0 to 9 of a character whose class has `DIGIT`. */
export function digitValue(bits: number): number {
  return (bits >> DIGIT_SHIFT) & 15;
}

function fillUnits(unit: number): number {
  const start = unit & 0xff00;
  table.set(classifyPage(start >> 8), start);
  return table[unit]!;
}

function classifyPage(pageNumber: number): Uint16Array {
  const start = pageNumber << 8;
  const page = new Uint16Array(256);
  for (let offset = 0; offset < 256; offset += 1) {
    page[offset] = KNOWN | classify(start + offset);
  }
  return page;
}

function classify(codePoint: number): number {
  if (codePoint >= 0xd800 && codePoint <= 0xdfff) return SURROGATE;
  if (codePoint === 0x200c || codePoint === 0x200d) return JOINER;
  const character = String.fromCodePoint(codePoint);
  const bits = PROPERTIES.find(([, pattern]) => pattern().test(character))?.[0] ?? 0;
  if (bits === DIGIT) return DIGIT | (valueOfDigit(codePoint) << DIGIT_SHIFT);
  if ((bits & WORD) !== 0) return bits | (SPACELESS_SCRIPT().test(character) ? SPACELESS : 0);
  // Zero width space ends words.
  return codePoint === 0x200b ? 0 : bits;
}

const PROPERTIES: readonly (readonly [bits: number, pattern: () => RegExp])[] = [
  [LETTER, lazyPattern("\\p{L}")],
  [MARK, lazyPattern("\\p{M}")],
  [DIGIT, lazyPattern("\\p{Nd}")],
  [NUMBER, lazyPattern("\\p{N}")],
  [SPACE, lazyPattern("\\p{White_Space}")],
  [PUNCTUATION, lazyPattern("\\p{P}")],
  [SYMBOL, lazyPattern("\\p{S}")],
  [FORMAT, lazyPattern("\\p{Cf}")],
];

const SPACELESS_SCRIPT = lazyPattern(
  "[\\p{scx=Thai}\\p{scx=Lao}\\p{scx=Khmr}\\p{scx=Mymr}\\p{scx=Hani}\\p{scx=Hira}\\p{scx=Kana}]",
);

const NATIVE_DIGIT = lazyPattern("\\p{Nd}");

/** Digits stand in runs of ten from zero to nine, a few runs directly behind one another. */
function valueOfDigit(codePoint: number): number {
  let start = codePoint;
  while (NATIVE_DIGIT().test(String.fromCodePoint(start - 1))) start -= 1;
  return (codePoint - start) % 10;
}

const ABOVE_LATIN_1 = /[\u0100-\uffff]/;

/**
 * Whether a text stays below U+0100. On a string that the engine stores in one byte a character, which is all English
 * text, the pattern cannot match and the answer comes without looking at it.
 */
export function isLatin1(text: string): boolean {
  return !ABOVE_LATIN_1.test(text);
}
