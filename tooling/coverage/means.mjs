// @ts-check
import * as stats from "../../packages/stats/dist/index.js";
import { tally } from "./table.mjs";

const sizes = [20, 50, 200, 1000];
/** Samples drawn for each size; the bootstrap of 1000 values is dear. */
const runsOf = (/** @type {number} */ n) => (n > 200 ? 150 : 400);

/**
 * Shapes of scores with the mean they have.
 *
 * @type {Record<string, { truth: number, draw: (random: stats.Random) => number }>}
 */
const shapes = {
  even: { truth: 0.5, draw: ({ float }) => float() },
  skewed: { truth: 0.8, draw: ({ float }) => float() ** 0.25 },
  "mostly 0 or 1": { truth: 0.7, draw: (random) => oneOf([0, 0, 0, 0, 0, 0.5, 0.5, ...Array(13).fill(1)], random) },
  "grades 1 to 5": { truth: 3.5, draw: (random) => oneOf([1, 2, 3, 3, 4, 4, 4, 4, 5, 5], random) },
};

/** @type {(values: readonly number[], random: stats.Random) => number} */
const oneOf = (values, { below }) => values[below(values.length)] ?? 0;

/** @returns {import("./table.mjs").Family[]} */
export function meanFamilies() {
  return [independent(), clustered()];
}

/** @returns {import("./table.mjs").Family} */
function independent() {
  /** @type {Record<string, (values: number[], seed: number) => { low: number | null, high: number | null }>} */
  const intervals = {
    "**t**": (values) => stats.tInterval(values),
    "percentile bootstrap": (values, seed) => stats.bootstrapMean(values, { seed, resamples: 1000 }),
    "basic bootstrap": (values, seed) => stats.bootstrapMean(values, { seed, resamples: 1000, method: "basic" }),
    "BCa bootstrap": (values, seed) => stats.bootstrapMean(values, { seed, resamples: 1000, method: "bca" }),
  };
  const rows = Object.entries(intervals).map(([name, interval]) => ({
    name,
    cells: sizes.map((n) => {
      return Object.values(shapes).map(({ truth, draw }, at) => {
        const random = stats.seededRandom(n + at);
        const result = tally(truth);
        for (let run = 0; run < runsOf(n) * (name === "**t**" ? 5 : 1); run += 1) {
          result.add(
            interval(
              Array.from({ length: n }, () => draw(random)),
              run,
            ),
          );
        }
        return result.cell();
      });
    }),
  }));
  return {
    title: "A mean score",
    note: "Even, skewed, mostly 0 or 1, and grades from 1 to 5; at least 150 samples each: mean coverage in % (least), mean half-width.",
    columns: sizes.map((n) => `n = ${n}`),
    rows,
  };
}

/** @returns {import("./table.mjs").Family} */
function clustered() {
  const counts = [10, 20, 50, 200];
  /** @type {Record<string, (values: number[], clusters: number[], seed: number) => { low: number | null, high: number | null }>} */
  const intervals = {
    "**clustered t**": (values, clusters) => stats.clusteredInterval(values, clusters),
    "clustered bootstrap": (values, clusters, seed) => stats.bootstrapMean(values, { clusters, seed, resamples: 1000 }),
    "t, blind to clusters": (values) => stats.tInterval(values),
  };
  const rows = Object.entries(intervals).map(([name, interval]) => ({
    name,
    cells: counts.map((count) => {
      return [0.3, 0.7].map((truth) => {
        const { float, below } = stats.seededRandom(count);
        const result = tally(truth);
        for (let run = 0; run < 1000; run += 1) {
          /** @type {number[]} */ const values = [];
          /** @type {number[]} */ const clusters = [];
          for (let cluster = 0; cluster < count; cluster += 1) {
            // Cases of one cluster share how hard they are; sizes from 3 to 7 do not depend on it.
            const rate = truth + (float() - 0.5) * 0.6;
            const size = 3 + below(5);
            for (let item = 0; item < size; item += 1) {
              values.push(Number(float() < rate));
              clusters.push(cluster);
            }
          }
          result.add(interval(values, clusters, run));
        }
        return result.cell();
      });
    }),
  }));
  return {
    title: "A pass rate of cases in clusters",
    note: "Clusters of 3 to 7 cases with a common difficulty; 1000 samples each: mean coverage in % (least), mean half-width.",
    columns: counts.map((count) => `${count} clusters`),
    rows,
  };
}
