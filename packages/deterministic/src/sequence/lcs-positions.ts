import { BLOCK, passLcsBlock } from "./lcs-block.js";
import { numberSymbols } from "./number-symbols.js";

/**
 * Where in `reference` the items of one longest common subsequence with `output` stand, from last to first.
 *
 * Of several, the one that rouge-score takes: walking back from the end, equal items are always taken, and where the
 * length allows either, an item of the reference is passed over before one of the output.
 *
 * @see https://github.com/google-research/google-research/tree/master/rouge, rouge_scorer.py, `_backtrack_norec`
 */
export function lcsPositions(reference: readonly string[], output: readonly string[]): number[] {
  const { left, right, size } = numberSymbols(reference, output);
  const columnsOf = blockReader(left, right, size);
  const positions: number[] = [];
  let row = left.length;
  let column = right.length;
  while (row > 0 && column > 0) {
    if (left[row - 1] === right[column - 1]) {
      row -= 1;
      column -= 1;
      positions.push(row);
    } else if ((columnsOf((row - 1) >> 5)[column - 1]! & (1 << ((row - 1) & 31))) === 0) {
      column -= 1;
    } else {
      row -= 1;
    }
  }
  return positions;
}

/** Reads the matrix one block at a time: only the carries between blocks are kept. */
function blockReader(pattern: Int32Array, text: Int32Array, size: number): (index: number) => Int32Array {
  const positions = new Int32Array(size);
  const blockAt = (index: number) => pattern.subarray(index * BLOCK, (index + 1) * BLOCK);
  const carriesBefore: Uint8Array[] = [];
  const carries = new Uint8Array(text.length);
  for (let index = 0; index * BLOCK < pattern.length; index++) {
    carriesBefore.push(carries.slice());
    passLcsBlock(blockAt(index), text, carries, positions);
  }
  const columns = new Int32Array(text.length);
  let held = -1;
  return (index) => {
    if (index !== held) passLcsBlock(blockAt(index), text, carriesBefore[index]!, positions, columns);
    held = index;
    return columns;
  };
}
