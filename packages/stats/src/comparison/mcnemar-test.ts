import { checkCount } from "../checks/check-count.js";
import { binomialCdf, binomialPmf } from "../numeric/binomial.js";
import { chiSquaredUpper } from "../numeric/chi-squared.js";
import type { TestResult } from "../test-result.js";

/** The discordant pairs: those that only one of two systems passed. A `PairedTable` has them. */
export interface Discordant {
  readonly onlyA: number;
  readonly onlyB: number;
}

/** The result of a test that is defined for all counts. */
type Defined = TestResult<Discordant> & { readonly p: number };

/**
 * McNemar's exact test of whether two systems pass the same share of the same cases: the two-sided binomial test of
 * the discordant pairs. No discordant pairs is no evidence: p = 1.
 *
 * @see McNemar 1947; statsmodels.stats.contingency_tables.mcnemar
 * @example
 * mcnemarExact({ onlyA: 3, onlyB: 1 }).p; // => 0.625
 */
export function mcnemarExact(counts: Discordant): Defined {
  return { ...face("mcnemar-exact", counts), p: exactP(counts) };
}

/**
 * McNemar's mid-p test: the exact p less the probability of the result itself, which makes the exact test less
 * conservative at the price of its guarantee.
 *
 * @see Fagerland, Lydersen and Laake 2013
 * @example
 * mcnemarMidP({ onlyA: 1, onlyB: 0 }).p; // => 0.5
 */
export function mcnemarMidP(counts: Discordant): Defined {
  const { onlyA, onlyB } = counts;
  return { ...face("mcnemar-mid-p", counts), p: exactP(counts) - binomialPmf(onlyA, onlyA + onlyB, 0.5) };
}

/**
 * McNemar's chi-squared test, for comparison with other tools; without continuity correction unless asked for. Needs
 * some 25 discordant pairs to be trusted. Null without any.
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
  const shared = face(method, counts);
  const { onlyA, onlyB } = counts;
  if (onlyA + onlyB === 0) return { ...shared, statistic: null, p: null, reason: "there are no discordant pairs" };
  const distance = Math.abs(onlyA - onlyB) - (corrected ? 1 : 0);
  const statistic = distance ** 2 / (onlyA + onlyB);
  return { ...shared, statistic, p: chiSquaredUpper(statistic, 1) };
}

function exactP({ onlyA, onlyB }: Discordant): number {
  return Math.min(1, 2 * binomialCdf(Math.min(onlyA, onlyB), onlyA + onlyB, 0.5));
}

function face(method: string, { onlyA, onlyB }: Discordant) {
  checkCount("onlyA", onlyA);
  checkCount("onlyB", onlyB);
  return { method, alternative: "two-sided", onlyA, onlyB } as const;
}
