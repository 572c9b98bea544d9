import type { EvalCase, JsonRecord } from "@eval/core";

/** How rows are made; grows when the same source would give other rows. */
export const NORMALIZATION_VERSION = "eval-dataset/1";

/** A row of a curated set: a case without an answer, with its origin in the metadata. */
export interface DatasetRow extends Pick<EvalCase, "expected" | "incorrect" | "choices" | "context" | "language"> {
  readonly id: string;
  readonly input: string;
  readonly expected: string | readonly string[];
  readonly metadata: JsonRecord;
}

/** Things about a row that make its score mean less, each a key of its metadata. */
export const qualityFlags = [
  "time_sensitive",
  "colliding_options",
  "duplicate_id",
  "no_question",
  "empty_gold",
  "gold_not_among_options",
  "ambiguous_gold",
] as const;

export type QualityFlag = (typeof qualityFlags)[number];
