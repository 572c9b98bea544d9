import {
  classAt,
  classBefore,
  classOfUnit,
  DIGIT,
  JOINER,
  LETTER,
  MARK,
  NUMBER,
  SPACE,
  SURROGATE,
} from "../char-class.js";
import type { Convention } from "./convention.js";
import { readExponent } from "./exponent.js";
import { readGluedFraction } from "./glued-fraction.js";
import { meaningOf } from "./number-words.js";
import { type Numeral, readNumerals } from "./numeral.js";
import { readSpacedGroups } from "./spaced-groups.js";
import { readTamilNumeral } from "./tamil-numeral.js";
import type { WordMeaning } from "./word-meaning.js";

/** A piece of a text as the grammar of numbers sees it. */
export type NumberToken = {
  readonly start: number;
  readonly end: number;
  /** White space stands before it. */
  readonly isApart: boolean;
} & (
  | { readonly kind: "numeral"; readonly numeral: Numeral }
  | { readonly kind: "word"; readonly word: string; readonly meaning: WordMeaning | undefined }
  /** A character that is neither: sign, bracket, fraction, superscript digits. */
  | { readonly kind: "mark"; readonly mark: string }
  /** Digits that are no number, such as "1.2.3", or that belong to a name ("COVID19"). */
  | { readonly kind: "other" }
);

/** What the word at a token means, where it is one that numbers know. */
export function meaningAt(tokens: readonly NumberToken[], at: number): WordMeaning | undefined {
  const token = tokens[at];
  return token?.kind === "word" ? token.meaning : undefined;
}

/** `isWhole`: the text is hoped to be one number. */
export function tokenizeNumbers(text: string, convention: Convention, isWhole: boolean): NumberToken[] {
  const tokens: NumberToken[] = [];
  let isApart = true;
  for (let at = 0; at < text.length; ) {
    const bits = classAt(text, at);
    if ((bits & SPACE) !== 0) {
      isApart = true;
      at += 1;
      continue;
    }
    const tamilEnd = isTamilNumeral(text.charCodeAt(at)) ? pushTamil(tokens, text, at, isApart) : -1;
    if (tamilEnd >= 0) at = tamilEnd;
    else if ((bits & (LETTER | MARK)) !== 0) at = pushWord(tokens, text, at, isApart);
    else if ((bits & DIGIT) !== 0 || isLeadingPoint(text, at)) {
      const spaced = readSpacedGroups(text, at, isWhole, convention);
      at = spaced === null ? pushNumerals(tokens, text, at, isApart, convention) : pushNumeral(tokens, spaced, isApart);
    } else at = pushMark(tokens, text, at, isApart, bits);
    isApart = false;
  }
  return tokens;
}

function pushWord(tokens: NumberToken[], text: string, start: number, isApart: boolean): number {
  const end = endOf(text, start, LETTER | MARK | JOINER);
  const word = text.slice(start, end);
  const meaning = meaningOf(word);
  const isFollowedByDigit = end < text.length && (classAt(text, end) & DIGIT) !== 0;
  // Digits glued to letters are part of a name ("COVID19"), but for "Rs500" and "रु५००".
  if (isFollowedByDigit && !(meaning?.role === "currency" && meaning.side !== "after")) {
    const nameEnd = endOf(text, end, LETTER | MARK | JOINER | DIGIT);
    tokens.push({ kind: "other", start, end: nameEnd, isApart });
    return nameEnd;
  }
  if (meaning?.role !== "joined") tokens.push({ kind: "word", start, end, isApart, word, meaning });
  else
    for (const [at, part] of meaning.parts.entries())
      tokens.push({ kind: "word", start, end, isApart: isApart || at > 0, word, meaning: part });
  return end;
}

function endOf(text: string, start: number, classes: number): number {
  let end = start;
  while (end < text.length) {
    const bits = classOfUnit(text.charCodeAt(end));
    const isHalf = (bits & SURROGATE) !== 0;
    if (((isHalf ? classAt(text, end) : bits) & classes) === 0) break;
    end += isHalf && text.codePointAt(end)! > 0xffff ? 2 : 1;
  }
  return end;
}

function pushNumerals(
  tokens: NumberToken[],
  text: string,
  start: number,
  isApart: boolean,
  convention: Convention,
): number {
  const { numerals, end } = readNumerals(text, start, convention);
  if (numerals.length === 0) tokens.push({ kind: "other", start, end, isApart });
  for (const [index, numeral] of numerals.entries()) {
    tokens.push({ kind: "numeral", start: numeral.start, end: numeral.end, isApart: isApart || index > 0, numeral });
  }
  const [only, ...more] = numerals;
  if (only === undefined || more.length > 0 || only.readings.length > 1) return end;
  const power = readExponent(text, end, only.readings[0]!.value);
  if (power === null) return end;
  const numeral = { ...only, end: power.end, readings: power.readings, isPlain: false };
  tokens[tokens.length - 1] = { kind: "numeral", start, end: power.end, isApart, numeral };
  return power.end;
}

/** Exact arithmetic on longer runs would take long, and nobody counts so far. */
const LONGEST_TAMIL = 40;

/** Where a number in the old Tamil way ends, or -1 where none begins. */
function pushTamil(tokens: NumberToken[], text: string, start: number, isApart: boolean): number {
  let end = start;
  while (end - start <= LONGEST_TAMIL && isTamilNumeral(text.charCodeAt(end))) end += 1;
  const value = end === start || end - start > LONGEST_TAMIL ? null : readTamilNumeral(text.slice(start, end));
  if (value === null) return -1;
  return pushNumeral(tokens, { start, end, readings: [{ value }], isPlain: false, length: 0 }, isApart);
}

function pushNumeral(tokens: NumberToken[], numeral: Numeral, isApart: boolean): number {
  const { start, end } = numeral;
  tokens.push({ kind: "numeral", start, end, isApart, numeral });
  return end;
}

const isTamilNumeral = (unit: number): boolean => unit >= 0xbe6 && unit <= 0xbf2;

function pushMark(tokens: NumberToken[], text: string, start: number, isApart: boolean, bits: number): number {
  const glued = text[start] === "\\" ? readGluedFraction(text, start) : null;
  if (glued !== null) {
    const mark = `${glued.numerator}⁄${glued.denominator}`;
    tokens.push({ kind: "mark", start, end: glued.end, isApart, mark });
    return glued.end;
  }
  let end = start + (text.codePointAt(start)! > 0xffff ? 2 : 1);
  if ((bits & NUMBER) !== 0 || text[start] === "⁻") {
    // A run of superscript digits is one exponent.
    while (end < text.length && (classAt(text, end) & NUMBER) !== 0) end += 1;
  }
  tokens.push({ kind: "mark", start, end, isApart, mark: text.slice(start, end) });
  return end;
}

/** ".5" is a number, "end.5" and "1..5" are not. */
function isLeadingPoint(text: string, at: number): boolean {
  if (text[at] !== "." || at + 1 >= text.length || (classAt(text, at + 1) & DIGIT) === 0) return false;
  return at === 0 || ((classBefore(text, at) & (LETTER | MARK | DIGIT)) === 0 && text[at - 1] !== ".");
}
