import type { NumberReading, NumberResult } from "@eval/core/text/numbers";
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
  const factors = unitFactors(left, right, units);
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

/** Units that convert exactly, by how much of the first of their row each is: SI; the yard agreement of 1959. */
const DIMENSIONS: readonly Readonly<Record<string, string>>[] = [
  { mm: "1", cm: "10", m: "1000", km: "1000000", inch: "25.4", ft: "304.8", mile: "1609344" },
  { mg: "1", g: "1000", kg: "1000000", t: "1000000000" },
  { ml: "1", l: "1000" },
  { s: "1", min: "60", h: "3600", day: "86400", week: "604800" },
  { month: "1", year: "12" },
  { kW: "1", MW: "1000" },
  { "°": "1", "°C": "1" },
  { "°": "1", "°F": "1" },
];

/** Whether two units measure the same kind of thing. */
export function isSameKind(left: string, right: string): boolean {
  return (
    left === right ||
    (TEMPERATURES.has(left) === TEMPERATURES.has(right) &&
      (TEMPERATURES.has(left) || DIMENSIONS.some((dimension) => left in dimension && right in dimension)))
  );
}

const TEMPERATURES: ReadonlySet<string> = new Set(["°", "°C", "°F"]);

const SAME: readonly [string, string] = ["1", "1"];

/** What both sides are multiplied by to be in one unit; null where they measure different things. */
function unitFactors(left: NumberResult, right: NumberResult, units: UnitRule): readonly [string, string] | null {
  if (left.ordinal !== right.ordinal && units !== "day") return null;
  // "5" is neither 5 % nor a hundred times it.
  if (left.percent !== right.percent) return null;
  if (left.currency !== right.currency) {
    return units !== "strict" && (left.currency === undefined || right.currency === undefined) ? SAME : null;
  }
  if (left.unit === right.unit) return SAME;
  if (left.unit === undefined || right.unit === undefined) return units !== "strict" ? SAME : null;
  for (const dimension of DIMENSIONS) {
    const [a, b] = [dimension[left.unit], dimension[right.unit]];
    if (a !== undefined && b !== undefined) return [a, b];
  }
  return null;
}
