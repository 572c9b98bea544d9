/** Items of the pattern that one pass takes: the bits of an integer. */
export const BLOCK = 32;

/** For each item of the text, which of the block's cells are one more or one less than the cell before in the pattern. */
export interface BlockDifferences {
  readonly rises: Int32Array;
  readonly falls: Int32Array;
}

/**
 * Takes the matrix of edit distances forward by up to 32 items of the pattern, all items of the text.
 *
 * `steps` holds for each item of the text how the distance changes along the text in the row before the block: bit 0
 * for one more, bit 1 for one less. It comes back for the block's last row. `positions` must be zero everywhere and
 * have room for every symbol; it is zero again afterwards.
 *
 * Myers 1999 (https://doi.org/10.1145/316542.316550) in the form of Hyyrö 2003, "A bit-vector algorithm for computing
 * Levenshtein and Damerau edit distances".
 */
export function passEditBlock(
  block: Int32Array,
  text: Int32Array,
  steps: Uint8Array,
  positions: Int32Array,
  kept?: BlockDifferences,
): void {
  for (let index = 0; index < block.length; index++) positions[block[index]!]! |= 1 << index;
  const last = block.length - 1;
  let rises = -1;
  let falls = 0;
  for (let index = 0; index < text.length; index++) {
    const step = steps[index]!;
    const equal = positions[text[index]!]! | (step >> 1);
    const diagonal = (((equal & rises) + rises) ^ rises) | equal | falls;
    let more = falls | ~(diagonal | rises);
    let less = diagonal & rises;
    steps[index] = ((more >>> last) & 1) | (((less >>> last) & 1) << 1);
    more = (more << 1) | (step & 1);
    less = (less << 1) | (step >> 1);
    rises = less | ~(diagonal | more);
    falls = more & diagonal;
    if (kept !== undefined) {
      kept.rises[index] = rises;
      kept.falls[index] = falls;
    }
  }
  for (let index = 0; index < block.length; index++) positions[block[index]!] = 0;
}
