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
