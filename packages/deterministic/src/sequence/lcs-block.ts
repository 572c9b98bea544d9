/** Items of the pattern that one pass takes: the bits of an integer. */
export const BLOCK = 32;

/**
 * Takes the matrix of the lengths of common subsequences forward by up to 32 items of the pattern, all items of the
 * text. Gives the bits of the last column: zero where the length is one more than for one pattern item less.
 *
 * `carries` holds for each item of the text the carry from the block before, and comes back for the block after.
 * `positions` must be zero everywhere and have room for every symbol; it is zero again afterwards. In `columns`, where
 * given, the bits of every column are kept.
 *
 * Hyyrö 2004, "Bit-parallel LCS-length computation revisited".
 */
export function passLcsBlock(
  block: Int32Array,
  text: Int32Array,
  carries: Uint8Array,
  positions: Int32Array,
  columns?: Int32Array,
): number {
  for (let index = 0; index < block.length; index++) positions[block[index]!]! |= 1 << index;
  let bits = -1;
  for (let index = 0; index < text.length; index++) {
    const equal = bits & positions[text[index]!]!;
    const sum = (bits >>> 0) + (equal >>> 0) + carries[index]!;
    carries[index] = sum > 0xffffffff ? 1 : 0;
    bits = sum | 0 | (bits & ~equal);
    if (columns !== undefined) columns[index] = bits;
  }
  for (let index = 0; index < block.length; index++) positions[block[index]!] = 0;
  return bits;
}
