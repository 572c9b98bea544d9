import { tieGroups } from "./tie-groups.js";

/** What rank equal values get; the names are scipy's. */
export type TieRank = "average" | "min" | "max" | "dense" | "ordinal";

/**
 * The ranks of values from 1, smallest first. Equal values share the average of their ranks unless told otherwise.
 *
 * @see scipy.stats.rankdata
 * @example
 * ranks([20, 10, 20]); // => [2.5, 1, 2.5]
 * ranks([20, 10, 20], "dense"); // => [2, 1, 2]
 */
export function ranks(values: readonly number[], ties: TieRank = "average"): number[] {
  const result = Array<number>(values.length);
  for (const [dense, { start, indices }] of tieGroups(values).entries()) {
    for (const [within, index] of indices.entries()) {
      result[index] = rankOf(ties, start, indices.length, within, dense);
    }
  }
  return result;
}

function rankOf(ties: TieRank, start: number, size: number, within: number, dense: number): number {
  switch (ties) {
    case "average":
      return start + (size + 1) / 2;
    case "min":
      return start + 1;
    case "max":
      return start + size;
    case "dense":
      return dense + 1;
    case "ordinal":
      return start + within + 1;
  }
}
