import { checkCount } from "../checks/check-count.js";
import { checkPairs } from "../checks/check-pairs.js";

/** Verdicts of two systems on the same cases, counted. */
export interface PairedTable {
  readonly both: number;
  readonly onlyA: number;
  readonly onlyB: number;
  readonly neither: number;
}

/**
 * Counts how often both of two systems passed, only one of them, or neither.
 *
 * @example
 * pairedTable([true, true, false], [true, false, false]); // => { both: 1, onlyA: 1, onlyB: 0, neither: 1 }
 */
export function pairedTable(a: readonly boolean[], b: readonly boolean[]): PairedTable {
  checkPairs(a, b);
  const count = { both: 0, onlyA: 0, onlyB: 0, neither: 0 };
  for (const [index, passed] of a.entries()) {
    if (passed) count[b[index] ? "both" : "onlyA"] += 1;
    else count[b[index] ? "onlyB" : "neither"] += 1;
  }
  return count;
}

/** How many pairs a table counts; throws unless its counts are whole numbers. */
export function pairsIn({ both, onlyA, onlyB, neither }: PairedTable): number {
  for (const [name, count] of Object.entries({ both, onlyA, onlyB, neither })) checkCount(name, count);
  return both + onlyA + onlyB + neither;
}
