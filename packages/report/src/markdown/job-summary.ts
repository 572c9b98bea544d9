import { counted, estimateOf, intervalText, whole } from "../numbers.js";
import type { Report, ReportMetric } from "../report.js";
import { escapeMarkdown } from "./escape-markdown.js";
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
  return [
    `### Evaluation of ${escapeMarkdown(run.files.map(({ path }) => path).join(", "))}`,
    "",
    `${counted(run.cases, "case")}, run ${escapeMarkdown(run.id)}${of}`,
    "",
    ...markdownTable(columns, metrics.map(metricCells)),
    "",
    ...(doubts.length === 0 ? [] : [...doubts, ""]),
  ].join("\n");
}

function metricCells(metric: ReportMetric): string[] {
  const estimate = estimateOf(metric, metric.passRate !== null);
  return [
    escapeMarkdown(metric.name),
    whole(metric.scored),
    estimate.format(estimate.value),
    intervalText(estimate),
    whole(metric.unscored),
    whole(metric.errors),
  ];
}
