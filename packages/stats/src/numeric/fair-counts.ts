/** Up to here every sum of these counts is a whole number that a double holds. */
export const MOST_FAIR_TRIALS = 50;

/**
 * In how many of the 2^n outcomes of n tosses each number of heads comes up (a row of Pascal's triangle). Exact, so that
 * 3 wins against 1 have p = 0.625 and not 0.6249999999999997.
 */
export function fairCounts(n: number): number[] {
  let row = [1];
  for (let tosses = 1; tosses <= n; tosses += 1) row = [...row, 0].map((count, heads) => count + (row[heads - 1] ?? 0));
  return row;
}
