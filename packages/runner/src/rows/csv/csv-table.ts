import type { Origin } from "../row-batch.js";

/** A file of delimited text whose header has been read. */
export interface CsvTable {
  readonly origin: Origin;
  readonly delimiter: string;
  readonly columns: readonly string[];
  /** Rows above the first of data: the header, and the line above it in which Excel names the delimiter. */
  readonly headerRows: number;
  /** The bytes may be something else than UTF-8, and have to be checked. */
  readonly unchecked: boolean;
}
