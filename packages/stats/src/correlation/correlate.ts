import { checkPairs } from "../checks/check-pairs.js";
import { checkValues } from "../checks/check-values.js";
import type { Estimate } from "../result.js";

/** Pearson's correlation alone. Deviations from the mean first: sums of products lose the digits of a large offset. */
export function correlate(x: readonly number[], y: readonly number[]): Estimate {
  checkPairs(x, y);
  checkValues("x", x);
  checkValues("y", y);
  if (x.length === 0) return { value: null, reason: "there are no pairs" };
  if (x.length === 1) return { value: null, reason: "one pair has no spread" };
  const [dx, dy] = [deviations(x), deviations(y)];
  if (dx === null || dy === null) return { value: null, reason: `all values of ${dx === null ? "x" : "y"} are equal` };
  const product = dot(dx, dy) / Math.sqrt(dot(dx, dx) * dot(dy, dy));
  // A line gives 1 but for rounding.
  return { value: Math.max(-1, Math.min(1, product)) };
}

/** Deviations from the mean, scaled by a power of 2 so that no square overflows; null where all values are equal. */
function deviations(values: readonly number[]): number[] | null {
  if (values.every((value) => value === values[0])) return null;
  const mean = values.reduce((sum, value) => sum + value / values.length, 0);
  const largest = values.reduce((most, value) => Math.max(most, Math.abs(value - mean)), 0);
  const scale = 2 ** -Math.floor(Math.log2(largest));
  return values.map((value) => (value - mean) * scale);
}

function dot(x: readonly number[], y: readonly number[]): number {
  let sum = 0;
  for (const [index, value] of x.entries()) sum += value * y[index]!;
  return sum;
}
