import { type CaseView, isBare, isComparable } from "./case-view.js";
import type { FlagCode } from "./flag-codes.js";
import { spreadOf } from "./flags/verdict-conflict.js";

/**
 * How soon a person should look at a case, from 0 to 1 for weights that add up to 1:
 *
 *     closeness × c + disagreement × d + slice × 1/√n + lowScore × l
 *
 * - c: 1 at the threshold, falling evenly to 0 at the end of the range that is farthest from it (without a bound,
 *   1 / (1 + distance)). 0 for a score that only repeats its verdict, and without threshold or score.
 * - d: 1 where verdicts are opposed, or the accepted answer stands in the output and is denied, else the distance of the lowest and the highest comparable score.
 * - n: how many cases the slice of the case has: in a small slice one verdict moves the rate more. Without grouping,
 *   all cases.
 * - l: 1 - score, for scores from 0 to 1 of which more is better.
 *
 * A case that could not be measured has its slice alone, and so stands last.
 */
export function urgencyOf(view: CaseView, sliceSize: number, codes: readonly FlagCode[]): number {
  const { closeness, disagreement, slice, lowScore } = view.settings.urgency;
  const terms = [
    closeness === 0 ? 0 : closeness * closenessOf(view),
    disagreement === 0 ? 0 : disagreement * disagreementOf(view, codes),
    sliceSize === 0 ? 0 : slice / Math.sqrt(sliceSize),
    lowScore === 0 ? 0 : lowScore * lownessOf(view),
  ];
  return terms.reduce((sum, term) => sum + term, 0);
}

function closenessOf({ primary, threshold }: CaseView): number {
  const { score, range } = primary;
  if (score === null || threshold === null || isBare(primary)) return 0;
  const [min, max] = range;
  const distance = Math.abs(score - threshold);
  if (min === null || max === null) return 1 / (1 + distance);
  return 1 - distance / Math.max(threshold - min, max - threshold);
}

/** A case that may be judged the wrong way round, whatever its scores are. */
const opposed: readonly FlagCode[] = ["judge_conflict", "negated_match"];

function disagreementOf(view: CaseView, codes: readonly FlagCode[]): number {
  if (opposed.some((code) => codes.includes(code))) return 1;
  const spread = spreadOf(view);
  const distance = spread === null ? 0 : spread.high.score - spread.low.score;
  // Opposed verdicts carry the flag without a spread of that size.
  return codes.includes("metric_disagreement") && distance < view.settings.spread ? 1 : distance;
}

const lownessOf = ({ primary }: CaseView): number =>
  primary.score === null || !isComparable(primary) ? 0 : 1 - primary.score;
