import type { Alignment, EditTable } from "./beam-edit-distance.js";

/** The longest run of words that is moved. */
const LONGEST_SHIFT = 10;
/** How far apart the two places of a run may lie. */
const FARTHEST_SHIFT = 50;

/** The words after one move, and what it gains. */
export interface Shift {
  /** Edits saved; may be 0 or less. */
  readonly gain: number;
  readonly words: readonly number[];
}

interface Run {
  /** Where the run stands in the output and in the reference. */
  readonly start: number;
  readonly target: number;
  readonly length: number;
}

interface Candidate extends Stretch {
  readonly gain: number;
  readonly length: number;
  readonly start: number;
  readonly to: number;
}

/** What stands after a move where other words did: as many, from `from` on. */
interface Stretch {
  readonly from: number;
  readonly moved: readonly number[];
}

/**
 * The move of a run of words that saves most edits; of equal ones the longest, then the earliest. Only runs that
 * stand wrong on both sides are tried, and no more once `budget` moves have been.
 *
 * @see sacrebleu 2.6.0, lib_ter.py, after Tercom (Snover et al. 2006)
 */
export function bestShift(
  words: readonly number[],
  reference: readonly number[],
  table: EditTable,
  cost: number,
  budget: number,
): { shift: Shift | null; tried: number } {
  const alignment = table.alignment();
  const outputErrors = runningSum(alignment.outputErrors);
  const referenceErrors = runningSum(alignment.referenceErrors);
  const isWrong = (sums: Int32Array, from: number, length: number) => sums[from + length]! > sums[from]!;
  let best: Candidate | null = null;
  let tried = 0;
  for (const run of matchingRuns(words, reference)) {
    if (!isWrong(outputErrors, run.start, run.length) || !isWrong(referenceErrors, run.target, run.length)) continue;
    const position = alignment.positions[run.target]!;
    if (run.start <= position && position < run.start + run.length) continue;
    for (const to of targetsOf(run, alignment)) {
      const stretch = move(words, run, to);
      const gain = cost - table.costOf(stretch.moved, stretch.from);
      tried += 1;
      const candidate = { ...stretch, gain, length: run.length, start: run.start, to };
      if (best === null || isBetter(candidate, best)) best = candidate;
    }
    if (tried >= budget) break;
  }
  return { shift: best === null ? null : { gain: best.gain, words: afterMove(words, best) }, tried };
}

function isBetter(a: Candidate, b: Candidate): boolean {
  const difference = a.gain - b.gain || a.length - b.length || b.start - a.start || b.to - a.to;
  return difference > 0;
}

/** Runs of words that output and reference share, by place in the output, place in the reference, length. */
function* matchingRuns(words: readonly number[], reference: readonly number[]): Generator<Run> {
  for (let start = 0; start < words.length; start++) {
    const end = Math.min(reference.length, start + FARTHEST_SHIFT + 1);
    for (let target = Math.max(0, start - FARTHEST_SHIFT); target < end; target++) {
      const longest = Math.min(LONGEST_SHIFT, words.length - start, reference.length - target);
      for (let length = 1; length <= longest; length++) {
        if (words[start + length - 1] !== reference[target + length - 1]) break;
        yield { start, target, length };
      }
    }
  }
}

/** Where in the output the run may go: after each word aligned with the reference before or inside the run. */
function* targetsOf({ target, length }: Run, { positions }: Alignment): Generator<number> {
  let previous = -1;
  for (let at = target - 1; at < target + length; at++) {
    const to = at === -1 ? 0 : positions[at]! + 1;
    if (to !== previous) yield to;
    previous = to;
  }
}

/** A run of the words moved before index `to`, or, where that lies inside the run, by as much to the right. */
function move(words: readonly number[], { start, length }: Run, to: number): Stretch {
  const run = words.slice(start, start + length);
  if (to < start) return { from: to, moved: [...run, ...words.slice(to, start)] };
  const end = to > start + length ? to : length + to;
  return { from: start, moved: [...words.slice(start + length, end), ...run] };
}

const afterMove = (words: readonly number[], { from, moved }: Stretch): number[] => [
  ...words.slice(0, from),
  ...moved,
  ...words.slice(from + moved.length),
];

/** Sums of the items before each index, so that a run's errors are told by two look-ups. */
function runningSum(flags: Uint8Array): Int32Array {
  const sums = new Int32Array(flags.length + 1);
  for (let index = 0; index < flags.length; index++) sums[index + 1] = sums[index]! + flags[index]!;
  return sums;
}
