import { commonAffixes } from "./common-affixes.js";
import { BLOCK, passLcsBlock } from "./lcs-block.js";
import { numberSymbols } from "./number-symbols.js";

/**
 * The length of the longest common subsequence: items that both sequences hold in the same order, gaps allowed. Time
 * is the product of the lengths divided by 32, memory their sum.
 *
 * @see equal to rapidfuzz 3.14.6, `distance.LCSseq.similarity`
 */
export function lcsLength(left: readonly string[], right: readonly string[]): number {
  const [shorter, longer] = left.length < right.length ? [left, right] : [right, left];
  const numbered = numberSymbols(shorter, longer);
  const { prefix, suffix } = commonAffixes(numbered.left, numbered.right);
  const pattern = numbered.left.subarray(prefix, shorter.length - suffix);
  const text = numbered.right.subarray(prefix, longer.length - suffix);

  const carries = new Uint8Array(text.length);
  const positions = new Int32Array(numbered.size);
  let length = prefix + suffix;
  for (let start = 0; start < pattern.length; start += BLOCK) {
    length += countOnes(~passLcsBlock(pattern.subarray(start, start + BLOCK), text, carries, positions));
  }
  return length;
}

function countOnes(bits: number): number {
  let count = 0;
  for (; bits !== 0; bits &= bits - 1) count += 1;
  return count;
}
