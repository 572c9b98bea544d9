// @ts-check
import * as stats from "../../packages/stats/dist/index.js";
import { tally } from "./table.mjs";

const sizes = [20, 50, 200, 1000];
const rates = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];
const gap = 0.05;
const runs = 2000;

/** How many of n trials succeed. */
function binomialDraw(/** @type {stats.Random} */ random, /** @type {number} */ n, /** @type {number} */ rate) {
  let successes = 0;
  for (let trial = 0; trial < n; trial += 1) if (random.float() < rate) successes += 1;
  return successes;
}

/**
 * Draws samples for each truth and size, and hands each to all intervals.
 *
 * @template Sample
 * @param {Record<string, (sample: Sample) => { low: number | null, high: number | null }>} intervals
 * @param {(random: stats.Random, n: number, rate: number) => Sample} draw
 * @param {number} truth
 */
function simulate(intervals, draw, truth) {
  const names = Object.keys(intervals);
  const cells = sizes.map((n, column) => {
    return rates.map((rate, at) => {
      const random = stats.seededRandom(1000 * column + at);
      const tallies = names.map(() => tally(truth));
      for (let run = 0; run < runs; run += 1) {
        const sample = draw(random, n, rate);
        for (const [i, name] of names.entries())
          tallies[i]?.add(intervals[name]?.(sample) ?? { low: null, high: null });
      }
      return tallies.map((result) => result.cell());
    });
  });
  return names.map((name, i) => ({
    name,
    cells: cells.map((column) => column.map((results) => results[i] ?? tally(0).cell())),
  }));
}

/** @returns {import("./table.mjs").Family[]} */
export function differenceFamilies() {
  const columns = sizes.map((n) => `n = ${n}`);
  const how = `${runs} samples for each rate: mean coverage in % (least over rates), mean half-width.`;
  return [
    {
      title: "The difference of two independent pass rates",
      note: `Rates .1, .2, … .9 plus and minus ${gap / 2}, n cases each. ${how}`,
      columns,
      rows: simulate(
        {
          "**Newcombe**": ([a, b]) => stats.newcombeInterval(a, b),
          "Agresti-Caffo": ([a, b]) => stats.agrestiCaffoInterval(a, b),
          Wald: ([a, b]) => stats.waldDifferenceInterval(a, b),
        },
        (random, n, rate) => [
          { successes: binomialDraw(random, n, rate + gap / 2), n },
          { successes: binomialDraw(random, n, rate - gap / 2), n },
        ],
        gap,
      ),
    },
    {
      title: "The difference of two pass rates on the same cases",
      note: `The systems differ on a share of cases of .1, .2, … .9, one of them ${gap} more often right. ${how}`,
      columns,
      rows: simulate(
        {
          "**Bonett-Price**": (table) => stats.bonettPriceInterval(table),
          "t of the differences": ({ onlyA, onlyB, both }) => {
            const n = onlyA + onlyB + both;
            const sum = onlyA - onlyB;
            return stats.tIntervalOfSums({ n, sum, sumOfSquares: onlyA + onlyB });
          },
        },
        (random, n, discordant) => {
          const table = { both: 0, onlyA: 0, onlyB: 0, neither: 0 };
          for (let pair = 0; pair < n; pair += 1) {
            const at = random.float();
            table[at < (discordant + gap) / 2 ? "onlyA" : at < discordant ? "onlyB" : "both"] += 1;
          }
          return table;
        },
        gap,
      ),
    },
  ];
}
