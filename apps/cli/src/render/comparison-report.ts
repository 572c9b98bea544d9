import { COMPARISON_LEVEL, type MetricComparison, type RunComparison } from "@eval/runner";
import { counted, decimal, oneLine, percent, points, pointsInterval, pValue, signed } from "./numbers.js";
import type { ReportPart } from "./report-part.js";
import type { Column } from "./text-table.js";

/** What a person reads after `evals compare`: for each metric the numbers, then what they mean in one sentence. */
export function comparisonParts(comparison: RunComparison): ReportPart[] {
  const metrics = [...new Set(comparison.comparisons.map(({ metric }) => metric))];
  return [
    note(headLines(comparison)),
    ...metrics.map((metric) => metricPart(metric, comparison)),
    note([testsLine(comparison)]),
  ];
}

/** Slices are a family of tests of their own. */
function testsLine({ comparisons, tests }: RunComparison): string {
  const ofAll = comparisons.filter(({ slice, test }) => slice === null && test.p !== null).length;
  return tests === ofAll
    ? `${counted(tests, "test")}; p (Holm) takes all of them into account.`
    : `${counted(ofAll, "test")} of all pairs and ${tests - ofAll} of slices; p (Holm) takes into account those of its kind.`;
}

const note = (notes: readonly string[]): ReportPart => ({ title: null, columns: [], rows: [], notes });

function metricPart(metric: string, { comparisons, clusterBy }: RunComparison): ReportPart {
  const rows = comparisons.filter((row) => row.metric === metric);
  const all = rows[0] as MetricComparison;
  const shown = shownRows(rows);
  return {
    title: oneLine(metric, 120),
    columns: COLUMNS,
    rows: shown.map(cells),
    notes: [
      ...restNote(rows.length - shown.length),
      sentence(all),
      ...clusterNote(all, clusterBy),
      ...bootstrapNote(all),
    ],
  };
}

/** A table of more slices nobody reads; none that differs is left out of it. */
const SLICES_SHOWN = 40;

function shownRows(rows: readonly MetricComparison[]): readonly MetricComparison[] {
  if (rows.length <= SLICES_SHOWN + 1) return rows;
  const differs = ({ conclusion }: MetricComparison) => conclusion === "worse" || conclusion === "better";
  return rows.filter((row, place) => place <= SLICES_SHOWN || differs(row));
}

const restNote = (count: number): string[] =>
  count === 0 ? [] : [`… and ${counted(count, "more slice")} in which no difference is seen, see --json`];

function headLines({ a, b, pairs, pairedBy, onlyA, onlyB, clusterBy, warnings }: RunComparison): string[] {
  const alone = [...onlySide("A", onlyA), ...onlySide("B", onlyB)];
  const said = warnings.map((warning) => `warning: ${oneLine(warning, 400)}`);
  const clusters = clusterBy === null ? "" : `, clustered by ${oneLine(clusterBy, 60)}`;
  return [`A: ${a}`, `B: ${b}`, `${counted(pairs, "pair")} by ${pairedBy}${clusters}`, ...alone, ...said];
}

function onlySide(side: string, { count, keys }: RunComparison["onlyA"]): string[] {
  if (count === 0) return [];
  const shown = keys
    .slice(0, 3)
    .map((key) => `“${oneLine(key, 40)}”`)
    .join(", ");
  return [`only in ${side}, left out: ${counted(count, "case")} (${shown}${count > 3 ? ", …" : ""})`];
}

const right = (title: string): Column => ({ title, align: "right" });
const COLUMNS: readonly Column[] = [
  { title: "", align: "left" },
  right("n"),
  right("A"),
  right("B"),
  right("B − A"),
  right("95 % interval"),
  right("only A : only B"),
  right("p"),
  right("p (Holm)"),
  { title: "B is", align: "left" },
];

const WORDS: Readonly<Record<MetricComparison["conclusion"], string>> = {
  better: "better",
  worse: "worse",
  "no-difference-seen": "no difference seen",
  "not-enough-data": "not enough data",
};

type Format = (value: number | null) => string;
const isRate = ({ measure }: MetricComparison): boolean => measure === "pass rate";
const formatOf = (row: MetricComparison): Format => (isRate(row) ? percent : decimal);
/** A gap between two rates is in points: 5 % more than 80 % would be 84 %. */
const gapOf = (row: MetricComparison): Format => (isRate(row) ? points : decimal);

function cells(row: MetricComparison): string[] {
  const { slice, paired, a, b, difference, differenceInterval, discordant, test, adjustedP, conclusion } = row;
  const value = formatOf(row);
  return [
    slice === null ? "all" : `${oneLine(slice.column, 24)}: ${oneLine(slice.value ?? "(none)", 24)}`,
    String(paired),
    value(a),
    value(b),
    signed(difference, gapOf(row)),
    interval(differenceInterval, row),
    discordant === null ? "–" : `${discordant.onlyA} : ${discordant.onlyB}`,
    pValue(test.p),
    pValue(adjustedP),
    WORDS[conclusion],
  ];
}

function interval(bounds: MetricComparison["differenceInterval"], row: MetricComparison): string {
  if (bounds === null || bounds.low === null) return "–";
  return isRate(row) ? pointsInterval(bounds) : `${decimal(bounds.low)} to ${decimal(bounds.high)}`;
}

function sentence(row: MetricComparison): string {
  const { clusters, conclusion, detectable, test } = row;
  const units = clusters === null ? "pairs" : "clusters";
  const limit =
    detectable === null ? "" : ` A gap under ${gapOf(row)(detectable)} would usually be missed with so many ${units}.`;
  const missing = leftOut(row);
  const how = test.p === null ? "" : ` (${test.method})`;
  switch (conclusion) {
    case "better":
      return `B is better than A${how}.${missing}`;
    case "worse":
      return `B is worse than A${how}.${missing}`;
    case "no-difference-seen":
      return `No difference is seen${how}.${atOdds(row)}${limit}${missing}`;
    case "not-enough-data":
      return `There are not enough ${units} to tell${how}.${limit}${missing}`;
  }
}

/** Interval and p answer to different formulas, and p to the other tests as well: where they part, that is said. */
function atOdds({ differenceInterval, test, adjustedP }: MetricComparison): string {
  const { low = null, high = null } = differenceInterval ?? {};
  const leavesZeroOut = low !== null && high !== null && (low > 0 || high < 0);
  if (test.p !== null && test.p < COMPARISON_LEVEL && adjustedP !== null)
    return ` Its p of ${pValue(test.p)} is no more than chance gives so many tests: with all of them taken into account it is ${pValue(adjustedP)}.`;
  if (!leavesZeroOut || test.p === null) return "";
  return ` The interval leaves 0 out by a little, but it is an approximation: the test decides, and its p is ${pValue(test.p)}.`;
}

/** Cases that a side could not measure: errors and cases without what the metric needs. */
function leftOut({ dropped: { onlyA, onlyB, neither }, unmeasured }: MetricComparison): string {
  const count = onlyA + onlyB + neither;
  if (count === 0) return "";
  const shown = unmeasured.map((key) => `“${oneLine(key, 40)}”`).join(", ");
  const cases = `${shown}${count > unmeasured.length ? ", …" : ""}`;
  return ` Left out: measured only in A ${onlyA}, only in B ${onlyB}, in neither ${neither} (${cases}).`;
}

function clusterNote({ clusters }: MetricComparison, clusterBy: string | null): string[] {
  return clusterBy === null || clusters === null
    ? []
    : [`Intervals and test are clustered: ${counted(clusters, "cluster")}.`];
}

function bootstrapNote(row: MetricComparison): string[] {
  const { bootstrapInterval } = row;
  if (bootstrapInterval === null || bootstrapInterval.low === null) return [];
  const { resamples } = bootstrapInterval;
  return [`Bootstrap interval of B − A: ${interval(bootstrapInterval, row)} (${counted(resamples, "resample")}).`];
}
