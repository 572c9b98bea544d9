import type { Expression, Step } from "./expression.js";
import type { NumberUnit } from "./found-number.js";
import { meaningAt, type NumberToken } from "./number-tokens.js";
import { isLess, multiply, type Rational, rational, whole } from "./rational.js";
import { readingOf } from "./reading.js";

/**
 * A range that begins with a number just read: "10-15", "10 to 15 lakh", "5 से 10", "between 10 and 15", "1947-48". The scale and unit
 * behind the second number hold for the first where it has none. Null where no second number follows, or a smaller one.
 */
export function readRange(
  text: string,
  tokens: readonly NumberToken[],
  at: number,
  first: Expression,
  readExpression: (at: number) => Expression | null,
): Step | null {
  const behind = separatorEnd(tokens, first.next) ?? andEnd(tokens, first.next);
  const second = behind === null ? null : readExpression(behind);
  if (second !== null && isAnd(tokens[first.next]) && !isBetween(tokens, at, second.next)) return null;
  if (second === null || !isSingle(first) || !isSingle(second)) return null;
  const unit = sharedUnit(first.unit, second.unit);
  if (unit === null || first.unit.ordinal || second.unit.ordinal) return null;
  const ends = rangeEnds(tokens, first, second);
  if (ends === null) return null;
  const [low, high] = ends;
  const { start } = first;
  const { end, next } = second;
  const reading = (value: Rational) => readingOf({ value });
  const span = { text: text.slice(start, end), start, end };
  return { result: { kind: "range", ...span, low: reading(low), high: reading(high), ...unit }, next };
}

const isSingle = ({ readings, quantity }: Expression): boolean =>
  readings.length === 1 && readings[0]!.note === undefined && !quantity.isLoose;

function separatorEnd(tokens: readonly NumberToken[], at: number): number | null {
  if (meaningAt(tokens, at)?.role === "to") return at + 1;
  const token = tokens[at];
  if (token?.kind !== "mark" || !"-–—‐‑".includes(token.mark)) return null;
  const isApart = token.isApart || tokens[at + 1]?.isApart !== false;
  // A spaced hyphen may be a minus or a pause; a spaced dash is a range.
  return "-‐‑".includes(token.mark) && isApart ? null : at + 1;
}

function andEnd(tokens: readonly NumberToken[], at: number): number | null {
  return isAnd(tokens[at]) ? at + 1 : null;
}

const ANDS: ReadonlySet<string> = new Set(["and", "और", "व", "एवं", "aur"]);
const BETWEENS: ReadonlySet<string> = new Set(["बीच", "मध्य", "दरमियान", "beech", "bich", "madhya"]);

const isAnd = (token: NumberToken | undefined): boolean => token?.kind === "word" && ANDS.has(token.word.toLowerCase());

/** "between 10 and 15", "10 और 15 के बीच". */
function isBetween(tokens: readonly NumberToken[], start: number, end: number): boolean {
  const isWordAt = (at: number, isMeant: (word: string) => boolean): boolean => {
    const token = tokens[at];
    return token?.kind === "word" && isMeant(token.word.toLowerCase());
  };
  if (isWordAt(start - 1, (word) => word === "between")) return true;
  return isWordAt(end, (word) => word === "के" || word === "ke") && isWordAt(end + 1, (word) => BETWEENS.has(word));
}

/** The unit of both, or null where they differ. */
function sharedUnit(first: NumberUnit, second: NumberUnit): NumberUnit | null {
  if (Object.keys(first).length === 0) return second;
  if (Object.keys(second).length === 0) return first;
  return JSON.stringify(first) === JSON.stringify(second) ? first : null;
}

function rangeEnds(
  tokens: readonly NumberToken[],
  first: Expression,
  second: Expression,
): readonly [low: Rational, high: Rational] | null {
  const low = first.readings[0]!.value;
  const high = second.readings[0]!.value;
  const { scale } = second.quantity;
  const isShared = isLess(whole(1), scale) && first.quantity.scale.numerator === 1n && isLess(low, scale);
  const scaled = isShared ? multiply(low, scale) : low;
  if (!isLess(high, scaled)) return [scaled, high];
  return abbreviatedYears(tokens, first, second);
}

/** "1947-48" ends in 1948. */
function abbreviatedYears(
  tokens: readonly NumberToken[],
  first: Expression,
  second: Expression,
): readonly [low: Rational, high: Rational] | null {
  const from = tokens[first.next - 1];
  const until = tokens[second.next - 1];
  if (from?.kind !== "numeral" || until?.kind !== "numeral") return null;
  if (from.numeral.length !== 4 || until.numeral.length !== 2 || !from.numeral.isPlain || !until.numeral.isPlain)
    return null;
  const year = first.readings[0]!.value.numerator;
  const end = rational(year - (year % 100n) + second.readings[0]!.value.numerator);
  return isLess(rational(year), end) ? [rational(year), end] : null;
}
