import type { JsonRecord } from "@eval/core";
import type { RowProblem } from "./row-problem.js";

interface BatchFace {
  /** Which of the run's files, from 0. */
  readonly file: number;
  /**
   * The case number of each row: rows are counted from 1 over all files in order, rows that were skipped or
   * filtered out included, so that a number names the same row whatever the options.
   */
  readonly numbers: Int32Array;
  /** Rows of the files before this one: row `n` of the run is row `n - before` of its file. */
  readonly before: number;
}

/**
 * Rows of a table, still as bytes: cheap to hand to a thread, decoded where they are scored. Field `f` of row `r`
 * is `bytes[spans[2 * (r * width + f)] .. spans[2 * (r * width + f) + 1]]`; a negative end `-e` means "up to `e`,
 * and doubled quotes stand for one".
 */
export interface CellBatch extends BatchFace {
  readonly kind: "cells";
  readonly width: number;
  readonly bytes: Uint8Array;
  readonly spans: Int32Array;
}

/** Lines of JSON, still as bytes: line `r` is `bytes[spans[2 * r] .. spans[2 * r + 1]]`. */
export interface LineBatch extends BatchFace {
  readonly kind: "lines";
  readonly bytes: Uint8Array;
  readonly spans: Int32Array;
  /** The line of the file on which each row starts, from 1. */
  readonly lines: Int32Array;
}

/** Rows that are objects already (JSON, Parquet). */
export interface RecordBatch extends BatchFace {
  readonly kind: "records";
  readonly records: readonly JsonRecord[];
}

/** A contiguous range of the rows of one file. */
export type RowBatch = CellBatch | LineBatch | RecordBatch;

/** What one look at a file gave: rows, the problems met among them, or both. Problems are in order of their rows. */
export interface Reading {
  readonly batch: RowBatch | null;
  readonly problems: readonly RowProblem[];
}

/** Where rows come from, as batches and problems name it. */
export interface Origin {
  readonly file: number;
  readonly path: string;
  readonly before: number;
}
