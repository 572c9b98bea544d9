import { normalQuantile } from "./normal-quantile.js";

/** How many standard errors a two-sided normal interval of this level spans to each side: 1.96 for 0.95. */
export function criticalValue(level: number): number {
  return -normalQuantile((1 - level) / 2);
}
