import { parentPort, workerData } from "node:worker_threads";
import { compareScores } from "./compare/compare-scores.js";
import type { PairedScores } from "./compare/paired-scores.js";
import type { ScoreComparison } from "./compare/score-comparison.js";

/** What the thread answers, comparison by comparison. */
export interface CompareReply {
  readonly position: number;
  readonly comparison: ScoreComparison;
}

for (const [position, scores] of (workerData as readonly PairedScores[]).entries()) {
  parentPort?.postMessage({ position, comparison: compareScores(scores) } satisfies CompareReply);
}
