import type { Random } from "./random.js";

/**
 * The items in random order, as a new list; every order is equally likely.
 *
 * @see Durstenfeld 1964, Algorithm 235: Random permutation
 * @example
 * shuffle([], seededRandom(1)); // => []
 * shuffle(["क", "ख", "ग"], seededRandom(1)).sort(); // => ["क", "ख", "ग"]
 */
export function shuffle<Item>(items: readonly Item[], random: Random): Item[] {
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = random.below(last + 1);
    [shuffled[last], shuffled[other]] = [shuffled[other]!, shuffled[last]!];
  }
  return shuffled;
}
