import type { NumberReading } from "./found-number.js";
import { exactText, type Rational, toNumber } from "./rational.js";

/** A value and, where it is one of several or an unusual one, the assumption under which it holds. */
export interface Reading {
  readonly value: Rational;
  readonly note?: string;
}

/** A reading as results show it. */
export function readingOf({ value, note }: Reading): NumberReading {
  return { value: toNumber(value), exact: exactText(value), ...(note !== undefined && { note }) };
}
