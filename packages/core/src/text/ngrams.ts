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

/**
 * How many items two bags share, each counted as often as both hold it.
 *
 * @example
 * countOverlap(["no", "no", "yes"], ["no", "no", "no"]); // => 2
 */
export function countOverlap<Item>(left: readonly Item[], right: readonly Item[]): number {
  const remaining = new Map<Item, number>();
  for (const item of right) remaining.set(item, (remaining.get(item) ?? 0) + 1);

  let shared = 0;
  for (const item of left) {
    const count = remaining.get(item);
    if (count === undefined || count === 0) continue;
    remaining.set(item, count - 1);
    shared += 1;
  }
  return shared;
}
