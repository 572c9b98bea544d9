import { checkCount } from "../checks/check-count.js";
import { invalidInput } from "../checks/invalid-input.js";
import type { Random } from "./random.js";

/**
 * `count` different whole numbers below `total`, ascending; every set is equally likely. Work grows with `count`,
 * not with `total`.
 *
 * @see Floyd in Bentley 1987, Programming pearls: a sample of brilliance
 * @example
 * sampleIndices(3, 3, seededRandom(1)); // => [0, 1, 2]
 */
export function sampleIndices(total: number, count: number, random: Random): number[] {
  checkCount("total", total);
  checkCount("count", count);
  if (count > total) throw invalidInput(`count must be at most the total of ${total}`, count);
  const chosen = new Set<number>();
  for (let last = total - count; last < total; last += 1) {
    const index = random.below(last + 1);
    chosen.add(chosen.has(index) ? last : index);
  }
  return [...chosen].sort((a, b) => a - b);
}
