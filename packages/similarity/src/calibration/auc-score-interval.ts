import { normalQuantile } from "@eval/stats";

/**
 * A score interval of an area under the ROC curve from nothing but the area and how many of each outcome there were:
 * the areas that would not be surprised by the one seen. Unlike intervals of the Wald kind it has a width at areas of 0
 * and 1, and never leaves 0 to 1.
 *
 * @see Newcombe 2006, Confidence intervals for an effect size measure based on the Mann-Whitney statistic, part 2, method 5
 * @example
 * aucScoreInterval(1, 5, 5).low.toFixed(2); // => "0.64"
 */
export function aucScoreInterval(
  auc: number,
  positives: number,
  negatives: number,
  level = 0.95,
): { readonly level: number; readonly method: string; readonly low: number; readonly high: number } {
  const critical = normalQuantile(1 - (1 - level) / 2);
  const surprise = (area: number) => Math.abs(area - auc) - critical * standardError(area, positives, negatives);
  return { level, method: "newcombe-5", low: edge(auc, 0, surprise), high: edge(auc, 1, surprise) };
}

/** As if there were as many of one outcome as of the other. */
function standardError(area: number, positives: number, negatives: number): number {
  const extra = (positives + negatives) / 2 - 1;
  const spread = 1 + extra * ((1 - area) / (2 - area) + area / (1 + area));
  return Math.sqrt((area * (1 - area) * spread) / (positives * negatives));
}

/** Between the area seen and an end, where surprise begins; the end itself where it never does. */
function edge(inside: number, end: number, surprise: (area: number) => number): number {
  if (surprise(end) <= 0) return end;
  let [calm, surprised] = [inside, end];
  for (let step = 0; step < 60; step += 1) {
    const middle = (calm + surprised) / 2;
    if (surprise(middle) <= 0) calm = middle;
    else surprised = middle;
  }
  return calm;
}
