import { expectedAnswers } from "@eval/core";
import type { Diagnosis } from "../diagnostics/diagnosis.js";
import { finiteScore } from "../finite-score.js";
import type { Report, ReportResult, ReportRow } from "../report.js";
import { numberCell, textCell } from "./text-cell.js";

const LINES_AT_ONCE = 500;

/** The lines of a table of cases, for whoever has the cases at hand. */
export interface CaseLines {
  readonly header: string;
  lineOf(row: ReportRow): string;
}

/**
 * All cases as CSV, a line each: number, id, the columns of the groups, texts, then for each metric status, label,
 * score, verdict and reason, at last its flags where the run was diagnosed. Cells are safe to open in a spreadsheet; what was not measured is an empty cell.
 */
export async function* casesCsv(report: Report): AsyncGenerator<string, void, undefined> {
  const { header, lineOf } = caseLines(report, { flags: report.diagnostics !== undefined });
  yield header;
  let lines: string[] = [];
  for await (const row of report.rows({ texts: report.textsMissing === null })) {
    lines.push(lineOf(row));
    if (lines.length < LINES_AT_ONCE) continue;
    yield lines.join("");
    lines = [];
  }
  yield lines.join("");
}

/** What `casesCsv` writes, line by line. With `flags` the rows carry their diagnosis. */
export function caseLines(report: Report, { flags }: { readonly flags: boolean }): CaseLines {
  const hasTexts = report.textsMissing === null;
  return {
    header: line(columnsOf(report, hasTexts, flags).map(textCell)),
    lineOf: (row) => line(rowCells(row, hasTexts, flags)),
  };
}

const line = (cells: readonly string[]): string => `${cells.join(",")}\r\n`;

const columnsOf = ({ run, metrics }: Report, hasTexts: boolean, isDiagnosed: boolean): string[] => [
  "case",
  "id",
  ...(hasTexts ? [...run.by.map((column) => `by.${column}`), "language", "model", "input", "expected", "output"] : []),
  ...metrics.flatMap(({ name }) => ["status", "label", "score", "passed", "reason"].map((part) => `${name}.${part}`)),
  ...(isDiagnosed ? ["priority", "flags"] : []),
];

function rowCells(
  { number, id, groups, evalCase, results, diagnosis }: ReportRow,
  hasTexts: boolean,
  isDiagnosed: boolean,
): string[] {
  const texts = hasTexts
    ? [evalCase?.language, evalCase?.model, evalCase?.input, expectedText(evalCase), evalCase?.output]
    : [];
  return [
    numberCell(number),
    ...[id, ...groups, ...texts].map((text) => textCell(text ?? "")),
    ...results.flatMap(resultCells),
    ...(isDiagnosed ? flagCells(diagnosis) : []),
  ];
}

const flagCells = (diagnosis: Diagnosis | undefined): string[] => [
  textCell(diagnosis?.priority ?? ""),
  textCell((diagnosis?.flags ?? []).map(({ code }) => code).join(" ")),
];

/** Several accepted answers are a JSON array, as `evals` reads them from a cell. */
function expectedText(evalCase: ReportRow["evalCase"]): string {
  const answers = evalCase === null ? [] : expectedAnswers(evalCase);
  return answers.length < 2 ? (answers[0] ?? "") : JSON.stringify(answers);
}

const resultCells = ({ status, label, score, passed, reason }: ReportResult): string[] => [
  status,
  textCell(label),
  numberCell(finiteScore(score, status)),
  passed === null ? "" : String(passed),
  textCell(reason ?? ""),
];
