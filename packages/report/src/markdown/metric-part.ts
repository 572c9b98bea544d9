import { metricNotes } from "../metric-notes.js";
import {
  countList,
  countOf,
  decimal,
  estimateOf,
  groupNames,
  intervalKind,
  intervalText,
  percent,
  whole,
} from "../numbers.js";
import type { Numbers, ReportMetric } from "../report.js";
import { shownOptions, WHOLE_OPTIONS } from "../shown-options.js";
import { codeSpan, escapeMarkdown } from "./escape-markdown.js";
import { markdownTable } from "./markdown-table.js";

/** A metric in Markdown: a table of its groups and all cases, what to mind, its labels, first errors and options. */
export function metricPart(metric: ReportMetric, clusterBy: string | null): string[] {
  const notes = [
    ...metricNotes(metric, clusterBy),
    ...(metric.higherIsBetter ? [] : ["lower is better"]),
    ...(metric.caveat === undefined ? [] : [metric.caveat]),
    `labels: ${countList(metric.labels)}`,
  ];
  return [
    `### ${escapeMarkdown(metric.name)}`,
    "",
    `${escapeMarkdown(metric.package)}, definition ${metric.version}`,
    "",
    ...numbersTable(metric),
    "",
    ...notes.map((note) => `- ${escapeMarkdown(note)}`),
    ...errorLines(metric),
    "",
    ...optionLines(metric),
    "",
  ];
}

function numbersTable(metric: ReportMetric): string[] {
  const isRate = metric.passRate !== null;
  const keys = Object.keys(metric.groups[0]?.by ?? { Cases: null });
  const { interval } = estimateOf(metric, isRate);
  const titles = [
    "n",
    ...(isRate ? ["passed", "rate"] : ["mean"]),
    intervalKind(interval),
    "blank",
    "unscored",
    "errors",
  ];
  const columns = [
    ...keys.map((key) => ({ title: escapeMarkdown(key), align: "left" as const })),
    ...titles.map((title) => ({ title, align: "right" as const })),
  ];
  const groups = metric.groups.map((group) => [...groupNames(group.by).map(escapeMarkdown), ...cells(group, isRate)]);
  const blanks = keys.slice(1).map(() => "");
  return markdownTable(columns, [...groups, ["**all**", ...blanks, ...cells(metric, isRate)]]);
}

function cells(numbers: Numbers, isRate: boolean): string[] {
  const { passed, blank, unscored, errors } = numbers;
  const estimate = estimateOf(numbers, isRate);
  const values = isRate ? [passed === null ? "–" : whole(passed), percent(estimate.value)] : [decimal(estimate.value)];
  return [whole(countOf(numbers, isRate)), ...values, intervalText(estimate), ...[blank, unscored, errors].map(whole)];
}

const errorLines = ({ firstErrors }: ReportMetric): string[] =>
  firstErrors.map(({ case: number, id, label, reason }) => {
    const name = id === null ? "" : ` (${escapeMarkdown(id)})`;
    return `- error in case ${number}${name}: ${escapeMarkdown(label)}: ${escapeMarkdown(reason)}`;
  });

function optionLines({ options }: ReportMetric): string[] {
  const { short, long } = shownOptions(options);
  return [
    `Options: ${codeSpan(JSON.stringify(short))}`,
    ...(long.length === 0 ? [] : ["", ...long.map((line) => `- ${codeSpan(line)} (${WHOLE_OPTIONS})`)]),
  ];
}
