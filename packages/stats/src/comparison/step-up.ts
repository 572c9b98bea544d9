import { ascending } from "./ascending.js";

/**
 * Each p value times a factor over its rank, and never above what a larger one got; at most 1. What Benjamini's
 * adjustments share.
 */
export function stepUp(p: readonly number[], factor: number): number[] {
  const adjusted = [...p];
  let smallest = 1;
  for (const [rank, index] of [...ascending(p).entries()].reverse()) {
    smallest = Math.min(smallest, (p[index]! * factor) / (rank + 1));
    adjusted[index] = smallest;
  }
  return adjusted;
}
