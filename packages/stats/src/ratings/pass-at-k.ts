import { checkCount } from "../checks/check-count.js";
import { checkSuccesses } from "../checks/check-successes.js";
import type { Estimate } from "../result.js";

/**
 * pass@k: the chance that at least one of k samples is right, estimated without bias from n ≥ k samples of which some
 * were right. For several tasks take the mean over them.
 *
 * Null where there are fewer than k samples.
 *
 * @see Chen et al. 2021, Evaluating large language models trained on code, equation 1
 * @example
 * passAtK(1, 4, 2); // => { value: 0.5 }
 * passAtK(1, 2, 3).value; // => null
 */
export function passAtK(successes: number, n: number, k: number): Estimate {
  checkSuccesses(successes, n);
  checkCount("k", k, 1);
  if (k > n) return { value: null, reason: `pass@${k} needs ${k} samples, there are ${n}` };
  if (n - successes < k) return { value: 1 };
  let allWrong = 1;
  for (let i = n - successes + 1; i <= n; i += 1) allWrong *= 1 - k / i;
  return { value: 1 - allWrong };
}
