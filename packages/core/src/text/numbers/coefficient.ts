import { readFraction } from "./fraction.js";
import { meaningAt, type NumberToken } from "./number-tokens.js";
import { add, multiply, type Rational, whole } from "./rational.js";
import type { Reading } from "./reading.js";
import { readBelowHundred, readDecimals, readYear, skipHyphen } from "./small-number.js";

/** What stands before a scale word: a numeral, or words for a number below a thousand. */
export interface Coefficient {
  readonly readings: readonly Reading[];
  readonly next: number;
  readonly hasDigits: boolean;
  readonly hasWords: boolean;
  /** Nothing stands there, and a scale word follows: "लाख", "हज़ार". */
  readonly isBare: boolean;
  /** 2 or more where it is surely a number, 1 for a single word of double meaning. */
  readonly firmness: number;
}

const words = (value: Rational, next: number, firmness = 2): Coefficient => ({
  readings: [{ value }],
  next,
  hasDigits: false,
  hasWords: true,
  isBare: false,
  firmness,
});

export function readCoefficient(tokens: readonly NumberToken[], at: number): Coefficient | null {
  const token = tokens[at];
  if (token === undefined) return null;
  const fraction = readFraction(tokens, at);
  if (fraction !== null)
    return {
      readings: [{ value: fraction.value }],
      next: fraction.next,
      hasDigits: true,
      hasWords: false,
      isBare: false,
      firmness: 2,
    };
  if (token.kind === "numeral") return readNumeralCoefficient(tokens, at, token.numeral.readings);
  const meaning = meaningAt(tokens, at);
  switch (meaning?.role) {
    case "small":
      return readSmall(tokens, at);
    case "amount":
      return withHundred(tokens, words(meaning.value, at + 1));
    case "shift":
      return readShift(tokens, at + 1, meaning.value, meaning.alone);
    case "part":
      return meaning.needsNumber ? null : words(meaning.value, skipArticle(tokens, at + 1));
    case "article":
      return readArticle(tokens, at + 1);
    case "hundred":
      return withHundred(tokens, words(whole(1), at, 0));
    case "scale":
      return meaning.isVague || meaning.isBare === false ? null : { ...words(whole(1), at, 0), isBare: true };
    default:
      return null;
  }
}

function readNumeralCoefficient(tokens: readonly NumberToken[], at: number, readings: readonly Reading[]): Coefficient {
  const coefficient = { readings, next: at + 1, hasDigits: true, hasWords: false, isBare: false, firmness: 2 };
  if (readings.length > 1) return coefficient;
  const part = meaningAt(tokens, at + 1);
  if (part?.role === "part" && part.isPlural) {
    return {
      ...coefficient,
      readings: [{ value: multiply(readings[0]!.value, part.value) }],
      next: at + 2,
      hasWords: true,
    };
  }
  const isHundred = meaningAt(tokens, at + 1)?.role === "hundred";
  return isHundred ? withHundred(tokens, coefficient) : withHalf(tokens, coefficient);
}

/** A number word below a hundred, with what may follow it: hundred, a fraction, decimals. */
function readSmall(tokens: readonly NumberToken[], at: number): Coefficient | null {
  const small = readBelowHundred(tokens, at);
  if (small === null) return null;
  const { value, next } = small;
  const coefficient = words(whole(value), next, small.isLoose ? 1 : 2);
  const part = meaningAt(tokens, skipHyphen(tokens, next));
  if (part?.role === "part" && (part.isPlural || value === 1)) {
    return words(multiply(whole(value), part.value), skipHyphen(tokens, next) + 1);
  }
  if (meaningAt(tokens, next)?.role === "point") {
    const decimals = readDecimals(tokens, next + 1, value);
    return decimals === null ? coefficient : words(decimals.value, decimals.next);
  }
  if (meaningAt(tokens, next)?.role === "hundred") return withHundred(tokens, coefficient);
  const year = readYear(tokens, at, small);
  if (year === null) return withHalf(tokens, coefficient);
  return { ...words(year.value, year.next), readings: [{ value: year.value, note: "as a year" }] };
}

/** सवा दो is 2.25, साढ़े तीन 3.5, पौने दो 1.75, सवा लाख 1.25 lakh. */
function readShift(
  tokens: readonly NumberToken[],
  at: number,
  shift: Rational,
  alone: Rational | null,
): Coefficient | null {
  const token = tokens[at];
  const small = readBelowHundred(tokens, at);
  if (small !== null) return withHundred(tokens, words(add(whole(small.value), shift), small.next));
  if (token?.kind === "numeral" && token.numeral.readings.length === 1) {
    const value = add(token.numeral.readings[0]!.value, shift);
    return withHundred(tokens, { ...words(value, at + 1), hasDigits: true });
  }
  return alone === null ? null : withHundred(tokens, words(alone, at));
}

function readArticle(tokens: readonly NumberToken[], at: number): Coefficient | null {
  const meaning = meaningAt(tokens, at);
  if (meaning?.role === "hundred") return withHundred(tokens, words(whole(1), at));
  if (meaning?.role === "scale" && !meaning.isVague && meaning.isBare !== false) return words(whole(1), at);
  return meaning?.role === "part" && !meaning.isPlural ? words(meaning.value, at + 1) : null;
}

/** "hundred" behind a coefficient, and what is below a hundred behind that: "two hundred and five", "उन्नीस सौ सैंतालीस". */
function withHundred(tokens: readonly NumberToken[], coefficient: Coefficient): Coefficient {
  const hundred = meaningAt(tokens, coefficient.next);
  if (hundred?.role !== "hundred") return coefficient;
  const value = multiply(coefficient.readings[0]!.value, whole(100));
  const next = coefficient.next + 1;
  const firmness = coefficient.firmness + (hundred.isLoose || coefficient.firmness === 0 ? 1 : 2);
  const hundreds = { ...coefficient, readings: [{ value }], next, hasWords: true, firmness };
  const isAnd = meaningAt(tokens, next)?.role === "and";
  const rest = readBelowHundred(tokens, isAnd ? next + 1 : next);
  const isSame = rest !== null && rest.value > 0 && meaningAt(tokens, rest.next)?.role !== "hundred";
  if (!isSame || !Number.isInteger(Number(value.numerator) / Number(value.denominator))) return hundreds;
  return { ...hundreds, readings: [{ value: add(value, whole(rest.value)) }], next: rest.next, firmness: firmness + 1 };
}

/** "two and a half", "3 and three quarters". */
function withHalf(tokens: readonly NumberToken[], coefficient: Coefficient): Coefficient {
  if (meaningAt(tokens, coefficient.next)?.role !== "and") return coefficient;
  const at = coefficient.next + 1;
  const isArticle = meaningAt(tokens, at)?.role === "article";
  const count = isArticle ? { value: 1, next: at + 1 } : readBelowHundred(tokens, at);
  const partAt = count === null ? at : skipHyphen(tokens, count.next);
  const part = meaningAt(tokens, partAt);
  if (part?.role !== "part") return coefficient;
  const value = add(coefficient.readings[0]!.value, multiply(whole(count?.value ?? 1), part.value));
  return { ...coefficient, readings: [{ value }], next: partAt + 1, hasWords: true };
}

/** "half a million": the article adds nothing. */
function skipArticle(tokens: readonly NumberToken[], at: number): number {
  const isArticle = meaningAt(tokens, at)?.role === "article";
  const follows = meaningAt(tokens, at + 1)?.role;
  return isArticle && (follows === "scale" || follows === "hundred") ? at + 1 : at;
}
