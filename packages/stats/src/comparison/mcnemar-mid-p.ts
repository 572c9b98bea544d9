import { binomialPmf } from "../numeric/binomial-pmf.js";
import { type Discordant, type DiscordantTest, discordantFace } from "./discordant.js";
import { mcnemarExact } from "./mcnemar-exact.js";

/**
 * McNemar's mid-p test: the exact p less the probability of the result itself, which makes the exact test less
 * conservative at the price of its guarantee.
 *
 * @see Fagerland, Lydersen and Laake 2013
 * @example
 * mcnemarMidP({ onlyA: 1, onlyB: 0 }).p; // => 0.5
 */
export function mcnemarMidP(counts: Discordant): DiscordantTest {
  const { onlyA, onlyB } = counts;
  return {
    ...discordantFace("mcnemar-mid-p", counts),
    p: mcnemarExact(counts).p - binomialPmf(onlyA, onlyA + onlyB, 0.5),
  };
}
