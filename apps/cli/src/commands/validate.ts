import type { EvalCase } from "@eval/core";
import { isBlank } from "@eval/core/text";
import { describeProblem, type Inspection, inspectCases, openSource, type Source } from "@eval/runner";
import { configuredPlugins, loadConfig } from "../config/config.js";
import { type ReadingFlags, sourceOptions } from "../config/source-options.js";
import { discover } from "../discovery/discover.js";
import { exitCode } from "../exit-code.js";
import { mappingLine } from "../render/mapping-line.js";
import { counted, oneLine } from "../render/numbers.js";
import { fileLine } from "../render/run-lines.js";
import { type Style, styleOf } from "../render/style.js";
import { textTable } from "../render/text-table.js";
import { warningLines } from "../render/warning-lines.js";
import { type MetricOutlook, metricOutlook } from "../validate/metric-outlook.js";

interface ValidateFlags extends ReadingFlags {
  readonly json?: boolean;
}

const PROBLEMS_SHOWN = 20;
/** So many cases are tried with each metric that asks no model. */
const TRIED = 50;

/** `evals validate FILE`: is this file scorable, and how is it read. Exit code 2 where a row cannot be read. */
export async function validate(files: readonly string[], flags: ValidateFlags): Promise<number> {
  const directory = process.cwd();
  const config = await loadConfig(directory, undefined);
  // A pre-flight wants to see every bad row, not only the first.
  const source = await openSource(files, { ...sourceOptions(flags, config), onBadRow: "skip" });
  const first: EvalCase[] = [];
  const inspection = await inspectCases(source, (evalCase) => {
    if (first.length < TRIED && !isBlank(evalCase.output ?? "")) first.push(evalCase);
  });
  const found = await discover(directory, [...configuredPlugins(config), ...(flags.plugin ?? [])]);
  const metrics = await Promise.all(found.map((metric) => metricOutlook(metric, inspection, first, found)));
  if (flags.json === true) {
    console.log(
      JSON.stringify({ files: source.plan.files, mapping: source.plan.mapping, ...inspection, metrics }, null, 2),
    );
  } else {
    console.log(reportLines(source, inspection, metrics, styleOf(process.stdout, process.env)).join("\n"));
  }
  if (inspection.cases === 0) console.error("evals: no case was found");
  return inspection.cases === 0 || inspection.problemCount > 0 ? exitCode.unusable : exitCode.done;
}

function reportLines(
  source: Source,
  { cases, fields, warnings, problems, problemCount }: Inspection,
  metrics: readonly MetricOutlook[],
  style: Style,
): string[] {
  const table = textTable(
    [
      { title: "field", align: "left" },
      { title: "cases", align: "right" },
      { title: "blank", align: "right" },
    ],
    fields.map(({ field, present, blank }) => [field, String(present), String(blank)]),
  );
  const shown = problems.slice(0, PROBLEMS_SHOWN).map((problem) => `  ${describeProblem(problem)}`);
  const more = problemCount - shown.length;
  return [
    ...source.plan.files.flatMap((file) => [fileLine(file), style.dim(`  columns: ${file.columns.join(", ")}`)]),
    `mapping: ${mappingLine(source.plan) || "none; say which columns to use, as in --map output=COLUMN --map expected=COLUMN"}`,
    counted(cases, "case"),
    ...table.map((line) => `  ${line}`),
    ...(problemCount > 0 ? [style.warn(`${counted(problemCount, "row")} cannot be read`), ...shown] : []),
    ...(more > 0 ? [`  … and ${more} more`] : []),
    ...(warnings.length > 0 ? ["warnings", ...warningLines(warnings, style)] : []),
    "metrics",
    ...metrics.map((metric) => `  ${metric.name}: ${oneLine(outlookText(metric), 160)}`),
  ];
}

function outlookText({ scorable, missing, note }: MetricOutlook): string {
  if (missing.length > 0) return `needs ${missing.join(", ")}`;
  if (!scorable) return note ?? "";
  return note === null ? "can be scored" : `can be scored; ${note}`;
}
