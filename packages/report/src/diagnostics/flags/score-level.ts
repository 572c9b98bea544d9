import { type CaseView, isBare, isComparable } from "../case-view.js";
import { scoreText } from "../number-text.js";

/** A failing score so low that the answer is likely wrong or missing. */
export function veryLowReason({ primary, settings }: CaseView): string | null {
  if (!isVeryLow({ primary, settings })) return null;
  // A score that only repeats the verdict is not low: there are no others.
  if (isBare(primary)) return `${primary.name} fails the case`;
  return `${primary.name} scores ${scoreText(primary.score as number)}, below ${scoreText(settings.veryLow)}`;
}

/** A graded score in the band around its threshold, on either side of it. One that is very low is not near. */
export function nearThresholdReason({ primary, threshold, settings }: CaseView): string | null {
  const { score, passed, name } = primary;
  if (score === null || threshold === null || isBare(primary) || isVeryLow({ primary, settings })) return null;
  const isPassing = passed ?? (primary.higherIsBetter ? score >= threshold : score <= threshold);
  const band = isPassing ? settings.near.passing : settings.near.failing;
  // A pass exactly at the threshold is near it as soon as there is a band at all.
  if (band === 0 || Math.abs(score - threshold) > band + ROUNDING) return null;
  const side = isPassing ? "passes" : "fails";
  return `${name} ${side} at ${scoreText(score)}, ${scoreText(Math.abs(score - threshold))} from its threshold of ${scoreText(threshold)}`;
}

/** 0.75 - 0.7 is a little more than 0.05 in doubles. */
const ROUNDING = 1e-9;

const isVeryLow = ({ primary, settings }: Pick<CaseView, "primary" | "settings">): boolean =>
  primary.score !== null && primary.passed !== true && isComparable(primary) && primary.score < settings.veryLow;
