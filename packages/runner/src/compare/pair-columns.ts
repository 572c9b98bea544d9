import type { ScoredCase, ScoredRun } from "./scored-case.js";

/** The texts of the columns asked for, of two cases that are a pair. */
export type PairColumns = (a: ScoredCase, b: ScoredCase) => readonly (string | null)[];

/**
 * A column is that of A, or of B where A has none: the older of two runs may have lost its file to the newer one, and
 * both are of the same questions.
 */
export function pairColumns(a: ScoredRun, b: ScoredRun): PairColumns {
  const isOfB = (place: number) => a.lacks.has(place) && !b.lacks.has(place);
  if (![...a.lacks.keys()].some(isOfB)) return (one) => one.columns;
  return (one, other) => one.columns.map((text, place) => (isOfB(place) ? (other.columns[place] ?? null) : text));
}
