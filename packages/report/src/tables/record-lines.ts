import type { Json, JsonRecord } from "@eval/core";
import { numberCell, textCell } from "../csv/text-cell.js";

/** The first line of a table whose rows have these columns. */
export const headerLine = (columns: readonly string[]): string => `${columns.map(textCell).join(",")}\r\n`;

/** A record as a line of a table: what a program reads again. Lists and objects are JSON, null is an empty cell. */
export const csvLine = (record: JsonRecord): string => `${Object.values(record).map(cell).join(",")}\r\n`;

/** A record as a line of JSONL. */
export const jsonLine = (record: JsonRecord): string => `${JSON.stringify(record)}\n`;

function cell(value: Json): string {
  if (value === null || typeof value === "number") return numberCell(value);
  if (typeof value === "boolean") return String(value);
  return textCell(typeof value === "string" ? value : JSON.stringify(value));
}
