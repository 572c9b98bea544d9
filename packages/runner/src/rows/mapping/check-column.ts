import { EvalError, show } from "@eval/core";
import type { ReadPlan } from "../source.js";
import { suggestName } from "./closest-name.js";

/** The columns of all files of a plan, each once. */
export const columnsOf = ({ files }: ReadPlan): string[] => [...new Set(files.flatMap(({ columns }) => columns))];

/** Rows with an object of metadata may well have the name in there, where only rows can tell. */
const inMetadata = (column: string, known: readonly string[]): string =>
  known.includes("metadata") ? `; or is it metadata.${column}?` : "";

/** A column named by an option, if there may be one: a dot reaches into an object, whose keys are not columns. */
export function checkColumn(option: string, column: string, known: readonly string[]): string {
  if (known.includes(column) || column.includes(".")) return column;
  throw new EvalError(
    "unknown-column",
    `${option} must name a column, got ${show(column)}; ${suggestName(column, known)}${inMetadata(column, known)}`,
  );
}
