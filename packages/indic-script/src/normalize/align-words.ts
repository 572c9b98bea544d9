import { alignByWindow } from "./align-by-window.js";
import type { Block } from "./changed-block.js";

/** The blocks where two versions of a text have the same number of words, each in the place of its like. */
export function alignWords(before: string, after: string): Block[] | undefined {
  const from = [...before.matchAll(WORDS)];
  const to = [...after.matchAll(WORDS)];
  if (from.length !== to.length || from.length === 0) return undefined;
  const blocks: Block[] = [];
  let [b, a] = [0, 0];
  from.forEach((word, at) => {
    const other = to[at]!;
    addGap(blocks, before, after, [b, word.index], [a, other.index]);
    b = word.index + word[0].length;
    a = other.index + other[0].length;
    for (const block of alignWord(word[0], other[0])) blocks.push(moved(block, word.index, other.index));
  });
  addGap(blocks, before, after, [b, before.length], [a, after.length]);
  return blocks;
}

const WORDS = /\S+/g;

function addGap(
  blocks: Block[],
  before: string,
  after: string,
  from: readonly [number, number],
  to: readonly [number, number],
): void {
  if (before.slice(...from) !== after.slice(...to)) blocks.push({ before: from, after: to });
}

const moved = ({ before, after }: Block, b: number, a: number): Block => ({
  before: [before[0] + b, before[1] + b],
  after: [after[0] + a, after[1] + a],
});

/** Longer words, such as text that is written without spaces, would take too long. */
const LONGEST = 64;

function alignWord(before: string, after: string): readonly Block[] {
  if (before === after) return [];
  return before.length > LONGEST || after.length > LONGEST
    ? alignByWindow(before, after)
    : alignByCommon(before, after);
}

/** The blocks outside the longest common subsequence. */
function alignByCommon(before: string, after: string): Block[] {
  const lengths = commonLengths(before, after);
  const blocks: Block[] = [];
  let [b, a] = [0, 0];
  let [blockB, blockA] = [0, 0];
  const close = () => {
    if (b > blockB || a > blockA) blocks.push({ before: [blockB, b], after: [blockA, a] });
  };
  while (b < before.length && a < after.length) {
    if (before[b] === after[a]) {
      close();
      [b, a] = [b + 1, a + 1];
      [blockB, blockA] = [b, a];
    } else if (lengths[b + 1]![a]! >= lengths[b]![a + 1]!) b += 1;
    else a += 1;
  }
  [b, a] = [before.length, after.length];
  close();
  return blocks;
}

/** The length of the longest common subsequence of what follows each pair of offsets. */
function commonLengths(before: string, after: string): number[][] {
  const lengths = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0));
  for (let b = before.length - 1; b >= 0; b -= 1) {
    for (let a = after.length - 1; a >= 0; a -= 1) {
      const isSame = before[b] === after[a];
      lengths[b]![a] = isSame ? lengths[b + 1]![a + 1]! + 1 : Math.max(lengths[b + 1]![a]!, lengths[b]![a + 1]!);
    }
  }
  return lengths;
}
