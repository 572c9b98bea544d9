import { expectedAnswers } from "@eval/core";
import type { Report, ReportResult, ReportRow } from "../report.js";
import { numberCell, textCell } from "./text-cell.js";

const LINES_AT_ONCE = 500;

/**
 * All cases as CSV, a line each: number, id, the columns of the groups, texts, then for each metric status, label,
 * score, verdict and reason. Cells are safe to open in a spreadsheet; what was not measured is an empty cell.
 */
export async function* casesCsv(report: Report): AsyncGenerator<string, void, undefined> {
  const hasTexts = report.textsMissing === null;
  yield line(header(report, hasTexts).map(textCell));
  let lines: string[] = [];
  for await (const row of report.rows({ texts: hasTexts })) {
    lines.push(line(rowCells(row, hasTexts)));
    if (lines.length < LINES_AT_ONCE) continue;
    yield lines.join("");
    lines = [];
  }
  yield lines.join("");
}

const line = (cells: readonly string[]): string => `${cells.join(",")}\r\n`;

const header = ({ run, metrics }: Report, hasTexts: boolean): string[] => [
  "case",
  "id",
  ...(hasTexts ? [...run.by.map((column) => `by.${column}`), "language", "model", "input", "expected", "output"] : []),
  ...metrics.flatMap(({ name }) => ["status", "label", "score", "passed", "reason"].map((part) => `${name}.${part}`)),
];

function rowCells({ number, id, groups, evalCase, results }: ReportRow, hasTexts: boolean): string[] {
  const texts = hasTexts
    ? [evalCase?.language, evalCase?.model, evalCase?.input, expectedText(evalCase), evalCase?.output]
    : [];
  return [
    numberCell(number),
    ...[id, ...groups, ...texts].map((text) => textCell(text ?? "")),
    ...results.flatMap(resultCells),
  ];
}

/** Several accepted answers are a JSON array, as `evals` reads them from a cell. */
function expectedText(evalCase: ReportRow["evalCase"]): string {
  const answers = evalCase === null ? [] : expectedAnswers(evalCase);
  return answers.length < 2 ? (answers[0] ?? "") : JSON.stringify(answers);
}

const resultCells = ({ status, label, score, passed, reason }: ReportResult): string[] => [
  status,
  textCell(label),
  numberCell(score),
  passed === null ? "" : String(passed),
  textCell(reason ?? ""),
];
