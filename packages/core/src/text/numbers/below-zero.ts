import type { Expression } from "./expression.js";
import { meaningAt, type NumberToken } from "./number-tokens.js";
import { negate } from "./rational.js";

/** A temperature counted down from zero, as the negative number that it is: "5 degrees below zero", "शून्य से 5 डिग्री नीचे". */
export function belowZero(
  tokens: readonly NumberToken[],
  first: Expression,
  readExpression: (at: number) => Expression | null,
): Expression | null {
  if (wordAt(tokens, first.next) === "below") {
    const zero = isZero(first) ? null : readExpression(first.next + 1);
    return zero !== null && isZero(zero) ? { ...negative(first), end: zero.end, next: zero.next } : null;
  }
  if (!isZero(first) || meaningAt(tokens, first.next)?.role !== "to") return null;
  const second = readExpression(first.next + 1);
  const behind = tokens[second?.next ?? tokens.length];
  if (second === null || behind === undefined || !BELOW.has(wordAt(tokens, second.next))) return null;
  return { ...negative(second), start: first.start, end: behind.end, next: second.next + 1 };
}

const BELOW: ReadonlySet<string> = new Set(["नीचे", "neeche", "niche"]);

function wordAt(tokens: readonly NumberToken[], at: number): string {
  const token = tokens[at];
  return token?.kind === "word" ? token.word.toLowerCase() : "";
}

const isZero = ({ readings, unit }: Expression): boolean =>
  readings.length === 1 && readings[0]!.value.numerator === 0n && Object.keys(unit).length === 0;

function negative(expression: Expression): Expression {
  const readings = expression.readings.map((reading) => ({ ...reading, value: negate(reading.value) }));
  return { ...expression, readings };
}
