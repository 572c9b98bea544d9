import fs from "node:fs";
import type { JsonRecord } from "@eval/core";
import { TableFile } from "../../output/table-file.js";
import type { AnswerTarget } from "../answer-request.js";
import { answerTable, tableColumns } from "./answer-table.js";

/**
 * Writes rows to a file that gets its name when it is whole, or to standard output. Gives the number of cells that were
 * guarded. `rows` begins anew each time it is called.
 */
export function writeAnswers({ target, format }: AnswerTarget, rows: () => Iterable<JsonRecord>): number {
  const isTable = format === "csv" || format === "tsv";
  const table = answerTable(format, isTable ? tableColumns(rows()) : []);
  const file = new TableFile(target, { isJson: format === "json", start: table.start });
  try {
    for (const row of rows()) file.append(Buffer.from(table.line(row)));
    file.finish();
  } catch (error) {
    file.discard();
    throw error;
  }
  return table.guardedCells();
}

/** A file beside the journal is as private as the journal. */
export function writePrivateAnswers(target: string, rows: () => Iterable<JsonRecord>): void {
  writeAnswers({ target, format: "jsonl" }, rows);
  fs.chmodSync(target, 0o600);
}
