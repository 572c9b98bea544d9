import { checkShare } from "../checks/check-share.js";
import { checkValues } from "../checks/check-values.js";
import type { Estimate } from "../result.js";
import { type QuantileMethod, quantileOfSorted } from "./quantile-of-sorted.js";

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
