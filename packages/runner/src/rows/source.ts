import type { CaseField } from "@eval/core";
import type { RowBatch } from "./row-batch.js";
import type { RowProblem } from "./row-problem.js";

/** How to read files of rows; plain JSON, so that a resumed run reads them the same way. */
export interface SourceOptions {
  /** Column of each field, where the name alone does not say: `{ output: "model_answer" }`. Dots reach into objects. */
  readonly map?: Readonly<Record<string, string>>;
  /** Separator of list fields in tables: `{ context: "|" }`. */
  readonly list?: Readonly<Record<string, string>>;
  /** Name of the encoding of files that are not UTF-8. */
  readonly encoding?: string;
  /** Where in a JSON file the array of rows is: `data.rows`. */
  readonly rows?: string;
  readonly onBadRow?: "fail" | "skip";
  /** Only rows in which each named column has this text. */
  readonly filter?: Readonly<Record<string, string>>;
  /** Only so many rows, counted after the filter. */
  readonly limit?: number;
  /** A field that may come from several columns: an error unless it may stay unmapped, for who needs no case. */
  readonly inDoubt?: "fail" | "unmapped";
}

/** One input, as it was found. */
export interface SourceFile {
  /** As given; `-` is standard input. */
  readonly path: string;
  readonly format: "csv" | "tsv" | "jsonl" | "json" | "parquet";
  readonly encoding: string;
  readonly compression: "gzip" | null;
  readonly delimiter: string | null;
  /** Columns in order; for JSON the keys of the first rows. */
  readonly columns: readonly string[];
}

/** Where each field of a case comes from: one column, or several (`option_a`, `option_b`, …). */
export type Mapping = Readonly<Partial<Record<CaseField, string | readonly string[]>>>;

/** Columns that a field was not read from, though their names would do. */
export type PassedOver = Readonly<Partial<Record<CaseField, readonly string[]>>>;

/** All that is needed to turn a batch into cases: plain JSON, sent to each thread once. */
export interface ReadPlan {
  readonly files: readonly SourceFile[];
  readonly mapping: Mapping;
  readonly passedOver: PassedOver;
  readonly list: Readonly<Record<string, string>>;
  readonly onBadRow: "fail" | "skip";
}

/** Files of rows, opened and understood but not yet read. */
export interface Source {
  readonly plan: ReadPlan;
  /** Reads all files once, in order, in constant memory (JSON files excepted). Throws RowError. */
  batches(): AsyncIterable<RowBatch>;
  /** Rows that were skipped so far, at most 1,000 of them kept; `skippedCount` counts all. */
  readonly skipped: readonly RowProblem[];
  readonly skippedCount: number;
  /** After reading: which filter no row passed, and what there is to filter by; null where one did. */
  readonly unmatched: string | null;
}
