import { type NumberReading, type NumberResult, unitFactors } from "@eval/core/text/numbers";
import { isSameRatio } from "./exact-ratio.js";

/**
 * `strict`: a unit on one side must be on the other. `lenient`: it may be missing, but not be another one. `day`: of a
 * date, where "26" is "26th" as well.
 */
export type UnitRule = "strict" | "lenient" | "day";

/** Whether two numbers found in text are the same quantity. What can be read in two ways is only like its own writing. */
export function isSameQuantity(left: NumberResult, right: NumberResult, units: UnitRule): boolean {
  if (left.kind === "ambiguous" || right.kind === "ambiguous") return isSameWriting(left, right);
  if (left.kind !== right.kind) return false;
  const factors = quantityFactors(left, right, units);
  if (factors === null) return false;
  const pairs = pairsOf(left, right);
  return pairs.every(([a, b]) => isSameRatio(a.exact, factors[0], b.exact, factors[1]));
}

function isSameWriting(left: NumberResult, right: NumberResult): boolean {
  return left.kind === right.kind && left.text === right.text;
}

function pairsOf(left: NumberResult, right: NumberResult): readonly (readonly [NumberReading, NumberReading])[] {
  if (left.kind === "range" && right.kind === "range")
    return [
      [left.low, right.low],
      [left.high, right.high],
    ];
  return left.kind === "number" && right.kind === "number" ? [[left, right]] : [];
}

/** Whether two units measure the same kind of thing. */
export function isSameKind(left: string, right: string): boolean {
  return (
    left === right ||
    (TEMPERATURES.has(left) === TEMPERATURES.has(right) &&
      (TEMPERATURES.has(left) || unitFactors(left, right) !== null))
  );
}

const TEMPERATURES: ReadonlySet<string> = new Set(["°", "°C", "°F"]);

const SAME: readonly [string, string] = ["1", "1"];

/** What both sides are multiplied by to be in one unit; null where they measure different things. */
function quantityFactors(left: NumberResult, right: NumberResult, units: UnitRule): readonly [string, string] | null {
  if (left.ordinal !== right.ordinal && units !== "day") return null;
  // "5" is neither 5 % nor a hundred times it.
  if (left.percent !== right.percent) return null;
  if (isMoneyAndMeasure(left, right) || isMoneyAndMeasure(right, left)) return null;
  if (left.currency !== right.currency) {
    return units !== "strict" && (left.currency === undefined || right.currency === undefined) ? SAME : null;
  }
  if (left.unit === right.unit) return SAME;
  if (left.unit === undefined || right.unit === undefined) return units !== "strict" ? SAME : null;
  return unitFactors(left.unit, right.unit);
}

/** Five rupees are not five kilograms. */
const isMoneyAndMeasure = (money: NumberResult, measure: NumberResult): boolean =>
  money.currency !== undefined && measure.currency === undefined && measure.unit !== undefined && !money.unit;
