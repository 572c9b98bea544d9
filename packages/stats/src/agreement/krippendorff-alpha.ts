import type { Label } from "../checks/check-labels.js";
import { checkValues } from "../checks/check-values.js";
import { invalidInput } from "../checks/invalid-input.js";
import type { Estimate } from "../result.js";
import { sortedLabels } from "./sorted-labels.js";

/** What the distance of two ratings means: none, order, difference, or ratio. */
export type MeasurementLevel = "nominal" | "ordinal" | "interval" | "ratio";

export interface AlphaDetail {
  /** Units with at least two ratings; the others say nothing about agreement. */
  readonly units: number;
  /** Ratings in those units. */
  readonly ratings: number;
}

/**
 * Krippendorff's alpha: 1 less the disagreement seen over the disagreement by chance, for any number of raters and with
 * missing ratings (null). One row for each rater, one column for each unit.
 *
 * Ratings are numbers, except that nominal ones may be any labels. Null where no unit has two ratings, or all ratings
 * are equal.
 *
 * @see Krippendorff 2011, Computing Krippendorff's alpha-reliability
 * @example
 * krippendorffAlpha([[1, 2, 3, null], [1, 2, 4, 3]], "interval").value?.toFixed(6); // => "0.878049"
 * krippendorffAlpha([["PASS", "PASS"], ["PASS", "PASS"]]).value; // => null
 */
export function krippendorffAlpha(
  raters: readonly (readonly (Label | null)[])[],
  level: MeasurementLevel = "nominal",
): Estimate<AlphaDetail> {
  const units = pairable(raters);
  const values = sortedLabels(units.flat());
  if (level !== "nominal") checkValues("ratings", values.map(asNumber));
  if (level === "ratio" && values.some((value) => asNumber(value) < 0)) {
    throw invalidInput("ratings on a ratio scale must be at least 0", values[0]);
  }
  const positions = new Map(values.map((value, position) => [value, position]));
  const coincidences = values.map(() => Array<number>(values.length).fill(0));
  for (const unit of units)
    addCoincidences(
      coincidences,
      unit.map((value) => positions.get(value)!),
    );
  const totals = coincidences.map((row) => row.reduce((sum, count) => sum + count, 0));
  const ratings = units.flat().length;
  const detail = { units: units.length, ratings };
  if (units.length === 0) return { value: null, reason: "no unit has two ratings", ...detail };
  if (values.length === 1) return { value: null, reason: "all ratings are equal", ...detail };
  const distance = distanceOf(level, values.map(asNumber), totals);
  let seen = 0;
  let byChance = 0;
  for (let a = 0; a < values.length; a += 1) {
    for (let b = 0; b < a; b += 1) {
      const apart = distance(b, a);
      seen += coincidences[a]![b]! * apart;
      byChance += totals[a]! * totals[b]! * apart;
    }
  }
  return { value: 1 - ((ratings - 1) * seen) / byChance, ...detail };
}

const asNumber = (value: Label): number => (typeof value === "number" ? value : Number.NaN);

/** The ratings of each unit that has at least two. */
function pairable(raters: readonly (readonly (Label | null)[])[]): Label[][] {
  const length = raters[0]?.length ?? 0;
  const other = raters.find((row) => row.length !== length);
  if (other !== undefined) throw invalidInput(`every rater must have ${length} units, as the first has`, other.length);
  const units: Label[][] = [];
  for (let unit = 0; unit < length; unit += 1) {
    const ratings = raters.map((row) => row[unit] ?? null).filter((rating) => rating !== null);
    if (ratings.length > 1) units.push(ratings);
  }
  return units;
}

/** Every ordered pair of ratings of one unit, weighted so that each rating counts once. */
function addCoincidences(coincidences: number[][], unit: readonly number[]): void {
  const weight = 1 / (unit.length - 1);
  for (const [i, a] of unit.entries()) {
    for (const [j, b] of unit.entries()) if (i !== j) coincidences[a]![b]! += weight;
  }
}

/** The squared distance of the values at two positions, the first below the second. */
function distanceOf(level: MeasurementLevel, values: readonly number[], totals: readonly number[]) {
  return (low: number, high: number): number => {
    switch (level) {
      case "nominal":
        return 1;
      case "ordinal": {
        let between = (totals[low]! + totals[high]!) / 2;
        for (let at = low + 1; at < high; at += 1) between += totals[at]!;
        return between ** 2;
      }
      case "interval":
        return (values[high]! - values[low]!) ** 2;
      case "ratio":
        return ((values[high]! - values[low]!) / (values[high]! + values[low]!)) ** 2;
    }
  };
}
