import { type BootstrapInterval, cohenKappa, type Estimate, type Interval, kappaBootstrap } from "@eval/stats";
import type { RatedPairs, VerdictTable } from "./rated-pairs.js";

/** Chance-corrected agreement, with the interval to be quoted and, in `normalInterval`, the one out of its formula. */
export type KappaEstimate = Estimate<{
  readonly standardError: number | null;
  readonly interval: Interval | BootstrapInterval;
  readonly normalInterval: Interval;
}>;

/** Beyond this the formula and the bootstrap say the same, and only one of them is quick. */
const MOST_RESAMPLED = 5_000;

/** Kappa of two raters, resampled by row or by cluster. */
export function kappaOf(table: VerdictTable, { human, judge, clusters }: RatedPairs): KappaEstimate {
  const { interval: normalInterval, standardError, ...kappa } = cohenKappa(table);
  const detail = { standardError, normalInterval };
  if (kappa.value === null) return { value: null, reason: kappa.reason, ...detail, interval: normalInterval };
  const resampled = normalInterval.low !== null && (human.length <= MOST_RESAMPLED || clusters !== null);
  const interval = resampled ? kappaBootstrap(human, judge, clusters === null ? {} : { clusters }) : normalInterval;
  return { value: kappa.value, ...detail, interval };
}
