import { composeSteps } from "@eval/core/text";
import { findNumbers, type NumberOptions, type NumberResult, parseNumber } from "@eval/core/text/numbers";
import { isSameKind, unitNameOf } from "./compare-numbers.js";
import { denialsIn } from "./denied-mention.js";

const visible = composeSteps(["canonical", "strip-invisible"]);

/** The numbers of a text, without those that it only denies, unless an expected answer does so too: "not 5 but 6". */
export function assertedNumbers(
  text: string,
  expected: readonly string[],
  options: NumberOptions,
): readonly NumberResult[] {
  const numbers = numbersIn(visible(text), options);
  const asserted = withoutDenied(text, numbers);
  if (asserted.length === numbers.length) return numbers;
  const isDenying = (answer: string) => {
    const all = numbersIn(visible(answer), options);
    return withoutDenied(answer, all).length < all.length;
  };
  return expected.some(isDenying) ? numbers : asserted;
}

function withoutDenied(text: string, numbers: readonly NumberResult[]): readonly NumberResult[] {
  if (numbers.length === 0) return numbers;
  const isDenied = denialsIn(visible(text));
  return numbers.filter(({ start, end }) => !isDenied(start, end));
}

/** A text that is a number as a whole is read as one: "do" is two there, and a verb in prose. */
function numbersIn(folded: string, options: NumberOptions): readonly NumberResult[] {
  const whole = parseNumber(folded, options);
  return whole === null ? findNumbers(folded, options) : [whole];
}

/** The one number that an expected answer states, or why there is none to compare with. */
export function expectedNumber(text: string, options: NumberOptions): NumberResult | "none" | "several" {
  const all = numbersIn(visible(text), options);
  const numbers = withoutArticles(all);
  const [first, ...others] = numbers;
  if (first === undefined) return "none";
  if (!others.every((other) => isRestated(other, first))) return "several";
  return numbers.find((number) => unitNameOf(number) !== null) ?? first;
}

/** "₹5,00,000 (five lakh)" states one number. */
export function isRestated(other: NumberResult, first: NumberResult): boolean {
  if (other === first) return true;
  if (other.kind !== "number" || first.kind !== "number" || other.exact !== first.exact) return false;
  return unitNameOf(other) === null || unitNameOf(first) === null || unitNameOf(other) === unitNameOf(first);
}

/** The numbers without "one" and "एक" in words, mere articles beside other numbers: "one of the 5". */
function withoutArticles(numbers: readonly NumberResult[]): readonly NumberResult[] {
  const counted = numbers.filter((number) => !isArticle(number));
  return counted.length === 0 ? numbers : counted;
}

const isOne = (number: NumberResult): boolean => number.kind === "number" && number.exact === "1";

const isArticle = (number: NumberResult): boolean =>
  number.kind === "number" && isOne(number) && number.written === "words" && unitNameOf(number) === null;

/**
 * The numbers that may answer a question whose answer is `expected`: where that has a unit, those that have one of
 * its kind; where there are none, those without any unit; else all of them.
 */
export function candidatesFor(
  expected: NumberResult,
  numbers: readonly NumberResult[],
  readsUnits: boolean,
): readonly NumberResult[] {
  const pool = isOne(expected) ? numbers : withoutArticles(numbers);
  if (!readsUnits || unitNameOf(expected) === null) return pool;
  const sameKind = pool.filter((number) => isSameKind(number, expected));
  if (sameKind.length > 0) return sameKind;
  const bare = pool.filter((number) => unitNameOf(number) === null);
  return bare.length > 0 ? bare : pool;
}
