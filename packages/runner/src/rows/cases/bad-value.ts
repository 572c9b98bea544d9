/** A value that does not fit its field; what reads the row turns it into a `RowProblem`. */
export class BadValue extends Error {
  readonly column: string | null;

  constructor(column: string | null, message: string) {
    super(message);
    this.column = column;
  }
}
