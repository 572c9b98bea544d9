// @ts-check

/**
 * @typedef {typeof import("@eval/indic-conformance").indicConformance} Conformance
 * @typedef {import("@eval/indic-conformance").ConformanceReport} Report
 *
 * A line of the table: what a scorer conforms to, by category, how often it was wrong in which way, and the threshold at
 * which it conforms to most.
 *
 * @typedef {{ readonly scorer: string, readonly conforming: number, readonly categories: Readonly<Record<string, number>>,
 *   readonly falseDifferences: number, readonly falseMatches: number, readonly declined: number,
 *   readonly unmeasured: number, readonly best: { readonly threshold: number, readonly conforming: number } }} Row
 */

const THRESHOLDS = [1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6, 0.55, 0.5];

/**
 * @param {string} name
 * @param {import("@eval/indic-conformance").Scorer} scorer
 * @param {Conformance} indicConformance
 * @returns {Promise<Row>}
 */
export async function rowOf(name, scorer, indicConformance) {
  /** @type {Report[]} */
  const reports = [];
  for (const threshold of THRESHOLDS) reports.push(await indicConformance(scorer, { threshold }));
  const [strict] = /** @type {[Report]} */ (/** @type {unknown} */ (reports));
  const best = reports.reduce((top, report) => (report.conforming > top.conforming ? report : top));
  return {
    scorer: name,
    ...countsOf(strict),
    best: { threshold: best.threshold, conforming: best.conforming },
  };
}

/** @param {Report} report */
function countsOf({ conforming, categories }) {
  const sum = (/** @type {"falseDifferences" | "falseMatches" | "declined" | "unmeasured"} */ field) =>
    categories.reduce((total, category) => total + category[field], 0);
  return {
    conforming,
    categories: Object.fromEntries(categories.map(({ category, conforming }) => [category, conforming])),
    falseDifferences: sum("falseDifferences"),
    falseMatches: sum("falseMatches"),
    declined: sum("declined"),
    unmeasured: sum("unmeasured"),
  };
}
