import { counted, percent, whole } from "../numbers.js";
import type { MetricPair, Report } from "../report.js";
import { flagLines, ratingLines } from "./diagnosis-part.js";
import { codeSpan, escapeMarkdown } from "./escape-markdown.js";
import { gateLines } from "./gate-part.js";
import { markdownTable } from "./markdown-table.js";
import { metricPart } from "./metric-part.js";
import { secondLookLines } from "./second-look-part.js";
import { sliceParts } from "./slice-part.js";
import { warningLines } from "./warning-lines.js";

/** The technical report of a run in Markdown: what was run, each metric in numbers, where metrics disagree, doubts. */
export function markdownReport(report: Report): string {
  const { run, metrics, disagreement, warnings } = report;
  const ratings = ratingLines(report);
  const gates = gateLines(report);
  const slices = sliceParts(report);
  const flags = flagLines(report);
  const lines = [
    "# Evaluation report",
    "",
    ...runLines(report),
    "",
    ...(gates.length === 0 ? [] : ["## Gates", "", ...gates, ""]),
    ...(ratings.length === 0 ? [] : ["## Ratings", "", ...ratings, ""]),
    ...(slices.length === 0 ? [] : ["## By group", "", ...slices]),
    "## Metrics",
    "",
    ...metrics.flatMap((metric) => metricPart(metric, run.clusterBy)),
    ...(disagreement.length === 0 ? [] : ["## Where metrics disagree", "", ...pairTable(disagreement), ""]),
    ...(flags.length === 0 ? [] : ["## What to look at", "", ...flags, ""]),
    ...secondLookLines(report),
    ...(warnings.length === 0 ? [] : ["## What to doubt in the data", "", ...warningLines(report), ""]),
  ];
  return lines.join("\n");
}

function runLines({ run, textsMissing }: Report): string[] {
  const files = run.files.map(({ path, sha256 }) =>
    sha256 === null ? escapeMarkdown(path) : `${escapeMarkdown(path)} (SHA-256 ${sha256})`,
  );
  const facts: [string, string][] = [
    ["run", `${escapeMarkdown(run.id)}, ${escapeMarkdown(run.status)}`],
    ["started", escapeMarkdown(run.startedAt)],
    ["files", files.join(", ")],
    ["cases", counted(run.cases, "case")],
    ["columns read as", codeSpan(JSON.stringify(run.mapping))],
    ["grouped by", escapeMarkdown(run.by.join(", ") || "nothing")],
    ["intervals clustered by", escapeMarkdown(run.clusterBy ?? "nothing")],
    [
      "versions",
      escapeMarkdown(
        Object.entries(run.versions)
          .map((pair) => pair.join(" "))
          .join(", "),
      ),
    ],
    ...(textsMissing === null ? [] : ([["texts of cases", escapeMarkdown(textsMissing)]] as [string, string][])),
  ];
  return facts.map(([name, fact]) => `- ${name}: ${fact}`);
}

function pairTable(pairs: readonly MetricPair[]): string[] {
  const columns = ["A", "B", "both pass", "both fail", "only A", "only B", "disagree"].map((title, index) => ({
    title,
    align: index < 2 ? ("left" as const) : ("right" as const),
  }));
  const rows = pairs.map(({ a, b, bothPass, bothFail, onlyA, onlyB }) => {
    const counts = [bothPass, bothFail, onlyA, onlyB];
    const all = counts.reduce((sum, count) => sum + count, 0);
    const share = percent(all === 0 ? null : (onlyA + onlyB) / all);
    return [escapeMarkdown(a), escapeMarkdown(b), ...counts.map(whole), share];
  });
  return markdownTable(columns, rows);
}
