import { type CaseField, EvalError, show } from "@eval/core";
import type { Mapping } from "../source.js";
import { suggestName } from "./closest-name.js";
import { caseFields, columnKey, fieldAliases, weakAliases } from "./field-aliases.js";

/** A column by the name it is addressed with, and the name its file gives it. */
export interface Column {
  readonly name: string;
  readonly title: string;
}

/** What there is to map: the columns of a file, and paths into their objects. */
export interface Columns {
  readonly path: string;
  readonly columns: readonly Column[];
  /** Dotted paths into the objects of JSON rows. */
  readonly nested: readonly string[];
}

type Draft = { [Field in CaseField]?: string | readonly string[] };

const OPTION = /^(?:option|choice|opt)(?:[a-z]|\d{1,2})$/u;

/**
 * Which column each field of a case comes from.
 *
 * What `given` says holds; then a column with the field's own name; then one with a name other tools use. Two such are
 * an error, and so is a lone `answer`, which some tools give to the gold and others to the model's answer.
 */
export function mapColumns(source: Columns, given: Readonly<Record<string, string>>): Mapping {
  const mapping: Draft = {};
  for (const [field, column] of Object.entries(given)) mapping[checkField(field)] = readGiven(source, field, column);
  const free = source.columns.filter(({ name }) => !Object.values(mapping).flat().includes(name));
  mapByName(mapping, free);
  mapOptions(mapping, free);
  mapAnswer(mapping, free);
  if (isEnvelope(mapping)) {
    mapByName(
      mapping,
      source.nested.map((name) => ({ name, title: name.slice(name.lastIndexOf(".") + 1) })),
    );
  }
  return mapping;
}

function checkField(field: string): CaseField {
  const known = caseFields.find((name) => name === field);
  if (known !== undefined) return known;
  throw new EvalError(
    "unknown-field",
    `--map names a field ${show(field)} that cases do not have; ${suggestName(field, caseFields)}`,
  );
}

function readGiven({ path, columns, nested }: Columns, field: string, column: string): string | readonly string[] {
  const names = [...columns.map(({ name }) => name), ...nested];
  if (names.includes(column)) return column;
  const several = column.split(",");
  if (field === "choices" && several.length > 1 && several.every((name) => names.includes(name))) return several;
  throw new EvalError(
    "unknown-column",
    `--map ${field}=${column} names a column that ${path} does not have; ${suggestName(column, names)}`,
  );
}

function mapByName(mapping: Draft, columns: readonly Column[]): void {
  const taken = new Set(Object.values(mapping).flat());
  const free = columns.filter(({ name }) => !taken.has(name));
  for (const field of caseFields) {
    if (mapping[field] !== undefined) continue;
    const found =
      only(
        field,
        free.filter(({ title }) => title === field),
      ) ??
      only(
        field,
        free.filter(({ title }) => columnKey(title) === columnKey(field)),
      ) ??
      only(
        field,
        free.filter(({ title }) => fieldAliases[field].includes(columnKey(title))),
      ) ??
      only(
        field,
        free.filter(({ title }) => weakAliases[field]?.includes(columnKey(title)) === true),
      );
    if (found !== null) mapping[field] = found;
  }
}

function only(field: CaseField, candidates: readonly Column[]): string | null {
  if (candidates.length > 1) {
    const names = candidates.map(({ name }) => show(name)).join(" or ");
    const fixes = candidates.map(({ name }) => `--map ${field}=${name}`).join(" or ");
    throw new EvalError("ambiguous-mapping", `${field} may be column ${names}; say which: ${fixes}`);
  }
  return candidates[0]?.name ?? null;
}

function mapOptions(mapping: Draft, columns: readonly Column[]): void {
  if (mapping.choices !== undefined) return;
  const options = columns.filter(({ title }) => OPTION.test(columnKey(title)));
  if (options.length > 1) mapping.choices = options.map(({ name }) => name);
}

/** Beside an output `answer` is the gold, beside a gold it is the output. */
function mapAnswer(mapping: Draft, columns: readonly Column[]): void {
  const answer = only(
    "expected",
    columns.filter(({ title }) => columnKey(title) === "answer"),
  );
  if (answer === null) return;
  const { output, expected } = mapping;
  if (output !== undefined && expected !== undefined) return;
  if (output !== undefined) mapping.expected = answer;
  else if (expected !== undefined) mapping.output = answer;
  else {
    throw new EvalError(
      "ambiguous-mapping",
      `column ${show(answer)} may be the answer under test or the gold; say which: --map output=${answer} or --map expected=${answer}`,
    );
  }
}

/** Rows whose texts all lie in an inner object: `{ "inputs": { "question": … }, "outputs": { … } }`. */
function isEnvelope({ input, output, expected, messages }: Draft): boolean {
  return [input, output, expected, messages].every((field) => field === undefined);
}
