import { compareMeans } from "./compare-means.js";
import { compareVerdicts } from "./compare-verdicts.js";
import type { PairedScores } from "./paired-scores.js";
import type { ScoreComparison } from "./score-comparison.js";

/** Compares one metric over pairs: pass rates where all pairs have verdicts, else means. */
export function compareScores(scores: PairedScores): ScoreComparison {
  const kept: number[] = [];
  const dropped = { onlyA: 0, onlyB: 0, neither: 0 };
  let hasVerdicts = true;
  for (let pair = 0; pair < scores.a.length; pair++) {
    const [noA, noB] = [Number.isNaN(scores.a[pair]), Number.isNaN(scores.b[pair])];
    if (noA && noB) dropped.neither += 1;
    else if (noA) dropped.onlyB += 1;
    else if (noB) dropped.onlyA += 1;
    else {
      kept.push(pair);
      hasVerdicts &&= scores.passedA[pair] !== -1 && scores.passedB[pair] !== -1;
    }
  }
  const pick = (from: ArrayLike<number>) => kept.map((pair) => from[pair] as number);
  const clusters = scores.clusters === null ? null : pick(scores.clusters);
  const compared =
    kept.length > 0 && hasVerdicts
      ? compareVerdicts(pick(scores.passedA), pick(scores.passedB), clusters)
      : compareMeans(pick(scores.a), pick(scores.b), clusters);
  return { paired: kept.length, dropped, ...compared };
}
