import { mcnemarExact } from "../comparison/mcnemar-exact.js";
import { pairedTable } from "../comparison/paired-table.js";
import type { Estimate } from "../result.js";

/** What asking in both orders shows of a pairwise judge. Shares are of all pairs. */
export interface PositionBias {
  readonly n: number;
  /** How often B wins when shown second, and when shown first. */
  readonly winsSecond: Estimate;
  readonly winsFirst: Estimate;
  /** `winsFirst` less `winsSecond`: 0 for a judge that does not look at the order. */
  readonly gap: Estimate;
  /** The win rate of B with the order averaged out. */
  readonly swapAverage: Estimate;
  /** B wins in both orders, A wins in both, and the winner changes with the order. */
  readonly winsTwice: Estimate;
  readonly losesTwice: Estimate;
  readonly flipped: Estimate;
  /** How likely flips so one-sided are for a judge without a preference for a place; 1 without flips. */
  readonly p: number;
}

/**
 * Position bias of a pairwise judge that saw each pair in both orders: whether B won when shown second, and when shown
 * first.
 *
 * @see Zheng et al. 2023, Judging LLM-as-a-judge, on swapping positions
 * @example
 * positionBias([true, false, false, true], [true, true, false, true]).gap; // => { value: 0.25 }
 */
export function positionBias(winsWhenSecond: readonly boolean[], winsWhenFirst: readonly boolean[]): PositionBias {
  const { both, onlyA: onlySecond, onlyB: onlyFirst, neither } = pairedTable(winsWhenSecond, winsWhenFirst);
  const n = winsWhenSecond.length;
  const share = (count: number): Estimate => {
    return n === 0 ? { value: null, reason: "there are no pairs" } : { value: count / n };
  };
  return {
    n,
    winsSecond: share(both + onlySecond),
    winsFirst: share(both + onlyFirst),
    gap: share(onlyFirst - onlySecond),
    swapAverage: share(both + (onlyFirst + onlySecond) / 2),
    winsTwice: share(both),
    losesTwice: share(neither),
    flipped: share(onlyFirst + onlySecond),
    p: mcnemarExact({ onlyA: onlyFirst, onlyB: onlySecond }).p,
  };
}
