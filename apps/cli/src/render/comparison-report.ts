import type { MetricComparison, RunComparison } from "@eval/runner";
import { counted, decimal, oneLine, percent } from "./numbers.js";
import type { Style } from "./style.js";
import { type Column, textTable } from "./text-table.js";

/** What a person reads after `evals compare`: for each metric the numbers, then what they mean in one sentence. */
export function comparisonReport(comparison: RunComparison, style: Style): string[] {
  const lines = headLines(comparison);
  for (const metric of metricsOf(comparison)) {
    const rows = comparison.comparisons.filter((row) => row.metric === metric);
    const [header = "", ...body] = textTable(COLUMNS, rows.map(cells));
    lines.push("", style.bold(metric), style.dim(`  ${header}`), ...body.map((line) => `  ${line}`));
    lines.push(`  ${sentence(rows[0] as MetricComparison)}`);
  }
  return [...lines, "", style.dim(footNote(comparison))];
}

/** The same as Markdown, for a pull request. */
export function comparisonMarkdown(comparison: RunComparison): string {
  const titles = COLUMNS.map(({ title }) => title);
  const rule = COLUMNS.map(({ align }) => (align === "right" ? "--:" : "---"));
  const tables = metricsOf(comparison).flatMap((metric) => {
    const rows = comparison.comparisons.filter((row) => row.metric === metric);
    const table = [titles, rule, ...rows.map(cells)].map((row) => `| ${row.map(escapeCell).join(" | ")} |`);
    return [`### ${metric}`, "", ...table, "", sentence(rows[0] as MetricComparison), ""];
  });
  return [...headLines(comparison).map((line) => `${line}  `), "", ...tables, footNote(comparison), ""].join("\n");
}

const escapeCell = (text: string): string => text.replaceAll("|", "\\|").replaceAll("<", "&lt;");

function headLines({ a, b, pairs, pairedBy, onlyA, onlyB, clusterBy }: RunComparison): string[] {
  const alone = [...onlySide("A", onlyA), ...onlySide("B", onlyB)];
  const clusters = clusterBy === null ? "" : `, clustered by ${clusterBy}`;
  return [`A: ${a}`, `B: ${b}`, `${counted(pairs, "pair")} by ${pairedBy}${clusters}`, ...alone];
}

function onlySide(side: string, { count, keys }: RunComparison["onlyA"]): string[] {
  if (count === 0) return [];
  const shown = keys
    .slice(0, 3)
    .map((key) => `“${oneLine(key, 40)}”`)
    .join(", ");
  return [`only in ${side}, left out: ${counted(count, "case")} (${shown}${count > 3 ? ", …" : ""})`];
}

const metricsOf = ({ comparisons }: RunComparison): string[] => [...new Set(comparisons.map(({ metric }) => metric))];

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

function cells(row: MetricComparison): string[] {
  const { slice, paired, a, b, difference, discordant, test, adjustedP, conclusion, measure } = row;
  const value = measure === "pass rate" ? percent : decimal;
  return [
    slice === null ? "all" : `${slice.column}: ${oneLine(slice.value ?? "(none)", 24)}`,
    String(paired),
    value(a),
    value(b),
    signed(difference, value),
    interval(row, value),
    discordant === null ? "–" : `${discordant.onlyA} : ${discordant.onlyB}`,
    pValue(test.p),
    pValue(adjustedP),
    WORDS[conclusion],
  ];
}

const signed = (value: number | null, format: (value: number | null) => string): string =>
  value !== null && value > 0 ? `+${format(value)}` : format(value);

function interval({ differenceInterval }: MetricComparison, format: (value: number | null) => string): string {
  if (differenceInterval === null || differenceInterval.low === null) return "–";
  return `${format(differenceInterval.low)} to ${format(differenceInterval.high)}`;
}

const SMALLEST_P = 0.0001;
const pValue = (p: number | null): string => (p === null ? "–" : p < SMALLEST_P ? "< 0.0001" : p.toFixed(4));

function sentence({ conclusion, detectable, measure, dropped, test }: MetricComparison): string {
  const value = measure === "pass rate" ? percent : decimal;
  const limit =
    detectable === null ? "" : ` A gap under ${value(detectable)} would usually be missed with so many pairs.`;
  const lost = dropped.onlyA + dropped.onlyB + dropped.neither;
  const missing =
    lost === 0
      ? ""
      : ` Left out: measured only in A ${dropped.onlyA}, only in B ${dropped.onlyB}, in neither ${dropped.neither}.`;
  const how = test.p === null ? "" : ` (${test.method})`;
  switch (conclusion) {
    case "better":
      return `B is better than A${how}.${missing}`;
    case "worse":
      return `B is worse than A${how}.${missing}`;
    case "no-difference-seen":
      return `No difference is seen${how}.${limit}${missing}`;
    case "not-enough-data":
      return `There are not enough pairs to tell${how}.${limit}${missing}`;
  }
}

function footNote({ tests }: RunComparison): string {
  return `${counted(tests, "test")}; p (Holm) takes all of them into account.`;
}
