import { invalidInput } from "../checks/invalid-input.js";
import { bradleyTerryFit } from "./bradley-terry-fit.js";
import { bradleyTerryObstacle } from "./bradley-terry-obstacle.js";

/** Strengths on a log scale that add up to 0, or null with the reason why none fit. */
export type BradleyTerry =
  | {
      readonly strengths: readonly number[];
      /** The same on the Elo scale: 400 points are odds of 10 to 1. */
      readonly elo: readonly number[];
    }
  | { readonly strengths: null; readonly elo: null; readonly reason: string };

/**
 * The Bradley-Terry model of pairwise comparisons: the strengths that make the wins seen most likely, where
 * `wins[i][j]` is how often i beat j; a tie is half a win for both.
 *
 * Does not depend on the order of the games, unlike Elo. Null where some players never lost to, or never met, the rest:
 * no finite strengths fit then (Ford's condition).
 *
 * @see Bradley and Terry 1952; Ford 1957; Hunter 2004, MM algorithms for generalized Bradley-Terry models
 * @example
 * bradleyTerry([[0, 7], [3, 0]]).strengths?.map((strength) => strength.toFixed(6)); // => ["0.423649", "-0.423649"]
 * bradleyTerry([[0, 2], [0, 0]]).strengths; // => null
 */
export function bradleyTerry(wins: readonly (readonly number[])[]): BradleyTerry {
  checkWins(wins);
  const reason = bradleyTerryObstacle(wins);
  if (reason !== null) return { strengths: null, elo: null, reason };
  const strengths = bradleyTerryFit(wins);
  return { strengths, elo: strengths.map((strength) => (strength * 400) / Math.LN10) };
}

function checkWins(wins: readonly (readonly number[])[]): void {
  for (const [i, row] of wins.entries()) {
    if (row.length !== wins.length) throw invalidInput("wins must have as many columns as rows", row.length);
    for (const [j, count] of row.entries()) {
      if (!(count >= 0 && Number.isFinite(count))) throw invalidInput(`wins[${i}][${j}] must be at least 0`, count);
      if (i === j && count > 0) throw invalidInput(`wins[${i}][${i}] must be 0, nobody plays against himself`, count);
    }
  }
}
