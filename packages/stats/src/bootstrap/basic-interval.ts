import { percentileInterval } from "./percentile-interval.js";
import type { BootstrapInterval } from "./sort-replicates.js";

/**
 * The basic (reverse percentile) interval: the percentile interval mirrored at the estimate.
 *
 * @see Davison and Hinkley 1997, 5.2.1
 * @example
 * basicInterval([0, 1, 2, 3, 4], 1.5, 0.5).low; // => 0
 */
export function basicInterval(replicates: ArrayLike<number | null>, estimate: number, level = 0.95): BootstrapInterval {
  const mirrored = percentileInterval(replicates, level);
  const method = "bootstrap-basic";
  if (mirrored.low === null) return { ...mirrored, method };
  return { ...mirrored, method, low: 2 * estimate - mirrored.high, high: 2 * estimate - mirrored.low };
}
