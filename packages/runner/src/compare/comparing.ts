import { Worker } from "node:worker_threads";
import type { CompareReply } from "../compare-worker.js";
import { compareScores } from "./compare-scores.js";
import type { PairedScores } from "./paired-scores.js";
import type { ScoreComparison } from "./score-comparison.js";

/** Called when so many of all comparisons are done. */
export type OnCompared = (done: number, total: number) => void;

/** Below so many scores a thread costs more to start than it takes off. */
const WORTH_A_THREAD = 20_000;

/**
 * Compares all that is given, in order. Much of it is done in a thread, since resampling 100,000 pairs takes seconds in
 * which the calling thread could tell nobody how far it is.
 */
export async function compareAll(all: readonly PairedScores[], onCompared: OnCompared): Promise<ScoreComparison[]> {
  const scores = all.reduce((sum, { a }) => sum + a.length, 0);
  if (scores >= WORTH_A_THREAD) return compareInThread(all, onCompared);
  return all.map(compareScores);
}

const WORKER = new URL("./compare-worker.js", import.meta.url);

function compareInThread(all: readonly PairedScores[], onCompared: OnCompared): Promise<ScoreComparison[]> {
  const worker = new Worker(WORKER, { workerData: all });
  const done: ScoreComparison[] = [];
  return new Promise<ScoreComparison[]>((resolve, reject) => {
    worker.on("message", ({ position, comparison }: CompareReply) => {
      done[position] = comparison;
      onCompared(position + 1, all.length);
    });
    worker.on("error", reject);
    worker.on("exit", () => resolve(done));
  });
}
