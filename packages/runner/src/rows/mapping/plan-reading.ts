import { EvalError, show } from "@eval/core";
import { fieldKinds } from "../cases/field-kinds.js";
import type { OpenedFile } from "../opened-file.js";
import type { Mapping, ReadPlan, SourceOptions } from "../source.js";
import { suggestName } from "./closest-name.js";
import { givenMapping } from "./given-mapping.js";
import { mapColumns } from "./map-columns.js";
import { passedOver } from "./passed-over.js";

const LISTS = ["answers", "list", "choices"];

/** How the files of a source are read as one. Throws where they cannot be. */
export function planReading(files: readonly OpenedFile[], options: SourceOptions): ReadPlan {
  const names = [...new Set(files.flatMap(({ columns, nested }) => [...columns, ...nested].map(({ name }) => name)))];
  const list = options.list ?? {};
  for (const [field, separator] of Object.entries(list)) checkList(field, separator);
  for (const column of Object.keys(options.filter ?? {})) checkFilter(column, names);
  const given = givenMapping(options.map ?? {}, names);
  const mapping = mergeMappings(files, given, options.inDoubt);
  return {
    files: files.map(({ file }) => file),
    mapping,
    passedOver: passedOver(
      files.flatMap(({ columns }) => columns),
      mapping,
      given,
    ),
    list,
    onBadRow: options.onBadRow ?? "fail",
  };
}

function checkList(field: string, separator: string): void {
  const lists = Object.entries(fieldKinds).flatMap(([name, kind]) => (LISTS.includes(kind) ? [name] : []));
  if (!lists.includes(field)) {
    const message = `--list must name a field of several texts, got ${show(field)}; ${suggestName(field, lists)}`;
    throw new EvalError("unknown-field", message);
  }
  if (separator === "") throw new EvalError("invalid-option", `--list ${field} must give a separator, got none`);
}

/** A filter on a column that does not exist would let no row pass and say nothing. */
function checkFilter(column: string, names: readonly string[]): void {
  if (names.includes(column)) return;
  const message = `--filter must name a column, got ${show(column)}; ${suggestName(column, names)}`;
  throw new EvalError("unknown-column", message);
}

/** Whatever is in doubt is so in one file of several. */
function ofFile<Value>(path: string, map: () => Value): Value {
  try {
    return map();
  } catch (error) {
    if (!(error instanceof EvalError)) throw error;
    throw new EvalError(error.code, `${path === "-" ? "standard input" : path}: ${error.message}`, { cause: error });
  }
}

/** One mapping for all: a field comes from the same column in every file that has it. What is in doubt may stay out. */
function mergeMappings(files: readonly OpenedFile[], given: Mapping, inDoubt: SourceOptions["inDoubt"]): Mapping {
  const merged: Record<string, string | readonly string[]> = {};
  const origin: Record<string, string> = {};
  const doubtful = new Set<string>();
  for (const opened of files) {
    const { path } = opened.file;
    for (const [field, column] of Object.entries(ofFile(path, () => mapColumns(opened, given, inDoubt)))) {
      const before = merged[field] ?? column;
      if (String(before) !== String(column)) {
        doubtful.add(field);
        if (inDoubt === "unmapped") continue;
        const got = `${show(before)} in ${origin[field]} and ${show(column)} in ${path}`;
        const fix = "score the files apart, or rename a column";
        throw new EvalError(
          "ambiguous-mapping",
          `${field} must come from the same column in all files, got ${got}; ${fix}`,
        );
      }
      merged[field] = column;
      origin[field] ??= path;
    }
  }
  for (const field of doubtful) delete merged[field];
  return merged;
}
