import { answeringNotes } from "../answering-models.js";
import { flagsInOrder } from "../flags-in-order.js";
import { counted, countOf, estimateOf, intervalText, whole } from "../numbers.js";
import type { Report, ReportMetric } from "../report.js";
import { ratingLines } from "./diagnosis-part.js";
import { escapeMarkdown } from "./escape-markdown.js";
import { gateLines } from "./gate-part.js";
import { markdownTable } from "./markdown-table.js";
import { warningLines } from "./warning-lines.js";

/** The run on a few lines, for the page of a CI job. */
export function jobSummary(report: Report): string {
  const { run, metrics } = report;
  const columns = ["metric", "n", "estimate", "interval", "unscored", "errors"].map((title, index) => ({
    title,
    align: index === 0 ? ("left" as const) : ("right" as const),
  }));
  const of = run.status === "finished" ? "" : `, ${run.status}`;
  const doubts = warningLines(report);
  const ratings = ratingLines(report);
  const gates = gateLines(report);
  const judges = metrics.flatMap((metric) =>
    answeringNotes(metric).map((note) => `- **${escapeMarkdown(metric.name)}**: ${escapeMarkdown(note)}`),
  );
  return [
    `### Evaluation of ${escapeMarkdown(run.files.map(({ path }) => path).join(", "))}`,
    "",
    `${counted(run.cases, "case")}, run ${escapeMarkdown(run.id)}${of}`,
    "",
    ...(gates.length === 0 ? [] : [...gates, ""]),
    ...markdownTable(columns, metrics.map(metricCells)),
    "",
    ...(judges.length === 0 ? [] : [...judges, ""]),
    ...(ratings.length === 0 ? [] : [...ratings, ""]),
    ...flagged(report),
    ...(doubts.length === 0 ? [] : [...doubts, ""]),
  ].join("\n");
}

function flagged({ diagnostics }: Report): string[] {
  if (diagnostics === undefined || diagnostics.flagged === 0) return [];
  const codes = flagsInOrder(diagnostics).map(({ code, count }) => `${escapeMarkdown(code)} ${whole(count)}`);
  return [`${whole(diagnostics.flagged)} of ${counted(diagnostics.cases, "case")} to look at: ${codes.join(", ")}`, ""];
}

function metricCells(metric: ReportMetric): string[] {
  const estimate = estimateOf(metric, metric.passRate !== null);
  return [
    escapeMarkdown(metric.name),
    whole(countOf(metric, metric.passRate !== null)),
    estimate.format(estimate.value),
    intervalText(estimate),
    whole(metric.unscored),
    whole(metric.errors),
  ];
}
