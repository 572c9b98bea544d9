import { checkLevel } from "../checks/check-level.js";
import { bootstrapReplicates, type Statistic } from "./bootstrap-replicates.js";
import { type BootstrapOptions, intervalByMethod, noInterval } from "./interval-by-method.js";
import { checkResampling, obstacle, unitsByStratum } from "./resampling.js";
import type { BootstrapInterval } from "./sort-replicates.js";

/**
 * A bootstrap interval of any statistic of n items, given as a function of their positions: items (or whole clusters,
 * inside strata) are drawn with replacement and measured again.
 *
 * Says how many resamples were drawn and for how many of them the statistic was undefined. `bca` also measures the
 * statistic once without each unit, which for many items costs more than the resamples.
 *
 * @see Efron and Tibshirani 1993
 * @example
 * const scores = [0.2, 0.9, 0.4, 0.7];
 * const largest = (indices) => Math.max(...indices.map((index) => scores[index]));
 * bootstrapInterval(scores.length, largest).high; // => 0.9
 * bootstrapInterval(1, largest).low; // => null
 */
export function bootstrapInterval(n: number, statistic: Statistic, options: BootstrapOptions = {}): BootstrapInterval {
  checkLevel(options.level ?? 0.95);
  checkResampling(options);
  const units = unitsByStratum(n, options);
  const hindrance = obstacle(units, options);
  if (hindrance !== null) return noInterval(hindrance, options);
  const estimate = statistic(units.flat(2).sort((a, b) => a - b));
  if (estimate === null) return noInterval("undefined for the data themselves", options);
  const replicates = bootstrapReplicates(n, statistic, options);
  return intervalByMethod(replicates, estimate, () => leaveOneOut(units, statistic), options);
}

function leaveOneOut(units: readonly (readonly (readonly number[])[])[], statistic: Statistic): number[][] | null {
  const all = units.flat();
  const jackknife: number[][] = [];
  for (const stratum of units) {
    const values: number[] = [];
    for (const left of stratum) {
      const value = statistic(all.filter((unit) => unit !== left).flat());
      if (value === null) return null;
      values.push(value);
    }
    jackknife.push(values);
  }
  return jackknife;
}
