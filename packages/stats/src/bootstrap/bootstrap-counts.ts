import { checkLevel } from "../checks/check-level.js";
import { drawsBelow, seededRandom } from "../random/random.js";
import { type BootstrapOptions, intervalByMethod, noInterval } from "./interval-by-method.js";
import {
  checkResampling,
  DEFAULT_RESAMPLES,
  DEFAULT_SEED,
  obstacle,
  type Resampling,
  unitsByStratum,
} from "./resampling.js";
import type { BootstrapInterval } from "./sort-replicates.js";

/** A measure of how many items are of each kind; null where it is undefined. */
export type CountStatistic = (counts: Float64Array) => number | null;

/**
 * `bootstrapInterval` for a statistic that looks only at how many items are of each kind, such as kappa: counting draws
 * needs no list of them, and items of one kind need only be left out once for the jackknife.
 */
export function bootstrapCounts(
  kinds: readonly number[],
  size: number,
  statistic: CountStatistic,
  options: BootstrapOptions,
): BootstrapInterval {
  checkLevel(options.level ?? 0.95);
  checkResampling(options);
  const strata = unitsByStratum(kinds.length, options).map((units) => {
    return units.map((unit) => unit.map((index) => kinds[index]!));
  });
  const hindrance = obstacle(strata, options);
  if (hindrance !== null) return noInterval(hindrance, options);
  const whole = new Float64Array(size);
  for (const kind of kinds) whole[kind]! += 1;
  const estimate = statistic(whole);
  if (estimate === null) return noInterval("undefined for the data themselves", options);
  const replicates = replicateCounts(strata, size, statistic, options);
  return intervalByMethod(replicates, estimate, () => leaveOneOut(strata, whole, statistic), options);
}

type Strata = readonly (readonly (readonly number[])[])[];

function replicateCounts(strata: Strata, size: number, statistic: CountStatistic, options: Resampling) {
  const random = seededRandom(options.seed ?? DEFAULT_SEED);
  const parts = strata.map((units) => ({ ...flat(units), draw: drawsBelow(units.length, random) }));
  const counts = new Float64Array(size);
  return Array.from({ length: options.resamples ?? DEFAULT_RESAMPLES }, () => {
    counts.fill(0);
    for (const { starts, kinds, draw } of parts) {
      for (let drawn = 1; drawn < starts.length; drawn += 1) {
        const unit = draw();
        for (let at = starts[unit]!; at < starts[unit + 1]!; at += 1) counts[kinds[at]!]! += 1;
      }
    }
    return statistic(counts);
  });
}

/** The kinds of all units one after the other, and where each unit starts. */
function flat(units: readonly (readonly number[])[]): { starts: Int32Array; kinds: Int32Array } {
  const starts = new Int32Array(units.length + 1);
  for (const [unit, kinds] of units.entries()) starts[unit + 1] = starts[unit]! + kinds.length;
  return { starts, kinds: Int32Array.from(units.flat()) };
}

function leaveOneOut(strata: Strata, whole: Float64Array, statistic: CountStatistic): number[][] | null {
  const known = new Map<string, number | null>();
  const jackknife: number[][] = [];
  for (const units of strata) {
    const values: number[] = [];
    for (const unit of units) {
      const key = unit.join();
      if (!known.has(key)) {
        const rest = whole.slice();
        for (const kind of unit) rest[kind]! -= 1;
        known.set(key, statistic(rest));
      }
      const value = known.get(key) ?? null;
      if (value === null) return null;
      values.push(value);
    }
    jackknife.push(values);
  }
  return jackknife;
}
