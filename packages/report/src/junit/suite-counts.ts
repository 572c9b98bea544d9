import type { Report, ReportResult } from "../report.js";

/** What a verdict is in the words of test runners. */
export type TestOutcome = "passed" | "failures" | "errors" | "skipped";

export type SuiteCounts = Record<TestOutcome, number>;

export function testOutcome({ status, passed }: ReportResult): TestOutcome {
  if (status === "error") return "errors";
  if (passed === null) return "skipped";
  return passed ? "passed" : "failures";
}

export const noCounts = (): SuiteCounts => ({ passed: 0, failures: 0, errors: 0, skipped: 0 });

/** How the cases of each metric came out: a suite says so before its first case. */
export async function countSuites(report: Report): Promise<SuiteCounts[]> {
  const counts = report.metrics.map(noCounts);
  for await (const { results } of report.rows({ texts: false })) {
    for (const [at, count] of counts.entries()) count[testOutcome(results[at] as ReportResult)] += 1;
  }
  return counts;
}
