import { checkPValues } from "./check-p-values.js";

/** The positions of p values, smallest first. */
export function ascending(p: readonly number[]): number[] {
  checkPValues(p);
  return [...p.keys()].sort((a, b) => p[a]! - p[b]!);
}
