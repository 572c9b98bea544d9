import { basicInterval } from "./basic-interval.js";
import { bcaInterval } from "./bca-interval.js";
import { percentileInterval } from "./percentile-interval.js";
import type { Resampling } from "./resampling.js";
import type { BootstrapInterval } from "./sort-replicates.js";

export type BootstrapMethod = "percentile" | "basic" | "bca";

export interface BootstrapOptions extends Resampling {
  readonly level?: number;
  /** `percentile` where not given. */
  readonly method?: BootstrapMethod;
}

/** The interval that was asked for. The jackknife is only made where the method needs it. */
export function intervalByMethod(
  replicates: ArrayLike<number | null>,
  estimate: number,
  makeJackknife: () => readonly (readonly number[])[] | null,
  options: BootstrapOptions,
): BootstrapInterval {
  const { level = 0.95, method = "percentile" } = options;
  if (method === "percentile") return percentileInterval(replicates, level);
  if (method === "basic") return basicInterval(replicates, estimate, level);
  const jackknife = makeJackknife();
  if (jackknife === null) return noInterval("undefined where one unit is left out", options);
  return bcaInterval(replicates, estimate, jackknife, level);
}

/** No interval, because nothing could be drawn. */
export function noInterval(
  reason: string,
  { level = 0.95, method = "percentile" }: BootstrapOptions,
): BootstrapInterval {
  return { level, method: `bootstrap-${method}`, low: null, high: null, reason, resamples: 0, undefinedResamples: 0 };
}
