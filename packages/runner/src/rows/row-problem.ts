import { EvalError } from "@eval/core";

/** What is wrong with one row, and where. */
export interface RowProblem {
  readonly code: "ragged_row" | "bad_quote" | "bad_json" | "bad_encoding" | "bad_value";
  readonly file: string;
  /** Data row of its file, from 1; the header is not counted. */
  readonly row: number;
  /** Line of the file, from 1, where it is known. */
  readonly line: number | null;
  readonly column: string | null;
  /** What was found and what to do, without the place. */
  readonly message: string;
}

/** A row that cannot be read stops a run unless it was told to skip such rows. */
export class RowError extends EvalError {
  readonly problem: RowProblem;

  constructor(problem: RowProblem) {
    super("bad-row", describeProblem(problem));
    this.problem = problem;
  }
}

/** `answers.csv, row 12 (line 15), column "answer": …` */
export function describeProblem({ file, row, line, column, message }: RowProblem): string {
  const place = [`${file === "-" ? "standard input" : file}, row ${row}${line === null ? "" : ` (line ${line})`}`];
  if (column !== null) place.push(`column ${JSON.stringify(column)}`);
  return `${place.join(", ")}: ${message}`;
}
