import type { ReportResult } from "../report.js";

/** How a pair fares in B beside A, in the words that the filters of the page offer. */
export function caseChange(a: ReportResult | undefined, b: ReportResult | undefined): string {
  if (a?.status !== "scored" || b?.status !== "scored") return "not measured in both";
  if (a.passed !== null && b.passed !== null) {
    if (a.passed !== b.passed) return a.passed ? ONLY_A : ONLY_B;
    return a.passed ? "both pass" : "both fail";
  }
  const [left, right] = [a.score ?? 0, b.score ?? 0];
  return left === right ? "same score" : left < right ? "higher in B" : "higher in A";
}

export const ONLY_A = "only A passes";
export const ONLY_B = "only B passes";
