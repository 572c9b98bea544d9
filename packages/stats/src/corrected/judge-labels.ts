import { checkCount } from "../checks/check-count.js";
import type { Interval } from "../interval.js";
import { type Proportion, rateOf } from "../intervals/proportion.js";
import type { Estimate } from "../result.js";

/** Items that a person labelled and the judge judged, counted by both verdicts. */
export interface JudgeLabels {
  readonly humanPassJudgePass: number;
  readonly humanPassJudgeFail: number;
  readonly humanFailJudgePass: number;
  readonly humanFailJudgeFail: number;
}

/** A pass rate corrected for the judge's mistakes. */
export type CorrectedRate<Extra = unknown> = Estimate<
  {
    readonly interval: Interval;
    /** What makes the number less trustworthy than its interval says. */
    readonly warnings: readonly string[];
  } & Extra
>;

/** Below so many labelled failures the judge's mistakes are hardly known. */
const FEW_FAILURES = 20;

/** What the labels are too few for. */
export function labelWarnings({ humanFailJudgeFail, humanFailJudgePass }: JudgeLabels): string[] {
  const failures = humanFailJudgeFail + humanFailJudgePass;
  return failures < FEW_FAILURES
    ? [`only ${failures} failures are labelled, ${FEW_FAILURES} are a reasonable least`]
    : [];
}

/** Throws unless all counts are possible. */
export function checkJudged(labels: JudgeLabels, judged: Proportion): void {
  for (const [name, count] of Object.entries(labels)) checkCount(name, count);
  rateOf(judged);
}

/** No corrected rate, with the reason at both places that are null. */
export function noCorrectedRate(level: number, method: string, reason: string, warnings: readonly string[] = []) {
  const interval: Interval = { level, method, low: null, high: null, reason };
  return { value: null, reason, interval, warnings };
}
