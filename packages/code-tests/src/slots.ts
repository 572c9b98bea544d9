import { availableParallelism } from "node:os";

/**
 * Lets as many tasks run at a time as the machine has cores, whoever asks: a sandbox that has to share its core with
 * others would spend their time out of its own limit.
 */
let free = availableParallelism();
const waiting: (() => void)[] = [];

export async function withSlot<Result>(task: () => Promise<Result>): Promise<Result> {
  if (free > 0) free--;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await task();
  } finally {
    const next = waiting.shift();
    if (next === undefined) free++;
    else next();
  }
}
