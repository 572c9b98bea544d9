import { expectedAnswers } from "@eval/core";
import type { Diagnosis } from "../diagnostics/diagnosis.js";
import { finiteScore } from "../finite-score.js";
import type { Report, ReportResult, ReportRow } from "../report.js";
import { numberCell, textCell } from "./text-cell.js";

const LINES_AT_ONCE = 500;

/**
 * All cases as CSV, a line each: number, id, the columns of the groups, texts, then for each metric status, label,
 * score, verdict and reason, at last its flags where the run was diagnosed. Cells are safe to open in a spreadsheet; what was not measured is an empty cell.
 */
export async function* casesCsv(report: Report): AsyncGenerator<string, void, undefined> {
  const hasTexts = report.textsMissing === null;
  yield line(header(report, hasTexts).map(textCell));
  let lines: string[] = [];
  for await (const row of report.rows({ texts: hasTexts })) {
    lines.push(line(rowCells(row, hasTexts, report.diagnostics !== undefined)));
    if (lines.length < LINES_AT_ONCE) continue;
    yield lines.join("");
    lines = [];
  }
  yield lines.join("");
}

const line = (cells: readonly string[]): string => `${cells.join(",")}\r\n`;

const header = ({ run, metrics, diagnostics }: Report, hasTexts: boolean): string[] => [
  "case",
  "id",
  ...(hasTexts ? [...run.by.map((column) => `by.${column}`), "language", "model", "input", "expected", "output"] : []),
  ...metrics.flatMap(({ name }) => ["status", "label", "score", "passed", "reason"].map((part) => `${name}.${part}`)),
  ...(diagnostics === undefined ? [] : ["priority", "flags"]),
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
