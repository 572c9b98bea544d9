import { commonAffixes } from "./common-affixes.js";
import { BLOCK, passEditBlock } from "./edit-block.js";
import { numberSymbols } from "./number-symbols.js";

/**
 * Levenshtein distance: the fewest insertions, deletions and substitutions of one item that turn one sequence into
 * the other. Time is the product of the lengths divided by 32, memory their sum.
 *
 * @see Levenshtein 1966; equal to rapidfuzz 3.14.6, `distance.Levenshtein.distance`
 */
export function editDistance(left: readonly string[], right: readonly string[]): number {
  const [shorter, longer] = left.length < right.length ? [left, right] : [right, left];
  const numbered = numberSymbols(shorter, longer);
  const { prefix, suffix } = commonAffixes(numbered.left, numbered.right);
  const pattern = numbered.left.subarray(prefix, shorter.length - suffix);
  const text = numbered.right.subarray(prefix, longer.length - suffix);
  if (pattern.length === 0) return text.length;

  const steps = new Uint8Array(text.length).fill(1);
  const positions = new Int32Array(numbered.size);
  for (let start = 0; start < pattern.length; start += BLOCK) {
    passEditBlock(pattern.subarray(start, start + BLOCK), text, steps, positions);
  }
  let distance = pattern.length;
  for (const step of steps) distance += (step & 1) - (step >> 1);
  return distance;
}
