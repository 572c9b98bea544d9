import { invalidInput } from "../checks/invalid-input.js";
import { normalCdf } from "../numeric/normal-cdf.js";
import type { TestResult } from "../test-result.js";
import type { KendallCounts } from "./kendall-counts.js";

export type KendallMethod = "auto" | "exact" | "asymptotic";

const MOST_EXACT = 33;

/** The test of a rank order against chance: exact for short lists without ties, else normal with the ties accounted for. */
export function kendallTest(counts: KendallCounts, method: KendallMethod): TestResult {
  const { n, pairs, tiedX, tiedY } = counts;
  const hasTies = tiedX + tiedY > 0;
  if (method === "exact" && hasTies) throw invalidInput("an exact test needs lists without ties", { tiedX, tiedY });
  const isExact = method === "exact" || (method === "auto" && !hasTies && n <= MOST_EXACT);
  const face = { method: isExact ? "kendall-exact" : "kendall-normal", alternative: "two-sided" } as const;
  if (n < 2) return { ...face, p: null, reason: "there are fewer than two pairs" };
  if (tiedX === pairs || tiedY === pairs) {
    return { ...face, p: null, reason: `all values of ${tiedX === pairs ? "x" : "y"} are equal` };
  }
  if (isExact) return { ...face, p: exactP(n, Math.min(counts.discordant, pairs - counts.discordant)) };
  if (n === 2) return { ...face, p: null, reason: "a normal approximation needs three pairs" };
  return { ...face, p: 2 * normalCdf(-Math.abs(counts.difference / Math.sqrt(varianceOf(counts)))) };
}

/** Twice the share of orders with at most so many inversions: of n items, each next one adds 0 to its rank. */
function exactP(n: number, inversions: number): number {
  let shares = Array<number>(inversions + 1).fill(0);
  shares[0] = 1;
  for (let size = 2; size <= n; size += 1) {
    const next: number[] = [];
    let window = 0;
    for (const [at, share] of shares.entries()) {
      window += share - (shares[at - size] ?? 0);
      next.push(window / size);
    }
    shares = next;
  }
  return Math.min(1, 2 * shares.reduce((sum, share) => sum + share, 0));
}

/** Kendall 1970, Rank Correlation Methods, 4.2. */
function varianceOf({ n, tiedX, tiedY, sizesX, sizesY }: KendallCounts): number {
  const ordered = n * (n - 1);
  const sum = (sizes: readonly number[], term: (size: number) => number) =>
    sizes.reduce((s, size) => s + term(size), 0);
  const spread = (size: number) => size * (size - 1) * (2 * size + 5);
  const triples = (size: number) => size * (size - 1) * (size - 2);
  return (
    (ordered * (2 * n + 5) - sum(sizesX, spread) - sum(sizesY, spread)) / 18 +
    (2 * tiedX * tiedY) / ordered +
    (sum(sizesX, triples) * sum(sizesY, triples)) / (9 * ordered * (n - 2))
  );
}
