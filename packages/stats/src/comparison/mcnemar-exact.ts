import { binomialCdf } from "../numeric/binomial-cdf.js";
import { type Discordant, type DiscordantTest, discordantFace } from "./discordant.js";

/**
 * McNemar's exact test of whether two systems pass the same share of the same cases: the two-sided binomial test of
 * the discordant pairs. No discordant pairs is no evidence: p = 1.
 *
 * @see McNemar 1947; statsmodels.stats.contingency_tables.mcnemar
 * @example
 * mcnemarExact({ onlyA: 3, onlyB: 1 }).p; // => 0.625
 */
export function mcnemarExact(counts: Discordant): DiscordantTest {
  const face = discordantFace("mcnemar-exact", counts);
  const { onlyA, onlyB } = counts;
  return { ...face, p: Math.min(1, 2 * binomialCdf(Math.min(onlyA, onlyB), onlyA + onlyB, 0.5)) };
}
