import type { Column, NestedColumn } from "./mapping/map-columns.js";
import type { Origin, Reading } from "./row-batch.js";
import type { SourceFile } from "./source.js";

/** A file that was looked at: what it is, and how to read it. */
export interface OpenedFile {
  readonly file: SourceFile;
  readonly columns: readonly Column[];
  readonly nested: readonly NestedColumn[];
  /** Reads all rows; once only. */
  read(origin: Origin): AsyncIterable<Reading>;
}
