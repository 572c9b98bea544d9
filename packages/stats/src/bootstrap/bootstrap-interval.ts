import { checkLevel } from "../checks/check-level.js";
import { basicInterval } from "./basic-interval.js";
import { bcaInterval } from "./bca-interval.js";
import { bootstrapReplicates, type Statistic } from "./bootstrap-replicates.js";
import { percentileInterval } from "./percentile-interval.js";
import { checkResampling, obstacle, type Resampling, unitsByStratum } from "./resampling.js";
import type { BootstrapInterval } from "./sort-replicates.js";

export type BootstrapMethod = "percentile" | "basic" | "bca";

export interface BootstrapOptions extends Resampling {
  readonly level?: number;
  /** `percentile` where not given. */
  readonly method?: BootstrapMethod;
}

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
  const { level = 0.95, method = "percentile" } = options;
  checkLevel(level);
  checkResampling(options);
  const units = unitsByStratum(n, options);
  const none = (reason: string): BootstrapInterval => {
    return { level, method: `bootstrap-${method}`, low: null, high: null, reason, resamples: 0, undefinedResamples: 0 };
  };
  const hindrance = obstacle(units, options);
  if (hindrance !== null) return none(hindrance);
  const estimate = statistic(units.flat(2).sort((a, b) => a - b));
  if (estimate === null) return none("undefined for the data themselves");
  const replicates = bootstrapReplicates(n, statistic, options);
  if (method === "percentile") return percentileInterval(replicates, level);
  if (method === "basic") return basicInterval(replicates, estimate, level);
  const jackknife = leaveOneOut(units, statistic);
  if (jackknife === null) return none("undefined where one unit is left out");
  return bcaInterval(replicates, estimate, jackknife, level);
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
