import { type CorpusScore, EvalError, type Json, type JsonRecord, type MetricResult, show } from "@eval/core";

/** The statistics of one result: numbers, lists and records of numbers, and a `recipe` that all results share. */
interface CorpusRules<Stats> {
  /** Null where a result has none, as the verdict on a question without an answer. */
  stats(result: MetricResult): JsonRecord | null;
  finish(stats: Stats): number;
}

/**
 * A corpus score from sums. Counts are whole numbers, so sums are exact and the order of merging cannot show.
 *
 * Results made with different options have different recipes; merging them throws an `EvalError`.
 */
export function corpusScore<Stats extends object>({ stats, finish }: CorpusRules<Stats>): CorpusScore {
  return {
    stats: (result) => stats(result) ?? NOTHING,
    merge: (a, b) => (isNothing(a) ? b : isNothing(b) ? a : sumOf(a, b)),
    finish: (sums) => (isNothing(sums) ? null : finish(sums as Stats)),
  };
}

/** The named fields of a result's metadata; null where it has none of them. */
export function pickStats({ metadata }: MetricResult, fields: readonly string[]): JsonRecord | null {
  if (!fields.every((field) => Object.hasOwn(metadata, field))) return null;
  return Object.fromEntries(fields.map((field) => [field, metadata[field] as Json]));
}

const NOTHING: JsonRecord = Object.freeze({});
const isNothing = (stats: JsonRecord): boolean => Object.keys(stats).length === 0;

function sumOf(a: JsonRecord, b: JsonRecord): JsonRecord {
  const sums: Record<string, Json> = {};
  for (const key of Object.keys({ ...a, ...b })) {
    sums[key] = key === "recipe" ? sameRecipe(a[key], b[key]) : sumOfValues(a[key], b[key]);
  }
  return sums;
}

function sumOfValues(a: Json | undefined, b: Json | undefined): Json {
  if (a === undefined) return b as Json;
  if (b === undefined) return a;
  if (Array.isArray(a) && Array.isArray(b)) return a.map((item, index) => sumOfValues(item, b[index]));
  if (typeof a === "number" && typeof b === "number") return a + b;
  return sumOf(a as JsonRecord, b as JsonRecord);
}

function sameRecipe(a: Json | undefined, b: Json | undefined): Json {
  if (a !== undefined && JSON.stringify(a) === JSON.stringify(b)) return a;
  throw new EvalError("invalid-input", `corpus statistics must share one recipe, got ${show(a)} and ${show(b)}`);
}
