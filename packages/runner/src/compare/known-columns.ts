import type { EvalError } from "@eval/core";
import { type CompareOptions, neededColumns } from "./compare-options.js";
import type { ScoredRun } from "./scored-case.js";

/** The columns of a comparison that some side has, by their place among the texts of a case. */
export interface KnownColumns {
  readonly slices: readonly { readonly column: string; readonly place: number }[];
  /** Place of the column of clusters; null where cases count as independent. */
  readonly clusters: number | null;
  /** What could not be compared by, in sentences. */
  readonly warnings: readonly string[];
}

/** Throws where a column that was asked for is on neither side; one that nobody asked for is left out with a warning. */
export function knownColumns(a: ScoredRun, b: ScoredRun, options: CompareOptions): KnownColumns {
  const { by, clusterBy, isUnasked = false } = options;
  const warnings: string[] = [];
  const isKnown = (column: string, place: number): boolean => {
    const error = lackOf(a, b, place);
    if (error === null) return true;
    if (!isUnasked) throw error;
    warnings.push(`not compared by ${column}: ${error.message}`);
    return false;
  };
  const known = neededColumns(options).map(isKnown);
  return {
    slices: by.flatMap((column, place) => (known[place] === true ? [{ column, place }] : [])),
    clusters: clusterBy !== null && known[by.length] === true ? by.length : null,
    warnings,
  };
}

/** Why neither side has the column; null where one has. */
function lackOf(a: ScoredRun, b: ScoredRun, place: number): EvalError | null {
  const [ofA, ofB] = [a.lacks.get(place), b.lacks.get(place)];
  return ofA === undefined || ofB === undefined ? null : ofA;
}
