import { binomialPmf } from "../numeric/binomial-pmf.js";
import { type Discordant, type DiscordantTest, discordantFace } from "./discordant.js";
import { mcnemarExact } from "./mcnemar-exact.js";

/**
 * McNemar's mid-p test: the exact p less the probability of the result itself, which makes the exact test less
 * conservative at the price of its guarantee. No discordant pairs is no evidence: p = 1, as for `mcnemarExact`.
 *
 * With equal counts Fagerland and others take away half of that probability (0.877 for 5 against 5, where this gives
 * 0.754): neither is evidence of a difference.
 *
 * @see Fagerland, Lydersen and Laake 2013
 * @example
 * mcnemarMidP({ onlyA: 1, onlyB: 0 }).p; // => 0.5
 * mcnemarMidP({ onlyA: 0, onlyB: 0 }).p; // => 1
 */
export function mcnemarMidP(counts: Discordant): DiscordantTest {
  const face = discordantFace("mcnemar-mid-p", counts);
  const { onlyA, onlyB } = counts;
  if (onlyA + onlyB === 0) return { ...face, p: 1 };
  return { ...face, p: mcnemarExact(counts).p - binomialPmf(onlyA, onlyA + onlyB, 0.5) };
}
