import { meaningAt, type NumberToken } from "./number-tokens.js";
import { add, multiply, powerOfTen, type Rational, whole } from "./rational.js";

/** A value, and the token behind the words it was read from. */
export interface Spelled {
  readonly value: Rational;
  readonly next: number;
}

/** A number below a hundred in words. */
export interface Small {
  readonly value: number;
  readonly next: number;
  readonly isLoose: boolean;
}

/** Reads "seven", "twenty-one", "सैंतालीस". */
export function readBelowHundred(tokens: readonly NumberToken[], at: number): Small | null {
  const meaning = meaningAt(tokens, at);
  if (meaning?.role !== "small") return null;
  if (meaning.sort === "tens") {
    const unitAt = skipHyphen(tokens, at + 1);
    const unit = meaningAt(tokens, unitAt);
    if (unit?.role === "small" && unit.sort === "unit")
      return { value: meaning.value + unit.value, next: unitAt + 1, isLoose: false };
  }
  return { value: meaning.value, next: at + 1, isLoose: meaning.isLoose === true };
}

/** "nineteen forty-seven", "twenty twenty": years are read in pairs; elsewhere these would be two numbers. */
export function readYear(tokens: readonly NumberToken[], at: number, first: Small): Spelled | null {
  const sort = meaningAt(tokens, at);
  if (sort?.role !== "small" || sort.sort === "single" || first.value < 11 || first.value > 20) return null;
  const secondSort = meaningAt(tokens, first.next);
  const second = readBelowHundred(tokens, first.next);
  if (second === null || secondSort?.role !== "small" || secondSort.sort === "single" || second.value < 10) return null;
  const value = whole(first.value * 100 + second.value);
  return { value, next: second.next };
}

/** "three point one four": the digits behind the point are read one by one. */
export function readDecimals(tokens: readonly NumberToken[], at: number, before: number): Spelled | null {
  let value = whole(before);
  let next = at;
  for (let place = 1; place <= 20; place += 1) {
    const digit = meaningAt(tokens, next);
    if (digit?.role !== "small" || digit.value > 9) break;
    value = add(value, multiply(whole(digit.value), powerOfTen(-place)));
    next += 1;
  }
  return next === at ? null : { value, next };
}

/** The hyphen of "twenty-one" and "two-thirds". */
export function skipHyphen(tokens: readonly NumberToken[], at: number): number {
  const token = tokens[at];
  return token?.kind === "mark" && token.mark === "-" && !token.isApart && tokens[at + 1]?.isApart === false
    ? at + 1
    : at;
}
