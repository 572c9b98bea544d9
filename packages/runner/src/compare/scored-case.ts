import type { EvalError, JsonRecord } from "@eval/core";
import type { PartVersions } from "../run/metric-parts.js";

/** What a run says of one case: for each metric a score and a verdict, null where there is none. */
export interface ScoredCase {
  readonly number: number;
  readonly id: string | null;
  readonly input: string | null;
  /** The accepted answers as one text, to be compared; null where nobody knows them. */
  readonly expected: string | null;
  /** Texts of the columns asked for, null where a row lacks one, or the side lacks the column. */
  readonly columns: readonly (string | null)[];
  readonly scores: readonly (number | null)[];
  readonly verdicts: readonly (boolean | null)[];
}

/** One side of a comparison: a finished run, read back with what its cases were, or a file of scores. */
export interface ScoredRun {
  readonly id: string;
  /** The files of its cases. */
  readonly files: readonly string[];
  readonly metrics: readonly {
    readonly name: string;
    /** Version of the definition; null where a file does not say. */
    readonly version: number | null;
    readonly options: JsonRecord | null;
    /** Versions of the metrics that it asks; null where it asks none, or nobody knows. */
    readonly parts: PartVersions | null;
    readonly higherIsBetter: boolean;
  }[];
  readonly cases: readonly ScoredCase[];
  /** Columns asked for that it has not, by their place, and why: the other side of a comparison may have them. */
  readonly lacks: ReadonlyMap<number, EvalError>;
}
