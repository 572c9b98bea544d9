import { type CaseField, EvalError, show } from "@eval/core";
import type { Mapping, SourceOptions } from "../source.js";
import { caseFields, columnKey, fieldAliases, weakAliases } from "./field-aliases.js";
import { isOptionColumn } from "./option-column.js";

/** A column by the name it is addressed with, and the name its file gives it. */
export interface Column {
  readonly name: string;
  readonly title: string;
}

/** A dotted path into the objects of JSON rows. */
export interface NestedColumn extends Column {
  /** In how many objects it lies. */
  readonly depth: number;
}

/** What there is to map: the columns of a file, and paths into their objects. */
export interface Columns {
  readonly columns: readonly Column[];
  readonly nested: readonly NestedColumn[];
}

type Draft = { [Field in CaseField]?: string | readonly string[] | undefined };

/** What to do where a field may come from several columns. */
type InDoubt = NonNullable<SourceOptions["inDoubt"]>;

/**
 * Which column each field of a case comes from.
 *
 * What `given` says holds; then a column with the field's own name; then one with a name other tools use. Two such are
 * an error, and so is a lone `answer`, which some tools give to the gold and others to the model's answer; with
 * `unmapped` the field is left out instead.
 */
export function mapColumns({ columns, nested }: Columns, given: Mapping, inDoubt: InDoubt = "fail"): Mapping {
  const mapping: Draft = { ...given };
  mapByName(mapping, columns, inDoubt);
  if (isEnvelope(mapping))
    mapByName(
      mapping,
      nested.filter(({ depth }) => depth === 1),
      inDoubt,
    );
  return Object.fromEntries(Object.entries(mapping).filter(([, column]) => column !== undefined));
}

function mapByName(mapping: Draft, columns: readonly Column[], inDoubt: InDoubt): void {
  const taken = new Set(Object.values(mapping).flat());
  const free = columns.filter(({ name }) => !taken.has(name));
  for (const field of caseFields) mapping[field] ??= findColumn(field, free, inDoubt);
  mapping.choices ??= findOptions(free);
  mapAnswer(mapping, free, inDoubt);
}

function findColumn(field: CaseField, columns: readonly Column[], inDoubt: InDoubt): string | undefined {
  const ranks = [
    (title: string) => title === field,
    (title: string) => columnKey(title) === columnKey(field),
    (title: string) => fieldAliases[field].includes(columnKey(title)),
    (title: string) => weakAliases[field]?.includes(columnKey(title)) === true,
  ];
  for (const fits of ranks) {
    const fitting = columns.filter(({ title }) => fits(title));
    if (fitting.length > 1 && inDoubt === "unmapped") return undefined;
    const found = only(field, fitting);
    if (found !== undefined) return found;
  }
  return undefined;
}

function only(field: CaseField, candidates: readonly Column[]): string | undefined {
  if (candidates.length > 1) {
    const names = candidates.map(({ name }) => show(name)).join(" or ");
    const fixes = candidates.map(({ name }) => `--map ${field}=${name}`).join(" or ");
    const [{ title }] = candidates as [Column];
    const isTwice = candidates.every((candidate) => candidate.title === title);
    const why = isTwice ? `; ${candidates.length} columns are called ${show(title)}` : "";
    throw new EvalError("ambiguous-mapping", `${field} may be column ${names}${why}; say which: ${fixes}`);
  }
  return candidates[0]?.name;
}

function findOptions(columns: readonly Column[]): readonly string[] | undefined {
  const options = columns.filter(({ title }) => isOptionColumn(title));
  return options.length > 1 ? options.map(({ name }) => name) : undefined;
}

/** Beside an output `answer` is the gold, beside a gold it is the output. */
function mapAnswer(mapping: Draft, columns: readonly Column[], inDoubt: InDoubt): void {
  const answers = columns.filter(({ title }) => columnKey(title) === "answer");
  if (answers.length > 1 && inDoubt === "unmapped") return;
  const answer = only("expected", answers);
  if (answer === undefined) return;
  const { output, expected } = mapping;
  if (output !== undefined && expected !== undefined) return;
  if (output !== undefined) mapping.expected = answer;
  else if (expected !== undefined) mapping.output = answer;
  else if (inDoubt === "fail") {
    throw new EvalError(
      "ambiguous-mapping",
      `column ${show(answer)} may be the answer under test or the gold; say which: --map output=${answer} or --map expected=${answer}; no column was found for the other one, which most metrics need: map that as well (columns: ${columns.map(({ title }) => title).join(", ")})`,
    );
  }
}

/** Rows whose texts all lie in an inner object: `{ "inputs": { "question": … }, "outputs": { … } }`. */
function isEnvelope({ input, output, expected, messages }: Draft): boolean {
  return [input, output, expected, messages].every((field) => field === undefined);
}
