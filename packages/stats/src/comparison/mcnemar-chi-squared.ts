import { chiSquaredUpper } from "../numeric/chi-squared-upper.js";
import type { TestResult } from "../test-result.js";
import { type Discordant, discordantFace } from "./discordant.js";

/**
 * McNemar's chi-squared test, for comparison with other tools; without continuity correction unless asked for. Needs
 * some 25 discordant pairs to be trusted. Null without any.
 *
 * Corrected, equal counts give (0 - 1)² / n and so a p below 1, as in statsmodels; R leaves the correction out there.
 *
 * @see McNemar 1947; Edwards 1948 for the correction
 * @example
 * mcnemarChiSquared({ onlyA: 3, onlyB: 1 }).statistic; // => 1
 * mcnemarChiSquared({ onlyA: 0, onlyB: 0 }).p; // => null
 */
export function mcnemarChiSquared(
  counts: Discordant,
  { corrected = false }: { readonly corrected?: boolean } = {},
): TestResult<Discordant & { readonly statistic: number | null }> {
  const method = corrected ? "mcnemar-chi-squared-corrected" : "mcnemar-chi-squared";
  const shared = discordantFace(method, counts);
  const { onlyA, onlyB } = counts;
  if (onlyA + onlyB === 0) return { ...shared, statistic: null, p: null, reason: "there are no discordant pairs" };
  const distance = Math.abs(onlyA - onlyB) - (corrected ? 1 : 0);
  const statistic = distance ** 2 / (onlyA + onlyB);
  return { ...shared, statistic, p: chiSquaredUpper(statistic, 1) };
}
