import type { NumberReading, NumberResult, NumberUnit } from "@eval/core/text/numbers";
import { type Fraction, fractionOf, isAtMost, isWithin, product, type Tolerance } from "./exact-fraction.js";
import { unitFactor } from "./unit-factor.js";

export interface NumberComparison {
  readonly tolerance: Tolerance;
  /** Whether units are compared where both sides have one, must be there where the expected answer has one, or not at all. */
  readonly units: "where-both" | "required" | "ignored";
  /** Whether a number inside an expected range is right. */
  readonly insideRange: boolean;
}

/** `unit_mismatch`: the right number, of the wrong thing. `unclear`: it depends on how a number is read. */
export type NumberVerdict = "matched" | "different" | "unit_mismatch" | "unclear";

/** Compares a number found in an output with the one expected. Both may have several readings. */
export function compareNumbers(found: NumberResult, expected: NumberResult, rules: NumberComparison): NumberVerdict {
  if (isSameWriting(found, expected)) return "matched";
  const verdicts = valuesOf(found).flatMap((value) =>
    valuesOf(expected).map((other) => compareValues({ value, unit: found }, { value: other, unit: expected }, rules)),
  );
  const [first] = verdicts as [NumberVerdict, ...NumberVerdict[]];
  if (verdicts.every((verdict) => verdict === first)) return first;
  return verdicts.includes("matched") ? "unclear" : "different";
}

/** What has the same readings is the same, whichever is meant: "5m" and "5m". */
const isSameWriting = (found: NumberResult, expected: NumberResult): boolean =>
  found.kind === "ambiguous" &&
  expected.kind === "ambiguous" &&
  found.text === expected.text &&
  JSON.stringify(found.readings) === JSON.stringify(expected.readings);

/** A number or a range, as one value each: the ends of a range stand together. */
type Value = readonly [low: Fraction, high: Fraction] | readonly [number: Fraction];

function valuesOf(result: NumberResult): readonly Value[] {
  if (result.kind === "range") return [[exactOf(result.low), exactOf(result.high)]];
  return result.kind === "number" ? [[exactOf(result)]] : result.readings.map((reading) => [exactOf(reading)] as const);
}

const exactOf = ({ exact }: Pick<NumberReading, "exact">): Fraction => fractionOf(exact);

interface Measured {
  readonly value: Value;
  readonly unit: NumberUnit;
}

function compareValues(found: Measured, expected: Measured, rules: NumberComparison): NumberVerdict {
  const isEqual = (factor: Fraction) => agrees(scaled(found.value, factor), expected.value, rules);
  const factors = rules.units === "ignored" ? [ONE] : factorsBetween(found.unit, expected.unit, rules.units);
  if (factors.length === 0) return isEqual(ONE) ? "unit_mismatch" : "different";
  return factors.some(isEqual) ? "matched" : "different";
}

const ONE = fractionOf("1");
const HUNDRED = fractionOf("100");
const HUNDREDTH = fractionOf("0.01");

/**
 * What a value may be multiplied by to be in the expected unit; none where the units differ. A number without a
 * unit takes the expected one; one without a percent sign may also be the share itself: 18 % is 18 or 0.18.
 */
function factorsBetween(found: NumberUnit, expected: NumberUnit, units: "where-both" | "required"): Fraction[] {
  const [from, to] = [unitNameOf(found), unitNameOf(expected)];
  if (from === to) return [ONE];
  if (to === "%" && from === null) return units === "required" ? [HUNDRED] : [ONE, HUNDRED];
  if (to === null) return from === "%" ? [ONE, HUNDREDTH] : [ONE];
  if (from === null) return units === "required" ? [] : [ONE];
  const factor = unitFactor(from, to);
  return factor === null ? [] : [factor];
}

/** The one unit that two numbers are compared by. Currencies are upper case, so they are not mistaken for units. */
export function unitNameOf({ percent, currency, unit }: NumberUnit): string | null {
  return percent ? "%" : (currency ?? unit ?? null);
}

/** Whether two numbers count the same kind of thing, as far as both say so. */
export function isSameKind(found: NumberUnit, expected: NumberUnit): boolean {
  const [from, to] = [unitNameOf(found), unitNameOf(expected)];
  return from !== null && to !== null && unitFactor(from, to) !== null;
}

function scaled([low, high]: Value, factor: Fraction): Value {
  return high === undefined ? [product(low, factor)] : [product(low, factor), product(high, factor)];
}

function agrees(found: Value, expected: Value, { tolerance, insideRange }: NumberComparison): boolean {
  if (found.length === expected.length) {
    return found.every((end, index) => isWithin(end, expected[index] as Fraction, tolerance));
  }
  const [number] = found;
  const [low, high] = expected;
  return insideRange && found.length === 1 && high !== undefined && isAtMost(low, number) && isAtMost(number, high);
}
