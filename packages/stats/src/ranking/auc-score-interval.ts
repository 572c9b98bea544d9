import { checkCount } from "../checks/check-count.js";
import { checkLevel } from "../checks/check-level.js";
import { invalidInput } from "../checks/invalid-input.js";
import type { Interval } from "../interval.js";
import { criticalValue } from "../numeric/critical-value.js";

/**
 * A score interval of an area under the ROC curve from nothing but the area and how many of each outcome there were:
 * the areas that would not be surprised by the one seen. Unlike intervals of the Wald kind it has a width at areas of 0
 * and 1, and never leaves 0 to 1. Null where an outcome has no item.
 *
 * @see Newcombe 2006, Confidence intervals for an effect size measure based on the Mann-Whitney statistic, part 2, method 5
 * @example
 * aucScoreInterval(1, 5, 5).low?.toFixed(2); // => "0.64"
 * aucScoreInterval(0.5, 5, 0).low; // => null
 */
export function aucScoreInterval(auc: number, positives: number, negatives: number, level = 0.95): Interval {
  checkLevel(level);
  checkCount("positives", positives);
  checkCount("negatives", negatives);
  if (!(auc >= 0 && auc <= 1)) throw invalidInput("auc must be from 0 to 1", auc);
  const method = "newcombe-5";
  if (positives === 0 || negatives === 0) {
    return { level, method, low: null, high: null, reason: "an area needs items of both outcomes" };
  }
  const critical = criticalValue(level);
  const surprise = (area: number) => Math.abs(area - auc) - critical * standardError(area, positives, negatives);
  return { level, method, low: edge(auc, 0, surprise), high: edge(auc, 1, surprise) };
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
