import { describeProblem, type Inspection, type Source } from "@eval/runner";
import type { MetricOutlook } from "../validate/metric-outlook.js";
import { mappingLine } from "./mapping-line.js";
import { counted, oneLine } from "./numbers.js";
import { fileLine } from "./run-lines.js";
import type { Style } from "./style.js";
import { warningLines } from "./warning-lines.js";
import { withoutControls } from "./without-controls.js";

const PROBLEMS_SHOWN = 20;
const FILES_NAMED = 3;
const TEXT_SHOWN = 160;

/** What a person reads after `evals validate`: in one line whether the files can be scored, then a line for each fact. */
export function validateLines(
  source: Source,
  inspection: Inspection,
  metrics: readonly MetricOutlook[],
  style: Style,
): string[] {
  const { fields, warnings } = inspection;
  return [
    summaryLine(source, inspection, metrics, style),
    ...problemLines(inspection),
    ...source.plan.files.map((file) => `file: ${fileLine(file)}, columns ${withoutControls(file.columns.join(", "))}`),
    `mapping: ${mappingLine(source.plan) || "none; say which columns to use, as in --map output=COLUMN --map expected=COLUMN"}`,
    ...(fields.length === 0 ? [] : [`fields: ${fieldTexts(inspection).join(", ")}`]),
    ...warningLines(warnings, style).map((line) => `warning: ${line.trimStart()}`),
    ...outlookLines(metrics),
  ];
}

function summaryLine(
  { plan: { files } }: Source,
  { cases, problemCount, warnings }: Inspection,
  metrics: readonly MetricOutlook[],
  style: Style,
): string {
  const names =
    files.length > FILES_NAMED
      ? counted(files.length, "file")
      : withoutControls(files.map(({ path }) => path).join(", "));
  const scorable = metrics.filter((metric) => metric.scorable).length;
  const rows =
    problemCount === 0 ? "every row can be read" : style.warn(`${counted(problemCount, "row")} cannot be read`);
  const doubts = warnings.length === 0 ? "" : `, ${counted(warnings.length, "warning")}`;
  return `${names === "-" ? "standard input" : names}: ${counted(cases, "case")}, ${rows}${doubts}; ${scorable} of ${metrics.length} metrics can be used`;
}

function problemLines({ problems, problemCount }: Inspection): string[] {
  const shown = problems.slice(0, PROBLEMS_SHOWN).map((problem) => `  ${describeProblem(problem)}`);
  const more = problemCount - shown.length;
  return more > 0 ? [...shown, `  … and ${more} more`] : shown;
}

/** A field with what is odd about it: `output (6 blank)`, `context (in 10 of 134 cases)`. */
const fieldTexts = ({ cases, fields }: Inspection): string[] =>
  fields.map(({ field, present, blank }) => {
    const odd = [
      ...(present < cases ? [`in ${present} of ${counted(cases, "case")}`] : []),
      ...(blank > 0 ? [`${blank} blank`] : []),
    ];
    return odd.length === 0 ? field : `${field} (${odd.join(", ")})`;
  });

/** Metrics of which the same is to be said share a line; those that can be used come first. */
function outlookLines(metrics: readonly MetricOutlook[]): string[] {
  const alike = new Map<string, string[]>();
  for (const metric of [...metrics].sort((a, b) => rankOf(a) - rankOf(b))) {
    const text = oneLine(outlookText(metric), TEXT_SHOWN);
    alike.set(text, [...(alike.get(text) ?? []), metric.name]);
  }
  return [...alike].map(([text, names]) =>
    names.length === 1 ? `${names[0]}: ${text}` : `${text}: ${names.join(", ")}`,
  );
}

const rankOf = ({ scorable, note }: MetricOutlook): number => (!scorable ? 2 : note === null ? 0 : 1);

function outlookText({ scorable, missing, note }: MetricOutlook): string {
  if (missing.length > 0) return `needs ${missing.join(", ")}`;
  if (!scorable) return note ?? "";
  return note === null ? "can be scored" : `can be scored; ${note}`;
}
