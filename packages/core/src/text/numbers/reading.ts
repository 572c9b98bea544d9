import type { NumberReading } from "./found-number.js";
import { exactText, type Rational, toNumber } from "./rational.js";

/** A value and, where it is one of several or an unusual one, the assumption under which it holds. */
export interface Reading {
  readonly value: Rational;
  readonly note?: string;
}

/** A reading as results show it. */
export function readingOf({ value, note }: Reading): NumberReading {
  const [nearest, exact] = [toNumber(value), exactText(value)];
  return note === undefined ? { value: nearest, exact } : { value: nearest, exact, note };
}
