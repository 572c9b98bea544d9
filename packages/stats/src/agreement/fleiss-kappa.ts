import { checkCount } from "../checks/check-count.js";
import { invalidInput } from "../checks/invalid-input.js";
import type { Estimate } from "../result.js";
import type { AgreementDetail } from "./gwet-ac1.js";

/**
 * Fleiss' kappa: agreement above chance of the same number of raters on each item, not necessarily the same raters.
 * One row for each item, one column for each label, how many raters gave it (see `countRatings`).
 *
 * Also for repeats of one judge: how far it agrees with itself. Null where all ratings are one label.
 *
 * @see Fleiss 1971; statsmodels.stats.inter_rater.fleiss_kappa
 * @example
 * fleissKappa([[3, 0], [0, 3]]).value; // => 1
 * fleissKappa([[3, 0], [3, 0]]).value; // => null
 */
export function fleissKappa(
  counts: readonly (readonly number[])[],
): Estimate<AgreementDetail & { readonly raters: number | null }> {
  const n = counts.length;
  if (n === 0) {
    return { value: null, reason: "there are no items", n, raters: null, observed: null, expected: null };
  }
  const raters = ratersOf(counts);
  if (raters < 2) {
    return { value: null, reason: "agreement needs two raters", n, raters, observed: null, expected: null };
  }
  let agreeing = 0;
  const totals = Array<number>(counts[0]!.length).fill(0);
  for (const row of counts) {
    for (const [label, count] of row.entries()) {
      agreeing += count * (count - 1);
      totals[label]! += count;
    }
  }
  const observed = agreeing / (n * raters * (raters - 1));
  const expected = totals.reduce((sum, total) => sum + (total / (n * raters)) ** 2, 0);
  const detail = { n, raters, observed, expected };
  if (totals.includes(n * raters)) return { value: null, reason: "all ratings are the same label", ...detail };
  return { value: (observed - expected) / (1 - expected), ...detail };
}

function ratersOf(counts: readonly (readonly number[])[]): number {
  const sums = counts.map((row) => {
    for (const count of row) checkCount("a count of ratings", count);
    return row.reduce((sum, count) => sum + count, 0);
  });
  const other = sums.find((sum) => sum !== sums[0]);
  if (other !== undefined) throw invalidInput(`every item must have ${sums[0]} ratings, as the first has`, other);
  if (counts.some((row) => row.length !== counts[0]!.length)) {
    throw invalidInput(
      "every item must have the same number of label columns",
      counts.map((row) => row.length),
    );
  }
  return sums[0]!;
}
