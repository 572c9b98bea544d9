import { checkLevel } from "../checks/check-level.js";
import { checkValues } from "../checks/check-values.js";
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

/**
 * A bootstrap interval of a mean: what `bootstrapInterval` gives for it, in a fraction of the time. For the difference
 * of paired scores hand over the differences.
 *
 * With clusters the mean is that of all items drawn, so large clusters weigh more, as in the mean itself.
 *
 * @see Efron and Tibshirani 1993
 * @example
 * bootstrapMean([1, 1, 1]).low; // => null
 * bootstrapMean([0, 1, 1, 0], { seed: 7 }).resamples; // => 2000
 */
export function bootstrapMean(values: ArrayLike<number>, options: BootstrapOptions = {}): BootstrapInterval {
  checkLevel(options.level ?? 0.95);
  checkResampling(options);
  checkValues("values", values);
  const units = unitsByStratum(values.length, options);
  const hindrance = obstacle(units, options);
  if (hindrance !== null) return noInterval(hindrance, options);
  const strata = units.map((stratum) => totalsOf(stratum, values));
  const { sum, size } = wholeOf(strata);
  const leaveOneOut = () => {
    return strata.map(({ sums, sizes }) => Array.from(sums, (left, unit) => (sum - left) / (size - sizes[unit]!)));
  };
  return intervalByMethod(replicateMeans(strata, options), sum / size, leaveOneOut, options);
}

/** The units of one stratum: what each adds to the sum and to the count. */
interface Totals {
  readonly sums: Float64Array;
  readonly sizes: Float64Array;
}

function totalsOf(units: readonly (readonly number[])[], values: ArrayLike<number>): Totals {
  return {
    sums: Float64Array.from(units, (unit) => unit.reduce((sum, index) => sum + values[index]!, 0)),
    sizes: Float64Array.from(units, (unit) => unit.length),
  };
}

function replicateMeans(strata: readonly Totals[], options: Resampling): Float64Array {
  const random = seededRandom(options.seed ?? DEFAULT_SEED);
  const draws = strata.map(({ sums }) => drawsBelow(sums.length, random));
  const { size: fixedSize } = wholeOf(strata);
  const isFixed = options.clusters === undefined;
  return Float64Array.from({ length: options.resamples ?? DEFAULT_RESAMPLES }, () => {
    let sum = 0;
    let size = isFixed ? fixedSize : 0;
    for (const [stratum, { sums, sizes }] of strata.entries()) {
      const draw = draws[stratum]!;
      for (let drawn = 0; drawn < sums.length; drawn += 1) {
        const unit = draw();
        sum += sums[unit]!;
        if (!isFixed) size += sizes[unit]!;
      }
    }
    return sum / size;
  });
}

function wholeOf(strata: readonly Totals[]): { sum: number; size: number } {
  let sum = 0;
  let size = 0;
  for (const { sums, sizes } of strata) {
    for (const [unit, part] of sums.entries()) {
      sum += part;
      size += sizes[unit]!;
    }
  }
  return { sum, size };
}
