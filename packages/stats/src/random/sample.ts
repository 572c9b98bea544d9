import type { Random } from "./random.js";
import { sampleIndices } from "./sample-indices.js";

/**
 * `count` of the items without repetition, in the order they had; every choice is equally likely.
 *
 * @example
 * sample(["a", "b"], 2, seededRandom(1)); // => ["a", "b"]
 */
export function sample<Item>(items: readonly Item[], count: number, random: Random): Item[] {
  return sampleIndices(items.length, count, random).map((index) => items[index]!);
}
