/** A piece of code in a document, with the place where it stands. */
export interface Example {
  /** Relative to the root of the workspace. */
  readonly file: string;
  /** The line of the file on which `text` begins, counted from 1. */
  readonly line: number;
  readonly text: string;
  /** The export that a doc block describes: it and its neighbours in the package need no import. */
  readonly exportName?: string;
}
