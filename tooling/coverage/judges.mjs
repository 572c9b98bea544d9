// @ts-check
import * as stats from "../../packages/stats/dist/index.js";
import { tally } from "./table.mjs";

/** Labels, judged items, and how often answers fail, failures are caught, and good answers get a false alarm. */
const settings = [
  { labels: 100, judged: 2000, fails: 0.12, caught: 0.85, alarms: 0.04 },
  { labels: 400, judged: 2000, fails: 0.12, caught: 0.85, alarms: 0.04 },
  { labels: 100, judged: 2000, fails: 0.12, caught: 0.45, alarms: 0.03 },
  { labels: 50, judged: 500, fails: 0.3, caught: 0.85, alarms: 0.1 },
];

/** @typedef {typeof settings[number]} Setting */

/** One answer as the human and the judge see it: true is a pass. */
function answer(/** @type {stats.Random} */ { float }, /** @type {Setting} */ { fails, caught, alarms }) {
  const human = float() >= fails;
  return { human, judge: float() >= (human ? alarms : caught) };
}

/** @returns {import("./table.mjs").Family[]} */
export function judgeFamilies() {
  return [correctedRates(), kappas(), areas()];
}

/** @returns {import("./table.mjs").Family} */
function correctedRates() {
  /** @type {Record<string, (labels: stats.JudgeLabels, judged: stats.Proportion, seed: number) => { low: number | null, high: number | null }>} */
  const intervals = {
    "**post-stratified Beta**": (labels, judged, seed) =>
      stats.postStratifiedPassRate(labels, judged, { seed, draws: 1000 }).interval,
    "Rogan-Gladen, Lee": (labels, judged) => stats.roganGladenPassRate(labels, judged).interval,
    "PPI++": (labels, judged) => stats.ppiPassRate(labels, judged).interval,
    "labels only, Wilson": ({ humanPassJudgePass, humanPassJudgeFail, humanFailJudgePass, humanFailJudgeFail }) => {
      const passes = humanPassJudgePass + humanPassJudgeFail;
      return stats.wilsonInterval(passes, passes + humanFailJudgePass + humanFailJudgeFail);
    },
    "the judge's own rate, Wilson": (_, judged) => stats.wilsonInterval(judged.successes, judged.n),
  };
  const rows = Object.entries(intervals).map(([name, interval]) => ({
    name,
    cells: settings.map((setting, at) => {
      const random = stats.seededRandom(at);
      const result = tally(1 - setting.fails);
      for (let run = 0; run < 1000; run += 1) {
        const labels = { humanPassJudgePass: 0, humanPassJudgeFail: 0, humanFailJudgePass: 0, humanFailJudgeFail: 0 };
        for (let i = 0; i < setting.labels; i += 1) {
          const { human, judge } = answer(random, setting);
          labels[`human${human ? "Pass" : "Fail"}Judge${judge ? "Pass" : "Fail"}`] += 1;
        }
        let successes = 0;
        for (let i = 0; i < setting.judged; i += 1) if (answer(random, setting).judge) successes += 1;
        result.add(interval(labels, { successes, n: setting.judged }, run));
      }
      return [result.cell()];
    }),
  }));
  return {
    title: "A pass rate corrected for the judge's mistakes",
    note: "1000 samples each: coverage in % (the same), mean half-width.",
    columns: settings.map(({ labels, judged, fails, caught, alarms }) => {
      return `${labels} labels, ${judged} judged, fail ${fails}, caught ${caught}, false alarms ${alarms}`;
    }),
    rows,
  };
}

/** @returns {import("./table.mjs").Family} */
function kappas() {
  const sizes = [50, 100, 200, 400];
  const setting = { labels: 0, judged: 0, fails: 0.12, caught: 0.85, alarms: 0.04 };
  const { fails, caught, alarms } = setting;
  const judgeFails = fails * caught + (1 - fails) * alarms;
  const chance = fails * judgeFails + (1 - fails) * (1 - judgeFails);
  const truth = (fails * caught + (1 - fails) * (1 - alarms) - chance) / (1 - chance);
  /** @type {Record<string, (human: boolean[], judge: boolean[], seed: number) => { low: number | null, high: number | null }>} */
  const intervals = {
    "kappa ± z standard errors": (human, judge) => stats.cohenKappa(stats.confusionTable(human, judge)).interval,
    "percentile bootstrap": (human, judge, seed) => stats.kappaBootstrap(human, judge, { seed, resamples: 1000 }),
    "BCa bootstrap": (human, judge, seed) =>
      stats.kappaBootstrap(human, judge, { seed, resamples: 1000, method: "bca" }),
  };
  const rows = Object.entries(intervals).map(([name, interval]) => ({
    name,
    cells: sizes.map((n) => {
      const random = stats.seededRandom(n);
      const result = tally(truth);
      for (let run = 0; run < 500; run += 1) {
        const answers = Array.from({ length: n }, () => answer(random, setting));
        const of = (/** @type {"human" | "judge"} */ who) => answers.map((item) => item[who]);
        result.add(interval(of("human"), of("judge"), run));
      }
      return [result.cell()];
    }),
  }));
  return {
    title: "Cohen's kappa of a judge",
    note: `Fail rate .12, .85 caught, .04 false alarms: kappa ${truth.toFixed(3)}. 500 samples each: coverage in % (the same), mean half-width.`,
    columns: sizes.map((n) => `${n} labels`),
    rows,
  };
}

/** @returns {import("./table.mjs").Family} */
function areas() {
  const sizes = [20, 50, 200, 1000];
  /** @type {Record<string, (positive: boolean[], scores: number[], seed: number) => { low: number | null, high: number | null }>} */
  const intervals = {
    DeLong: (positive, scores) => stats.delongInterval(positive, scores),
    "percentile bootstrap": (positive, scores, seed) =>
      stats.rocAucBootstrap(positive, scores, { seed, resamples: 500 }),
  };
  // Scores even on [0, 1] and on [shift, 1 + shift]: the area is 1 - (1 - shift)² / 2.
  const shifts = [0.2, 0.5];
  const rows = Object.entries(intervals).map(([name, interval]) => ({
    name,
    cells: sizes.map((n) => {
      return shifts.map((shift) => {
        const { float } = stats.seededRandom(n);
        const result = tally(1 - (1 - shift) ** 2 / 2);
        for (let run = 0; run < (n > 200 ? 150 : 500); run += 1) {
          const positive = Array.from({ length: n }, (_, i) => i % 5 < 2);
          result.add(
            interval(
              positive,
              positive.map((isPositive) => float() + (isPositive ? shift : 0)),
              run,
            ),
          );
        }
        return result.cell();
      });
    }),
  }));
  return {
    title: "The area under a ROC curve",
    note: "Areas .68 and .875, two positives in five; at least 150 samples each: mean coverage in % (least), mean half-width.",
    columns: sizes.map((n) => `n = ${n}`),
    rows,
  };
}
