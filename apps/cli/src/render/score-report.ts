import type { MetricInfo } from "@eval/core";
import type { GroupSummary, MetricNumbers, MetricSummary, Summary } from "@eval/runner";
import { comparedWith } from "./compared-with.js";
import { disagreementTable } from "./disagreement-table.js";
import { errorLines } from "./error-lines.js";
import { counted, decimal, decimalInterval, oneLine, percent, percentInterval } from "./numbers.js";
import { pairsTable } from "./pairs-table.js";
import type { Style } from "./style.js";
import { type Column, textTable } from "./text-table.js";
import { warningLines } from "./warning-lines.js";

const GROUPS_SHOWN = 40;
/** Side by side in whole: one pair. Three metrics make three, and what their tables say of examples is much the same. */
const PAIRS_IN_WHOLE = 1;

export interface ScoreReportSettings {
  readonly infos: ReadonlyMap<string, MetricInfo>;
  readonly style: Style;
  /** Shows every pair of metrics in whole, however many there are. */
  readonly allPairs: boolean;
}

/** What a person reads after a run: a table for each metric, how metrics disagree, what to doubt. */
export function scoreReport(summary: Summary, { infos, style, allPairs }: ScoreReportSettings): string[] {
  const lines: string[] = [];
  for (const metric of summary.metrics) lines.push("", ...metricTable(metric, summary.clusterBy, infos, style));
  lines.push(...caveatLines(summary, infos, style));
  const pairs = summary.disagreement;
  if (allPairs || pairs.length <= PAIRS_IN_WHOLE) {
    for (const pair of pairs) lines.push("", ...disagreementTable(pair, infos, style));
  } else lines.push("", ...pairsTable(pairs, infos, style));
  if (summary.warnings.length > 0) lines.push("", style.bold("warnings"), ...warningLines(summary.warnings, style));
  return lines;
}

function metricTable(
  metric: MetricSummary,
  clusterBy: string | null,
  infos: ReadonlyMap<string, MetricInfo>,
  style: Style,
): string[] {
  const hasVerdicts = metric.passRate !== null;
  const shown = metric.groups.slice(0, GROUPS_SHOWN);
  const keys = Object.keys(metric.groups[0]?.by ?? {});
  const columns: Column[] = [
    ...(keys.length === 0 ? [""] : keys).map((title) => ({ title: oneLine(title, 30), align: "left" as const })),
    ...(hasVerdicts ? verdictColumns(infos.get(metric.name)) : SCORE_COLUMNS),
  ];
  const cells = hasVerdicts ? verdictCells : scoreCells;
  const rows = shown.map((group) => [...keys.map((key) => groupName(group, key)), ...cells(group)]);
  const blanks = Array.from({ length: Math.max(0, keys.length - 1) }, () => "");
  const [header = "", ...body] = textTable(columns, [...rows, ["all", ...blanks, ...cells(metric)]]);
  const pooled = body.pop() ?? "";
  return [
    style.bold(metric.name) + optionsNote(metric, style),
    style.dim(`  ${header}`),
    ...body.map((line) => `  ${line}`),
    ...(metric.groups.length > shown.length
      ? [`  … and ${counted(metric.groups.length - shown.length, "more group")}, see --json`]
      : []),
    style.bold(`  ${pooled}`),
    ...[...clusterNotes(metric, clusterBy), ...notes(metric, meanFormat(metric, infos))].map((line) =>
      style.dim(`  ${line}`),
    ),
    ...errorLines(metric, style),
  ];
}

const right = (title: string): Column => ({ title, align: "right" });
const COUNTS = [right("blank"), right("unscored"), right("errors")];
/** An answer may be in the right script and wrong: correct is what agrees with an accepted answer. */
const verdictColumns = (info: MetricInfo | undefined): Column[] => {
  const passed = comparedWith(info) === "expected" ? "correct" : "passed";
  return [right("n"), right(passed), right("rate"), right("95 % interval"), ...COUNTS];
};
const SCORE_COLUMNS = [right("n"), right("mean"), right("95 % interval"), ...COUNTS];

const groupName = ({ by }: GroupSummary, key: string): string => {
  const value = by[key];
  return value === null || value === undefined ? "(none)" : value === "" ? "(empty)" : oneLine(value, 30);
};

const counts = ({ blank, unscored, errors }: MetricNumbers): string[] => [blank, unscored, errors].map(String);

function verdictCells(numbers: MetricNumbers): string[] {
  const { verdicts, passed, passRate, passRateInterval } = numbers;
  return [
    String(verdicts),
    passed === null ? "–" : String(passed),
    percent(passRate),
    percentInterval(passRateInterval),
    ...counts(numbers),
  ];
}

function scoreCells(numbers: MetricNumbers): string[] {
  return [String(numbers.scored), decimal(numbers.mean), decimalInterval(numbers.meanInterval), ...counts(numbers)];
}

/** Options that differ from what the metric does unasked; `preset` says it in one word. */
function optionsNote({ options }: MetricSummary, style: Style): string {
  const preset = options["preset"];
  return typeof preset === "string" ? style.dim(`  preset ${preset}`) : "";
}

/** Scores from 0 to 1 beside a rate are read as it is; a distance or a log-likelihood is no percentage. */
function meanFormat({ name, passRate }: MetricSummary, infos: ReadonlyMap<string, MetricInfo>): typeof percent {
  const [low, high] = infos.get(name)?.range ?? [null, null];
  return passRate !== null && low === 0 && high === 1 ? percent : decimal;
}

function notes(metric: MetricSummary, format: typeof percent): string[] {
  const { mean, passed, passRate, passRateBounds, cases, scored, verdicts, flags, corpus, labels } = metric;
  const undecided = cases - verdicts;
  const lines: string[] = [];
  if (corpus !== null) lines.push(`corpus score: ${decimal(corpus)}`);
  if (isGraded(metric)) lines.push(`mean score: ${format(mean)}`);
  lines.push(...macroNotes(metric, format));
  if (passRate !== null && verdicts < scored) {
    lines.push(`${counted(scored - verdicts, "case")} of ${scored} scored without a verdict: in no rate`);
  }
  if (passRateBounds !== null && undecided > 0) {
    const [low, high] = passRateBounds;
    lines.push(
      `if the ${undecided} ${verdicts < scored ? "without a verdict" : "that could not be measured"} all failed or all passed: ${percent(low)} to ${percent(high)}`,
    );
  }
  // What failed, failed for a reason: the kinds of it are what to look at next.
  const hasFailed = passed !== null && passed < verdicts;
  if (hasFailed || cases > scored || (passRate !== null && undecided > 0)) lines.push(`labels: ${labelList(labels)}`);
  lines.push(...missingNotes(metric));
  if (Object.keys(flags).length > 0) lines.push(`flagged: ${countList(flags)}`);
  return lines;
}

/** A score that is not the verdict (a share of draws, a level) has a mean of its own beside the rate. */
const isGraded = ({ mean, passRate }: MetricSummary): boolean =>
  mean !== null && passRate !== null && mean !== passRate;

/** Each group counts once, however small. A group without a score counts not at all, which must be said. */
function macroNotes(metric: MetricSummary, format: typeof percent): string[] {
  const { groups, macroMean } = metric;
  if (groups.length < 2 || macroMean === null) return [];
  const measured = groups.filter(({ mean }) => mean !== null).length;
  const some = measured < groups.length ? ` (${measured} of ${groups.length} groups: the others have no score)` : "";
  return [`mean of the ${isGraded(metric) ? "groups' mean scores" : "group means"}: ${format(macroMean)}${some}`];
}

/** A label says that something was missing; what it was decides whose fault it is. */
const missingNotes = ({ missing }: MetricSummary): string[] =>
  Object.entries(missing).map(([fields, count]) => {
    const what = fields === "expected" ? "accepted answer" : fields;
    return `${counted(count, "case")} ${count === 1 ? "has" : "have"} no ${what}`;
  });

function clusterNotes({ passRateInterval, meanInterval }: MetricSummary, clusterBy: string | null): string[] {
  const interval = passRateInterval ?? meanInterval;
  if (clusterBy === null || interval === null) return [];
  const clusters = "clusters" in interval ? counted(Number(interval.clusters), "cluster") : "";
  const missing = interval.low === null ? `, none for all cases together: ${interval.reason}` : "";
  return [`intervals are clustered by ${oneLine(clusterBy, 40)} (${clusters}, t)${missing}`];
}

const LABELS_SHOWN = 10;

/** The most frequent labels come first: the rare ones of a long list are what the table of a run is for. */
function labelList(labels: Readonly<Record<string, number>>): string {
  const all = Object.entries(labels);
  const rest = all.length - LABELS_SHOWN;
  const shown = countList(Object.fromEntries(all.slice(0, LABELS_SHOWN)));
  return rest > 0 ? `${shown}, and ${counted(rest, "rarer label")}` : shown;
}

const countList = (counted: Readonly<Record<string, number>>): string =>
  Object.entries(counted)
    .map(([name, count]) => `${name} ${count}`)
    .join(", ");

function caveatLines({ metrics }: Summary, infos: ReadonlyMap<string, MetricInfo>, style: Style): string[] {
  const caveats = metrics.flatMap(({ name }) => {
    const caveat = infos.get(name)?.caveat;
    return caveat === undefined ? [] : [style.dim(`${name}: ${caveat}`)];
  });
  return caveats.length === 0 ? [] : ["", ...caveats];
}
