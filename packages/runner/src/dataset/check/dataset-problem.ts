/** Something about the rows of a set, and how bad it is: an error makes scores wrong, a warning makes them mean less. */
export interface DatasetProblem {
  readonly code: ProblemCode;
  readonly level: "error" | "warning";
  readonly count: number;
  /** Case numbers of the first rows. */
  readonly rows: readonly number[];
  /** What was found in the first of them. */
  readonly example: string;
}

/** Problems in the order in which they are told, with their level. */
export const problemLevels = {
  unreadable_row: "error",
  no_question: "error",
  duplicate_id: "error",
  duplicate_label: "error",
  gold_not_among_options: "error",
  ambiguous_gold: "error",
  unknown_profile: "error",
  integrity_mismatch: "error",
  invalid_language: "error",
  conflicting_golds: "warning",
  duplicate_question: "warning",
  no_id: "warning",
  empty_gold: "warning",
  colliding_options: "warning",
  unclear_exclusion: "warning",
} as const;

export type ProblemCode = keyof typeof problemLevels;

const ROWS_KEPT = 20;

/** Collects problems row by row. */
export class ProblemList {
  readonly #found = new Map<
    string,
    { code: ProblemCode; level: DatasetProblem["level"]; count: number; rows: number[]; example: string }
  >();

  /** What keeps a row out of scores anyway is told as a warning. */
  note(code: ProblemCode, row: number, example: string, isExcluded = false): void {
    const level = isExcluded ? "warning" : problemLevels[code];
    const key = `${code} ${level}`;
    const entry = this.#found.get(key) ?? { code, level, count: 0, rows: [], example };
    entry.count += 1;
    if (entry.rows.length < ROWS_KEPT) entry.rows.push(row);
    this.#found.set(key, entry);
  }

  list(): DatasetProblem[] {
    const order = Object.keys(problemLevels);
    const rank = ({ code, level }: DatasetProblem) => (level === "error" ? 0 : order.length) + order.indexOf(code);
    return [...this.#found.values()].sort((left, right) => rank(left) - rank(right));
  }
}
