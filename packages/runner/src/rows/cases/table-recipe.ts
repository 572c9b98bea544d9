import { EXCLUDING } from "../../sample/is-excluded.js";
import type { CaseRecipe, FieldStep } from "./case-recipe.js";

/** A column whose cell is the value, or (`answers`) nearly always. */
export interface PlainColumn {
  readonly name: string;
  readonly column: number;
  readonly answers: boolean;
}

/** The columns of a question, its answer and the gold. */
export interface UsualColumns {
  readonly input: PlainColumn;
  readonly output: PlainColumn;
  readonly expected: PlainColumn;
}

/** The columns of an answer and the gold, and of the id and the question where there are any. */
export interface AnswerColumns {
  readonly output: number;
  readonly expected: number;
  readonly id: number | null;
  readonly input: number | null;
}

/** How the cases of a table are read: what can be known before the rows, worked out once. */
export interface TableRecipe extends CaseRecipe {
  readonly columnOf: ReadonlyMap<string, number>;
  readonly plain: readonly PlainColumn[];
  /** The column of questions; nothing where there is none. */
  readonly inputColumn: string;
  /** Where the plain fields are just input, output and expected, their columns; else null. */
  readonly usual: UsualColumns | null;
  /** Where the cell of an answer says all of it, the columns to read it from; null where other columns may change it. */
  readonly answer: AnswerColumns | null;
  readonly other: readonly FieldStep[];
  readonly metadata: readonly PlainColumn[];
}

/** The recipe of a file with its columns looked up. */
export function tableRecipe(recipe: CaseRecipe): TableRecipe {
  const columnOf = new Map(recipe.columns.map((name, column) => [name, column]));
  const present = recipe.fields.filter(({ columns }) => columns.every((name) => columnOf.has(name)));
  const rest = recipe.columns.filter((name) => !recipe.used.has(name));
  const plain = present.filter(isPlain).map(({ field, kind, columns }) => ({
    name: field,
    column: columnOf.get(columns[0]!)!,
    answers: kind === "answers",
  }));
  const other = present.filter((step) => !isPlain(step));
  return {
    ...recipe,
    columnOf,
    plain,
    inputColumn: present.find(({ field }) => field === "input")?.columns[0] ?? "",
    usual: usualColumns(plain),
    answer: other.length === 0 && !rest.includes(EXCLUDING) ? answerColumns(plain) : null,
    other,
    metadata: rest.map((name) => ({ name, column: columnOf.get(name)!, answers: false })),
  };
}

function isPlain({ kind, separator }: FieldStep): boolean {
  return kind === "text" || (kind === "answers" && separator === undefined);
}

function usualColumns(plain: readonly PlainColumn[]): UsualColumns | null {
  const columnOf = (field: string) => plain.find(({ name }) => name === field);
  const input = columnOf("input");
  const output = columnOf("output");
  const expected = columnOf("expected");
  if (plain.length !== 3 || input === undefined || output === undefined || expected === undefined) return null;
  return { input, output, expected };
}

function answerColumns(plain: readonly PlainColumn[]): AnswerColumns | null {
  const columnOf = (field: string) => plain.find(({ name }) => name === field)?.column ?? null;
  const [output, expected] = [columnOf("output"), columnOf("expected")];
  if (output === null || expected === null) return null;
  return { output, expected, id: columnOf("id"), input: columnOf("input") };
}
