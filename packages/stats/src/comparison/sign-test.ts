import { checkPairs } from "../checks/check-pairs.js";
import { checkValues } from "../checks/check-values.js";
import type { TestResult } from "../test-result.js";
import { mcnemarExact } from "./mcnemar-exact.js";

/**
 * The sign test of paired scores: the exact two-sided binomial test of how often a is above b; ties say nothing and
 * are left out. Only ties is no evidence: p = 1.
 *
 * @see Dixon and Mood 1946
 * @example
 * signTest([3, 2, 2], [1, 1, 2]);
 * // => { method: "sign", alternative: "two-sided", p: 0.5, above: 2, below: 0, ties: 1 }
 */
export function signTest(
  a: ArrayLike<number>,
  b: ArrayLike<number>,
): TestResult<{ readonly above: number; readonly below: number; readonly ties: number }> {
  checkPairs(a, b);
  checkValues("a", a);
  checkValues("b", b);
  let above = 0;
  let below = 0;
  for (let index = 0; index < a.length; index += 1) {
    if (a[index]! > b[index]!) above += 1;
    else if (a[index]! < b[index]!) below += 1;
  }
  const shared = { method: "sign", alternative: "two-sided", above, below, ties: a.length - above - below } as const;
  if (a.length === 0) return { ...shared, p: null, reason: "there are no pairs" };
  return { ...shared, p: mcnemarExact({ onlyA: above, onlyB: below }).p };
}
