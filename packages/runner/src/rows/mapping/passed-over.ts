import type { CaseField } from "@eval/core";
import type { Mapping, PassedOver } from "../source.js";
import { columnKey, fieldAliases } from "./field-aliases.js";
import type { Column } from "./map-columns.js";

/** The fields that decide scores: of an id or a trace it matters little which column it is. */
const FIELDS: readonly CaseField[] = ["input", "output", "expected"];

/**
 * The columns that another one was preferred to by its name alone: `response` beside `output`. Where the user said which
 * column it is, none is passed over.
 */
export function passedOver(columns: readonly Column[], mapping: Mapping, given: Mapping): PassedOver {
  const taken = new Set(Object.values(mapping).flat());
  const free = columns.filter(({ name }) => !taken.has(name));
  const found: { [Field in CaseField]?: readonly string[] } = {};
  for (const field of FIELDS) {
    if (mapping[field] === undefined || given[field] !== undefined) continue;
    const fitting = free.filter(({ title }) => mayBe(field, columnKey(title)));
    if (fitting.length > 0) found[field] = [...new Set(fitting.map(({ name }) => name))];
  }
  return found;
}

/** `answer` is the gold or the answer under test; with columns of their own for both, it is said to be no gold. */
const mayBe = (field: CaseField, key: string): boolean =>
  key === columnKey(field) || fieldAliases[field].includes(key) || (field === "expected" && key === "answer");
