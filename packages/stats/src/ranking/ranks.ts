import { checkValues } from "../checks/check-values.js";

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

/** How often each distinct value occurs, in ascending order of the values. */
export function tieSizes(values: readonly number[]): number[] {
  return tieGroups(values).map(({ indices }) => indices.length);
}

/** Positions of equal values, in ascending order of the values; `start` is how many values are below. */
function tieGroups(values: readonly number[]): { start: number; indices: number[] }[] {
  checkValues("values", values);
  const order = [...values.keys()].sort((a, b) => values[a]! - values[b]!);
  const groups: { start: number; indices: number[] }[] = [];
  let last: number | null = null;
  for (const [position, index] of order.entries()) {
    if (last !== null && values[index] === last) groups.at(-1)!.indices.push(index);
    else groups.push({ start: position, indices: [index] });
    last = values[index]!;
  }
  return groups;
}
