import { checkShare } from "../checks/check-share.js";
import { checkValues } from "../checks/check-values.js";
import type { Estimate } from "../result.js";

/** How a quantile between two values is chosen; the names are numpy's. */
export type QuantileMethod =
  | "linear"
  | "lower"
  | "higher"
  | "nearest"
  | "midpoint"
  | "hazen"
  | "weibull"
  | "median_unbiased";

/**
 * The value below which a share q of the values lies. The default is numpy's `linear` (R's type 7): position
 * (n - 1) q, interpolated between neighbours.
 *
 * @see Hyndman and Fan 1996, Sample quantiles in statistical packages; numpy.quantile
 * @example
 * quantile([3, 1, 2], 0.5); // => { value: 2 }
 * quantile([1, 2], 0.25); // => { value: 1.25 }
 * quantile([], 0.5); // => { value: null, reason: "there are no values" }
 */
export function quantile(values: ArrayLike<number>, q: number, method: QuantileMethod = "linear"): Estimate {
  checkShare("q", q);
  checkValues("values", values);
  if (values.length === 0) return { value: null, reason: "there are no values" };
  return { value: quantileOfSorted(Float64Array.from(values).sort(), q, method) };
}

/** The quantile of values that are sorted already, at least one. */
export function quantileOfSorted(sorted: ArrayLike<number>, q: number, method: QuantileMethod = "linear"): number {
  const last = sorted.length - 1;
  const position = Math.min(Math.max(POSITIONS[method](sorted.length, q), 0), last);
  const below = Math.floor(position);
  const share = position - below;
  const low = sorted[below]!;
  if (share === 0) return low;
  const step = sorted[below + 1]! - low;
  // Reckoned from the nearer neighbour, as numpy does: equal neighbours give back themselves exactly.
  return share < 0.5 ? low + step * share : sorted[below + 1]! - step * (1 - share);
}

const POSITIONS: Readonly<Record<QuantileMethod, (n: number, q: number) => number>> = {
  linear: (n, q) => (n - 1) * q,
  lower: (n, q) => Math.floor((n - 1) * q),
  higher: (n, q) => Math.ceil((n - 1) * q),
  nearest: (n, q) => roundHalfToEven((n - 1) * q),
  midpoint: (n, q) => (Math.floor((n - 1) * q) + Math.ceil((n - 1) * q)) / 2,
  hazen: (n, q) => n * q - 0.5,
  weibull: (n, q) => n * q + q - 1,
  median_unbiased: (n, q) => n * q + (1 / 3 + q * (1 / 3)) - 1,
};

function roundHalfToEven(value: number): number {
  const floor = Math.floor(value);
  if (value - floor !== 0.5) return Math.round(value);
  return floor % 2 === 0 ? floor : floor + 1;
}
