import { EvalError } from "@eval/core";
import { isReadOnce } from "../rows/bytes/read-once.js";
import { openSource } from "../rows/open-source.js";
import type { Source, SourceOptions } from "../rows/source.js";
import { PickedSource } from "../sample/picked-source.js";
import type { Sample } from "../sample/sample.js";

/** The part of a run that one machine scores: one of so many contiguous ranges of its cases, counted from 1. */
export interface RunShard {
  readonly index: number;
  readonly of: number;
}

/**
 * Opens the cases of one shard. Shards differ in length by one case at most, and all of them together are the cases of
 * the run, each once. The files are read once to count, and once more for the cases.
 */
export async function openShard(
  paths: readonly string[],
  options: SourceOptions,
  shard: RunShard,
  sample: Sample | null,
): Promise<Source> {
  if (paths.some(isReadOnce)) {
    const got = "standard input or a pipe, which cannot be read twice";
    throw new EvalError("invalid-input", `a shard must be of files, got ${got}`);
  }
  const whole = await openSource(paths, options);
  const numbers = sample === null ? await numbersOf(whole) : numbersIn(sample);
  const [start, end] = rangeOf(numbers.length, shard);
  const { unmatched } = whole;
  const told = { skipped: [], skippedCount: 0, unmatched };
  return new PickedSource(await openSource(paths, options), numbers.slice(start, end), told);
}

/** Places of the first case of a shard, and of the first that is not of it any more. */
export function rangeOf(cases: number, { index, of }: RunShard): [start: number, end: number] {
  const place = (shards: number) => Math.floor((cases * shards) / of);
  return [place(index - 1), place(index)];
}

async function numbersOf(source: Source): Promise<number[]> {
  const numbers: number[] = [];
  for await (const batch of source.batches()) for (const number of batch.numbers) numbers.push(number);
  return numbers;
}

const numbersIn = ({ cases }: Sample): number[] => cases.map(({ case: number }) => number);
