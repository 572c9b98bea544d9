import type { ReviewData, ReviewedCase } from "@eval/report";
import type { Selection, Verdict } from "./review-line.js";

/** A selection with what is known of its cases by now. */
export function reviewData(
  { population, queue, audit }: Selection,
  verdicts: ReadonlyMap<number, Verdict>,
): ReviewData {
  const judge = (number: number) => judgeOf(verdicts.get(number));
  return {
    population,
    queue: queue.map(([number, passed]) => ({ number, passed, flagged: true, judge: judge(number) })),
    audit: audit.map(([number, passed, flagged]) => ({ number, passed, flagged, judge: judge(number) })),
  };
}

/** A score without a verdict is none: no threshold is made up here. */
function judgeOf(verdict: Verdict | undefined): ReviewedCase["judge"] {
  if (verdict === undefined) return "pending";
  if (verdict.status !== "scored") return verdict.status;
  return verdict.passed ?? "unscored";
}
