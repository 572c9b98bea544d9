import { EvalError } from "@eval/core";
import type { Report, ReportRow } from "@eval/report";

const COUNTED = ["cases", "scored", "unscored", "errors", "passed"] as const;
type Counts = Record<(typeof COUNTED)[number], number>;

/**
 * Counts the journal while its cases pass by. A report takes its numbers from the summary and its cases from the
 * journal: where one of the two was edited or torn, it would say two things at once.
 */
export function checkJournal({ metrics, run }: Pick<Report, "metrics" | "run">) {
  const counts = metrics.map((): Counts => ({ cases: 0, scored: 0, unscored: 0, errors: 0, passed: 0 }));
  return {
    add({ results }: Pick<ReportRow, "results">): void {
      for (const [at, count] of counts.entries()) {
        const result = results[at];
        if (result === undefined) continue;
        count.cases += 1;
        count[result.status === "error" ? "errors" : result.status] += 1;
        if (result.passed === true) count.passed += 1;
      }
    },
    /** Throws `EvalError` (`changed-run`) where the two differ, with both numbers. */
    finish(): void {
      for (const [at, count] of counts.entries()) {
        const metric = metrics[at] as Report["metrics"][number];
        const off = COUNTED.filter((name) => (metric[name] ?? 0) !== count[name]);
        if (off.length === 0) continue;
        const said = (of: Counts | typeof metric) => off.map((name) => `${of[name] ?? 0} ${name}`).join(", ");
        throw new EvalError(
          "changed-run",
          `summary.json and results.jsonl of run ${run.id} must agree, got ${said(metric)} of ${metric.name} in the summary and ${said(count)} in the results; one of the two was changed since: score again, or sum up again with evals score --resume ${run.id}`,
        );
      }
    },
  };
}
