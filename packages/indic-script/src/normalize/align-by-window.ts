import type { Block } from "./changed-block.js";

/** How far behind a change the texts must agree for it to be over, and how far to look for that. */
const AGREEMENT = 4;
const WINDOW = 48;

/** The blocks by looking, at each difference, for the next place close by where both agree; else one block to the end. */
export function alignByWindow(before: string, after: string): Block[] {
  const blocks: Block[] = [];
  const suffix = commonSuffix(before, after);
  const ends = [before.length - suffix, after.length - suffix] as const;
  let [b, a] = [0, 0];
  while (b < ends[0] || a < ends[1]) {
    if (b < ends[0] && a < ends[1] && before[b] === after[a]) {
      [b, a] = [b + 1, a + 1];
      continue;
    }
    const [skippedB, skippedA] = changeAt(before, after, b, a, ends);
    blocks.push({ before: [b, b + skippedB], after: [a, a + skippedA] });
    [b, a] = [b + skippedB, a + skippedA];
  }
  return blocks;
}

function commonSuffix(before: string, after: string): number {
  const most = Math.min(before.length, after.length);
  let length = 0;
  while (length < most && before[before.length - 1 - length] === after[after.length - 1 - length]) length += 1;
  return length;
}

type Ends = readonly [before: number, after: number];

/** The lengths of the change that starts at two offsets: the shortest one behind which the texts agree. */
function changeAt(before: string, after: string, b: number, a: number, ends: Ends): Ends {
  for (let sum = 1; sum <= WINDOW; sum += 1) {
    for (let inBefore = 0; inBefore <= sum; inBefore += 1) {
      if (agreesAt(before, after, b + inBefore, a + sum - inBefore, ends)) return [inBefore, sum - inBefore];
    }
  }
  return [ends[0] - b, ends[1] - a];
}

function agreesAt(before: string, after: string, b: number, a: number, [beforeEnd, afterEnd]: Ends): boolean {
  if (b > beforeEnd || a > afterEnd) return false;
  for (let at = 0; at < AGREEMENT; at += 1) {
    const isBeforeOver = b + at >= beforeEnd;
    const isAfterOver = a + at >= afterEnd;
    if (isBeforeOver || isAfterOver) return isBeforeOver && isAfterOver;
    if (before[b + at] !== after[a + at]) return false;
  }
  return true;
}
