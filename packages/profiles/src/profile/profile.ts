import type { JsonRecord } from "@eval/core";

/**
 * How a part's result becomes its value, from 0 to 1. `score`: the score as it is, of a metric that scores from 0 to 1
 * with more being better. `passed`: 1 or 0 by the metric's own verdict. `atLeast` and `atMost`: 1 or 0 by a bound.
 * `scale`: from one score, which becomes 0, to another, which becomes 1; what lies outside is an error.
 */
export type PartValue =
  | "score"
  | "passed"
  | { readonly atLeast: number }
  | { readonly atMost: number }
  | { readonly scale: readonly [zero: number, one: number] };

/** One metric with its options, and what its result counts for. */
export interface Part {
  /** Names the part in results; the metric's name in camelCase where it is not given. */
  readonly key?: string;
  readonly metric: string;
  readonly options?: JsonRecord;
  /**
   * `each`: measured against every accepted answer on its own, so that all parts of a profile speak of one. `all`: the
   * metric is given all of them and finds its way. By default `each`, but `all` for metrics that ask a model, since
   * each question costs.
   */
  readonly references?: "each" | "all";
  readonly value?: PartValue;
  /**
   * Which results count; with any other the part declines, as if it had no score. `scored` (default), `passed` or
   * `failed` by the metric's own verdict, or a list of its labels.
   */
  readonly decides?: "scored" | "passed" | "failed" | readonly string[];
}

/** The best of several; those without a score are passed over. */
export interface Max {
  readonly max: readonly Expression[];
}

/** A weighted sum; weights add up to 1, and one term without a score leaves the sum without one. */
export interface Weighted {
  readonly weighted: readonly WeightedTerm[];
}

export interface WeightedTerm {
  readonly weight: number;
  readonly of: Expression;
}

/** The first that decides: what has no score, or declines, passes on to the next. */
export interface First {
  readonly first: readonly Expression[];
}

/** What makes up a score: a part, or a combination of parts. */
export type Expression = Part | Max | Weighted | First;

/** A named, versioned way to score an answer, as data. */
export interface Profile {
  /** Grows when a score changes. */
  readonly version: number;
  /** One sentence. */
  readonly summary?: string;
  /** The score from which on a case passes. */
  readonly threshold: number;
  readonly primary: Expression;
  /** Parts that are reported beside the score and do not change it, by key. */
  readonly supporting?: Readonly<Record<string, Part>>;
}
