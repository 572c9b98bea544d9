import { checkSuccesses } from "../checks/check-successes.js";

/** A rate as its counts. */
export interface Proportion {
  readonly successes: number;
  readonly n: number;
}

/** The rate, or null where there are no trials; throws on impossible counts. */
export function rateOf({ successes, n }: Proportion): number | null {
  checkSuccesses(successes, n);
  return n === 0 ? null : successes / n;
}
