import { commonAffixes } from "./common-affixes.js";
import { BLOCK, type BlockDifferences, passEditBlock } from "./edit-block.js";
import { numberSymbols } from "./number-symbols.js";

/** What it takes to turn a reference into an output. */
export type EditCounts = {
  readonly hits: number;
  readonly substitutions: number;
  readonly insertions: number;
  readonly deletions: number;
};

/**
 * Counts the edits of one cheapest alignment of an output with its reference.
 *
 * Where several alignments are equally cheap, their hits may differ though their sum of edits does not: then it is the
 * one that rapidfuzz, and so jiwer, takes: walking back from the end, a deletion before an insertion before a match.
 *
 * @see rapidfuzz 3.14.6, `distance.Levenshtein.editops(reference, output)`
 */
export function editCounts(reference: readonly string[], output: readonly string[]): EditCounts {
  const { left, right, size } = numberSymbols(reference, output);
  const { prefix, suffix } = commonAffixes(left, right);
  const pattern = left.subarray(prefix, left.length - suffix);
  const text = right.subarray(prefix, right.length - suffix);
  const inside = walkBack(pattern, text, size);
  return { ...inside, hits: inside.hits + prefix + suffix };
}

/** The way from the last cell of the matrix to its first. */
function walkBack(pattern: Int32Array, text: Int32Array, size: number): EditCounts {
  const differencesOf = blockReader(pattern, text, size);
  const counts = { hits: 0, substitutions: 0, insertions: 0, deletions: 0 };
  let column = pattern.length;
  let row = text.length;
  while (column > 0 && row > 0) {
    const { rises, falls } = differencesOf((column - 1) >> 5);
    const bit = 1 << ((column - 1) & 31);
    if ((rises[row - 1]! & bit) !== 0) {
      counts.deletions += 1;
      column -= 1;
      continue;
    }
    row -= 1;
    if (row > 0 && (falls[row - 1]! & bit) !== 0) {
      counts.insertions += 1;
      continue;
    }
    column -= 1;
    if (pattern[column] === text[row]) counts.hits += 1;
    else counts.substitutions += 1;
  }
  counts.deletions += column;
  counts.insertions += row;
  return counts;
}

/**
 * Reads the matrix one block at a time. Only the rows between blocks are kept, a thirty-second of it, and a block is
 * computed again when the way back reaches it.
 */
function blockReader(pattern: Int32Array, text: Int32Array, size: number): (index: number) => BlockDifferences {
  const positions = new Int32Array(size);
  const blockAt = (index: number) => pattern.subarray(index * BLOCK, (index + 1) * BLOCK);
  const stepsBefore: Uint8Array[] = [];
  const steps = new Uint8Array(text.length).fill(1);
  for (let index = 0; index * BLOCK < pattern.length; index++) {
    stepsBefore.push(steps.slice());
    passEditBlock(blockAt(index), text, steps, positions);
  }
  const differences = { rises: new Int32Array(text.length), falls: new Int32Array(text.length) };
  let held = -1;
  return (index) => {
    if (index !== held) passEditBlock(blockAt(index), text, stepsBefore[index]!, positions, differences);
    held = index;
    return differences;
  };
}
