import type { Origin } from "../row-batch.js";

/** A file of delimited text whose header has been read. */
export interface CsvTable {
  readonly origin: Origin;
  readonly delimiter: string;
  readonly columns: readonly string[];
  /** The bytes may be something else than UTF-8, and have to be checked. */
  readonly unchecked: boolean;
}
