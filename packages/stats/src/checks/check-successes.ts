import { checkCount } from "./check-count.js";
import { invalidInput } from "./invalid-input.js";

/** Throws unless `successes` out of `n` is possible. */
export function checkSuccesses(successes: number, n: number): void {
  checkCount("n", n);
  checkCount("successes", successes);
  if (successes > n) throw invalidInput(`successes must be at most n = ${n}`, successes);
}
