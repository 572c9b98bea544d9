// @ts-check
import * as stats from "../../packages/stats/dist/index.js";
import { tally } from "./table.mjs";

const sizes = [20, 50, 200, 1000];
const rates = Array.from({ length: 91 }, (_, i) => (5 + i) / 100);

/** 0/1 scores with so many ones. */
const scores = (/** @type {number} */ ones, /** @type {number} */ n) =>
  Array.from({ length: n }, (_, i) => Number(i < ones));

const resampled = (/** @type {"percentile" | "basic" | "bca"} */ method) => {
  return (/** @type {number} */ k, /** @type {number} */ n) => {
    return stats.bootstrapMean(scores(k, n), { method, resamples: n > 200 ? 400 : 2000, seed: k });
  };
};

/** @type {Record<string, (successes: number, n: number) => { low: number | null, high: number | null }>} */
const intervals = {
  "**Wilson**": stats.wilsonInterval,
  "Wilson, corrected": stats.wilsonCorrectedInterval,
  "Clopper-Pearson": stats.clopperPearsonInterval,
  Jeffreys: stats.jeffreysInterval,
  "Agresti-Coull": stats.agrestiCoullInterval,
  Wald: stats.waldInterval,
  "t of 0/1 scores": (k, n) => stats.tInterval(scores(k, n)),
  "percentile bootstrap": resampled("percentile"),
  "basic bootstrap": resampled("basic"),
  "BCa bootstrap": resampled("bca"),
};

/** @returns {import("./table.mjs").Family[]} */
export function rateFamilies() {
  const rows = Object.entries(intervals).map(([name, interval]) => ({
    name,
    cells: sizes.map((n) => {
      // An interval depends on the count alone, so its coverage is a sum over counts and needs no drawing.
      const byCount = Array.from({ length: n + 1 }, (_, k) => interval(k, n));
      return rates.map((rate) => {
        const result = tally(rate);
        for (const [k, bounds] of byCount.entries()) result.add(bounds, stats.binomialPmf(k, n, rate));
        return result.cell();
      });
    }),
  }));
  return [
    {
      title: "A pass rate",
      note: "Exact, by summing over all counts: mean coverage in % for rates .05, .06, … .95 (least of them), mean half-width.",
      columns: sizes.map((n) => `n = ${n}`),
      rows,
    },
  ];
}
