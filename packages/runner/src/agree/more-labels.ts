import { type CountedRate, normalQuantile, sampleSizeForWidth } from "@eval/stats";
import type { Agreement } from "./agreement.js";

/** How many rows of one kind are labelled, how many give the width wanted, and how many rows to label for them. */
export interface LabelNeed {
  readonly have: number;
  readonly need: number;
  /** Rows to label at random until so many of this kind should have come up; null where none has yet. */
  readonly moreLabels: number | null;
}

/** Labels for intervals of ± `width`: of the catch rate (failures), and of the false alarms (passes). */
export interface LabelNeeds {
  readonly width: number;
  readonly caught: LabelNeed;
  readonly falseAlarms: LabelNeed;
}

export function labelNeeds({ caught, falseAlarms, n }: Agreement, width: number): LabelNeeds {
  return { width, caught: needOf(caught, n, width), falseAlarms: needOf(falseAlarms, n, width) };
}

function needOf(rate: CountedRate, labelled: number, width: number): LabelNeed {
  const need = Math.max(sizeAtTheEnds(width), sizeAt(rate, width));
  const missing = Math.max(0, need - rate.n);
  if (missing === 0) return { have: rate.n, need, moreLabels: 0 };
  return { have: rate.n, need, moreLabels: rate.n === 0 ? null : Math.ceil((missing * labelled) / rate.n) };
}

/** Of an unknown rate nothing is known, so the plan is for the one that takes most. */
function sizeAt({ successes, n }: CountedRate, width: number): number {
  if (n === 0) return sampleSizeForWidth(0.5, width);
  return successes === 0 || successes === n ? 0 : sampleSizeForWidth(successes / n, width);
}

/** A rate of 0 or 1 seems to need no labels by the usual formula; by Wilson's interval it takes these. */
function sizeAtTheEnds(width: number): number {
  const z = normalQuantile(0.975);
  return Math.max(1, Math.ceil(z * z * (1 / (2 * width) - 1)));
}
