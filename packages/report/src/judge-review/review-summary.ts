import { type CorrectedRate, type Interval, stratifiedPassRate, wilsonInterval } from "@eval/stats";
import type { ReviewFacts } from "../ratings/rating-facts.js";
import { type ReviewStratum, reviewStrata } from "./review-strata.js";
import type { ReviewData, ReviewedCase } from "./reviewed-case.js";

/** How often something was seen, out of how many it could have been. */
export interface Share {
  readonly count: number;
  readonly n: number;
  readonly interval: Interval;
}

export interface ReviewPart {
  readonly chosen: number;
  /** Those with a verdict of the judge; the others are counted behind. */
  readonly judged: number;
  readonly errors: number;
  readonly unscored: number;
  readonly pending: number;
  /** Of judged cases that the primary metric fails: those that the judge passes. */
  readonly rescued: Share;
  /** Of judged cases that the primary metric passes: those that the judge fails. */
  readonly overturned: Share;
}

/** What a judge's second look shows. Nothing of it changes a verdict of the run. */
export interface JudgeReview {
  readonly queue: ReviewPart;
  readonly audit: ReviewPart;
  /** Cases of the run with a verdict of the primary metric, and how many it passes. */
  readonly cases: number;
  readonly passed: number;
  /** The pass rate if the judge had seen them all: the queue as it is, the others by the random sample. */
  readonly corrected: CorrectedRate;
}

export function summariseReview(data: ReviewData, seed = 0): JudgeReview {
  const { flaggedPassed, flaggedFailed, plainPassed, plainFailed } = data.population;
  const passed = flaggedPassed + plainPassed;
  return {
    queue: partOf(data.queue),
    audit: partOf(data.audit),
    cases: passed + flaggedFailed + plainFailed,
    passed,
    corrected: correctedRate(reviewStrata(data), seed),
  };
}

/** With its thousands set apart. */
const counted = (count: number): string => count.toLocaleString("en");

/** Below so many judged cases the share of passes among all that they stand for is hardly known. */
const FEW = 10;

/** The estimate, with what stands behind it in words for who does not think in strata. */
function correctedRate(strata: readonly ReviewStratum[], seed: number): CorrectedRate {
  const rate = stratifiedPassRate(strata, { seed });
  const unseen = strata.find(({ size, n }) => size > 0 && n === 0);
  if (rate.value === null) {
    return unseen === undefined ? rate : { ...rate, reason: `the judge has judged none of ${sizeText(unseen)}` };
  }
  const thin = strata.filter(({ size, n }) => n < size && n < FEW);
  return { ...rate, warnings: thin.map(thinText) };
}

const sizeText = ({ size, what }: ReviewStratum): string => `the ${counted(size)} ${what}`;

/** What few judged cases mean to the estimate. */
const thinText = (stratum: ReviewStratum): string =>
  `of ${sizeText(stratum)} the judge has judged only ${counted(stratum.n)}: what it would say of the other ${counted(stratum.size - stratum.n)} is a guess from these, and makes the interval wide; ${stratum.isQueue ? "judge them" : "draw a larger random sample"} to make it narrower`;

function partOf(cases: readonly ReviewedCase[]): ReviewPart {
  const count = (is: (each: ReviewedCase) => boolean) => cases.filter(is).length;
  const share = (passed: boolean): Share => {
    const n = count((each) => each.passed === passed && typeof each.judge === "boolean");
    const opposed = count((each) => each.passed === passed && each.judge === !passed);
    return { count: opposed, n, interval: wilsonInterval(opposed, n) };
  };
  return {
    chosen: cases.length,
    judged: count(({ judge }) => typeof judge === "boolean"),
    errors: count(({ judge }) => judge === "error"),
    unscored: count(({ judge }) => judge === "unscored"),
    pending: count(({ judge }) => judge === "pending"),
    rescued: share(false),
    overturned: share(true),
  };
}

/** What the ratings of a run take from a review; a case in both parts counts once. */
export function reviewFacts({ queue, audit }: ReviewData): ReviewFacts {
  const all = [...new Map([...queue, ...audit].map((each) => [each.number, each])).values()];
  const sampled = audit.filter(({ judge }) => typeof judge === "boolean");
  return {
    reviewed: all.filter(({ judge }) => typeof judge === "boolean").length,
    rescues: all.filter(({ passed, judge }) => !passed && judge === true).length,
    errors: all.filter(({ judge }) => judge === "error").length,
    audited: sampled.length,
    auditConflicts: sampled.filter(({ passed, judge }) => judge !== passed).length,
  };
}
