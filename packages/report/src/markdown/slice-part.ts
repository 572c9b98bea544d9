import { groupName, intervalText, whole } from "../numbers.js";
import type { Report, ReportMetric } from "../report.js";
import { columnSlices } from "../slices/column-slices.js";
import { escapeMarkdown } from "./escape-markdown.js";
import { markdownTable } from "./markdown-table.js";

/** All metrics beside each other for each value of each column, where a run is grouped by several. */
export function sliceParts({ run, metrics }: Report): string[] {
  const measured = metrics.filter(({ groups }) => groups.length > 0);
  if (run.by.length < 2 || measured.length === 0) return [];
  return run.by.flatMap((column) => [`### By ${escapeMarkdown(column)}`, "", ...sliceTable(column, measured, run), ""]);
}

function sliceTable(column: string, metrics: readonly ReportMetric[], run: Report["run"]): string[] {
  const sides = metrics.map(
    (metric) => new Map(columnSlices(metric, column, run).map((slice) => [slice.value, slice] as const)),
  );
  const values = [...new Set(sides.flatMap((slices) => [...slices.keys()]))];
  const columns = [
    { title: escapeMarkdown(column), align: "left" as const },
    { title: "cases", align: "right" as const },
    ...metrics.map(({ name }) => ({ title: escapeMarkdown(name), align: "right" as const })),
  ];
  const rows = values.map((value) => [
    escapeMarkdown(groupName(value)),
    whole(Math.max(...sides.map((slices) => slices.get(value)?.cases ?? 0))),
    ...sides.map((slices) => {
      const slice = slices.get(value);
      if (slice === undefined || slice.scored === 0) return "–";
      const words = intervalText(slice.estimate);
      return `${slice.estimate.format(slice.estimate.value)}${words === "–" ? "" : ` (${words})`}`;
    }),
  ]);
  return markdownTable(columns, rows);
}
