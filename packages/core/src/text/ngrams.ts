import { EvalError, show } from "../errors.js";

/**
 * The runs of `n` neighbouring items, in order, overlapping; none where there are fewer than `n` items.
 *
 * Throws an `EvalError` where `n` is not a whole number from 1.
 *
 * @example
 * ngrams(["नई", "दिल्ली", "में"], 2); // => [["नई", "दिल्ली"], ["दिल्ली", "में"]]
 * ngrams(["भारत"], 2); // => []
 */
export function ngrams<Item>(items: readonly Item[], n: number): Item[][] {
  if (!Number.isInteger(n) || n < 1) {
    throw new EvalError("invalid-option", `n of an n-gram must be a whole number from 1, got ${show(n)}`);
  }
  const runs: Item[][] = [];
  for (let end = n; end <= items.length; end += 1) runs.push(items.slice(end - n, end));
  return runs;
}
