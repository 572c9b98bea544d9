import { checkPairs } from "../checks/check-pairs.js";
import { checkValues } from "../checks/check-values.js";

/** What calling every score from a threshold on positive gives. */
export interface RocStep {
  /** Null calls nothing positive. */
  readonly threshold: number | null;
  readonly truePositives: number;
  readonly falsePositives: number;
}

export interface RocCounts {
  readonly positives: number;
  readonly negatives: number;
  /** One for each distinct score, highest first, after the one that calls nothing positive. */
  readonly steps: readonly RocStep[];
  /** Why outcomes cannot be ranked, or null. */
  readonly reason: string | null;
}

/** Counts the outcomes at and above each distinct score. */
export function rocCounts(positive: readonly boolean[], scores: readonly number[]): RocCounts {
  checkPairs(positive, scores);
  checkValues("scores", scores);
  const order = [...scores.keys()].sort((a, b) => scores[b]! - scores[a]!);
  const steps: RocStep[] = [{ threshold: null, truePositives: 0, falsePositives: 0 }];
  let truePositives = 0;
  for (const [at, index] of order.entries()) {
    if (positive[index]) truePositives += 1;
    const threshold = scores[index]!;
    // A threshold takes all equal scores with it.
    if (scores[order[at + 1] ?? -1] === threshold) continue;
    steps.push({ threshold, truePositives, falsePositives: at + 1 - truePositives });
  }
  const negatives = scores.length - truePositives;
  return { positives: truePositives, negatives, steps, reason: oneSided(truePositives, negatives) };
}

function oneSided(positives: number, negatives: number): string | null {
  if (positives + negatives === 0) return "there are no outcomes";
  if (positives === 0) return "there are no positive outcomes";
  return negatives === 0 ? "there are no negative outcomes" : null;
}
