import type { HistoryValue } from "@eval/report";
import { COMPARED_MARK, type SavedRun, type SavedRuns } from "../history/saved-runs.js";
import { counted, decimal, decimalInterval, oneLine, percent, percentInterval, points, signed } from "./numbers.js";
import type { ReportPart } from "./report-part.js";
import type { Column } from "./text-table.js";

const left = (title: string): Column => ({ title, align: "left" });
const right = (title: string): Column => ({ title, align: "right" });
const COLUMNS: readonly Column[] = [
  left("run"),
  left("started"),
  left("file"),
  right("n"),
  right("value"),
  right("95 % interval"),
  right("change"),
];

/** What a person reads after `evals history`: for each metric a line for each run, oldest first. */
export function historyParts(
  runs: readonly SavedRun[],
  leftOut: SavedRuns["leftOut"],
  missing: string | null,
): ReportPart[] {
  const names = [...new Set(runs.flatMap(({ metrics }) => metrics.map(({ name }) => name)))];
  const notes = [
    ...(runs.length === 0
      ? [missing ?? "No finished run is kept here: evals score keeps its runs under .evals/runs."]
      : CHANGE_NOTE),
    ...(runs.some(({ purpose }) => purpose === "compare") ? [COMPARED_NOTE] : []),
    ...(leftOut.length === 0
      ? []
      : [
          `left out: ${counted(leftOut.length, "run")} (${leftOut.slice(0, 3).map(outLine).join("; ")}${leftOut.length > 3 ? "; …" : ""})`,
        ]),
  ];
  return [...names.map((name) => metricPart(name, runs)), { title: null, columns: [], rows: [], notes }];
}

const CHANGE_NOTE = [
  "The change is from the run before of the same metric, options, file name and number of cases; a dash where there is none.",
  "Whether two runs differ beyond chance: evals compare RUN_A RUN_B.",
];

const COMPARED_NOTE = `${COMPARED_MARK}marks runs that only evals compare asked for; latest passes over them, and no change is taken from them to yours.`;

const outLine = ({ id, reason }: SavedRuns["leftOut"][number]): string => `${oneLine(id, 40)}: ${oneLine(reason, 80)}`;

function metricPart(name: string, runs: readonly SavedRun[]): ReportPart {
  const before = new Map<string, number>();
  const rows = runs.flatMap((run) =>
    run.metrics
      .filter((metric) => metric.name === name)
      .map((metric) => {
        const earlier = before.get(metric.series ?? "");
        const value = valueOf(metric);
        if (value !== null) before.set(metric.series ?? "", value);
        return cells(run, metric, earlier === undefined || value === null ? null : value - earlier);
      }),
  );
  return { title: oneLine(name, 120), columns: COLUMNS, rows, notes: [] };
}

const valueOf = ({ rate, mean }: HistoryValue): number | null => rate ?? mean ?? null;

function cells({ id, startedAt, label = "" }: SavedRun, metric: HistoryValue, change: number | null): string[] {
  const isRate = metric.rate !== undefined;
  const format = isRate ? percent : decimal;
  return [
    id,
    startedAt.slice(0, 16).replace("T", " "),
    oneLine(label, 32),
    String(metric.n),
    format(valueOf(metric)),
    isRate ? percentInterval(metric.interval) : decimalInterval(metric.interval),
    change === null ? "–" : signed(change, isRate ? points : decimal),
  ];
}
