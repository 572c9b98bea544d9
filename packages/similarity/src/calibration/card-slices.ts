import { areaUnderCurve } from "./auc-interval.js";
import type { CardSlice } from "./calibration-card.js";
import { accuracyOf } from "./held-out-accuracy.js";
import type { LabelledScore } from "./labelled-score.js";
import { countDecisions } from "./threshold-choice.js";

/** How each named part of the data does, by name. */
export function slicesOf(scores: readonly LabelledScore[], threshold: number | null, level: number): CardSlice[] {
  const names = [...new Set(scores.flatMap(({ slice }) => (slice === undefined ? [] : [slice])))].sort();
  return names.map((name) => {
    const part = scores.filter(({ slice }) => slice === name);
    const { auc, interval } = areaUnderCurve(part, level);
    return {
      name,
      pairs: part.length,
      similar: part.filter(({ similar }) => similar).length,
      auc,
      aucInterval: interval,
      accuracyInSample: accuracyOf(countDecisions(part, threshold)),
    };
  });
}
