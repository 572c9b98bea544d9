import type { CaseRecipe, FieldStep } from "./case-recipe.js";

/** A column whose cell is the value, or (`answers`) nearly always. */
export interface PlainColumn {
  readonly name: string;
  readonly column: number;
  readonly answers: boolean;
}

/** How the cases of a table are read: what can be known before the rows, worked out once. */
export interface TableRecipe extends CaseRecipe {
  readonly columnOf: ReadonlyMap<string, number>;
  readonly plain: readonly PlainColumn[];
  readonly other: readonly FieldStep[];
  readonly metadata: readonly PlainColumn[];
}

/** The recipe of a file with its columns looked up. */
export function tableRecipe(recipe: CaseRecipe): TableRecipe {
  const columnOf = new Map(recipe.columns.map((name, column) => [name, column]));
  const present = recipe.fields.filter(({ columns }) => columns.every((name) => columnOf.has(name)));
  const rest = recipe.columns.filter((name) => !recipe.used.has(name));
  return {
    ...recipe,
    columnOf,
    plain: present.filter(isPlain).map(({ field, kind, columns }) => ({
      name: field,
      column: columnOf.get(columns[0]!)!,
      answers: kind === "answers",
    })),
    other: present.filter((step) => !isPlain(step)),
    metadata: rest.map((name) => ({ name, column: columnOf.get(name)!, answers: false })),
  };
}

function isPlain({ kind, separator }: FieldStep): boolean {
  return kind === "text" || (kind === "answers" && separator === undefined);
}
