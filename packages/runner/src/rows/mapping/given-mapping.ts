import { type CaseField, EvalError, show } from "@eval/core";
import { samplePath } from "../json/json-columns.js";
import type { Mapping } from "../source.js";
import { suggestName } from "./closest-name.js";
import { caseFields } from "./field-aliases.js";

/** The mapping that the user gives, checked: fields that cases have, columns that are there. */
export function givenMapping(given: Readonly<Record<string, string>>, names: readonly string[]): Mapping {
  const mapping: { [Field in CaseField]?: string | readonly string[] } = {};
  for (const [field, column] of Object.entries(given)) mapping[checkField(field)] = checkColumn(field, column, names);
  const { output, expected } = mapping;
  if (output !== undefined && output === expected) {
    throw new EvalError(
      "ambiguous-mapping",
      `output and expected must be two columns, got ${show(output)} for both: every answer would equal itself`,
    );
  }
  return mapping;
}

function checkField(field: string): CaseField {
  const known = caseFields.find((name) => name === field);
  if (known !== undefined) return known;
  const message = `--map must name a field of a case, got ${show(field)}; ${suggestName(field, caseFields)}`;
  throw new EvalError("unknown-field", message);
}

/** Choices may come from several columns, with commas between them. */
function checkColumn(field: string, column: string, names: readonly string[]): string | readonly string[] {
  if (names.includes(column)) return column;
  const path = column.replaceAll(/\[(\d+)\]/gu, ".$1");
  if (names.includes(samplePath(path))) return path;
  const several = column.split(",");
  if (field === "choices" && several.length > 1 && several.every((name) => names.includes(name))) return several;
  const message = `--map ${field} must name a column, got ${show(column)}; ${suggestName(column, names)}`;
  throw new EvalError("unknown-column", message);
}
