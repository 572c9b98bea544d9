import type { Expression } from "./expression.js";
import { meaningAt, type NumberToken } from "./number-tokens.js";
import { add, fromDecimal, isLess, multiply, type Rational, whole } from "./rational.js";
import { unitFactors } from "./unit-factors.js";

/**
 * One number in two units or more, in the largest of them: "5 feet 6 inches" is 5.5 feet, "1 घंटा 30 मिनट" an hour and
 * a half. A whole number of a unit, then less than one of it in a smaller one; "and" joins times alone, since other
 * things are as often two ("2 km and 300 m").
 */
export function joinMeasures(
  tokens: readonly NumberToken[],
  first: Expression,
  readExpression: (at: number) => Expression | null,
): Expression {
  const share = shareOf(first);
  if (share === null || share.denominator !== 1n) return first;
  const behind = behindAnd(tokens, first);
  const begins = tokens[behind];
  if (begins === undefined || begins.kind === "mark" || meaningAt(tokens, behind)?.role === "minus") return first;
  const alone = readExpression(behind);
  const factor = alone === null ? null : shareOfUnit(unitOf(alone), unitOf(first));
  if (alone === null || factor === null) return first;
  // Each unit is smaller than the one before, so this goes no deeper than there are units.
  const second = joinMeasures(tokens, alone, readExpression);
  const rest = shareOf(second);
  if (rest === null || !isLess(multiply(rest, factor), whole(1))) return first;
  const value = add(share, multiply(rest, factor));
  const quantity = {
    ...first.quantity,
    hasDigits: first.quantity.hasDigits || second.quantity.hasDigits,
    hasWords: first.quantity.hasWords || second.quantity.hasWords,
  };
  return { ...first, readings: [{ value }], quantity, end: second.end, next: second.next };
}

/** The value of an expression that is one plain number of a unit and not negative. */
function shareOf({ readings, unit, quantity }: Expression): Rational | null {
  const [only, ...others] = readings;
  const isPlain = only !== undefined && others.length === 0 && only.note === undefined && !quantity.isLoose;
  return isPlain && unitOf({ unit }) !== "" && only.value.numerator >= 0n && !unit.ordinal ? only.value : null;
}

const unitOf = ({ unit }: Pick<Expression, "unit">): string => unit.currency ?? unit.unit ?? "";

/** Which part of the larger unit the smaller one is, or null where it is no part of it. */
function shareOfUnit(smaller: string, larger: string): Rational | null {
  const factors = smaller === larger ? null : unitFactors(smaller, larger);
  if (factors === null) return null;
  const [numerator, denominator] = factors.map(fromDecimal) as [Rational, Rational];
  const share = multiply(numerator, { numerator: denominator.denominator, denominator: denominator.numerator });
  return isLess(share, whole(1)) ? share : null;
}

const TIMES: ReadonlySet<string> = new Set("s min h day week month year".split(" "));
const ANDS: ReadonlySet<string> = new Set(["and", "और", "एवं", "व", "aur"]);

function behindAnd(tokens: readonly NumberToken[], { next, unit }: Expression): number {
  const token = tokens[next];
  const isAnd = token?.kind === "word" && ANDS.has(token.word.toLowerCase());
  return isAnd && TIMES.has(unit.unit ?? "") ? next + 1 : next;
}
