import { type CountedRate, detectionRates, wilsonInterval } from "@eval/stats";
import { clusteredRateInterval } from "../summary/clustered-rate-interval.js";
import type { RatedPairs, VerdictTable } from "./rated-pairs.js";

/** A share with its counts and its interval; null of nothing. */
export function rateOf(successes: number, n: number): CountedRate {
  const face = { successes, n, interval: wilsonInterval(successes, n) };
  return n === 0 ? { value: null, reason: "there are no rows", ...face } : { value: successes / n, ...face };
}

/** What a judge caught, its false alarms, and how often it said what the person said. */
export function agreementRates(table: VerdictTable, pairs: RatedPairs) {
  const { caught, falseAlarms } = detectionRates(table, "fail");
  const [[bothPass = 0] = [], [, bothFail = 0] = []] = table.counts;
  const failsAmong = (of: boolean) => (human: boolean, judge: boolean) => (human === of ? !judge : null);
  return {
    caught: clusteredRate(caught, pairs, failsAmong(false)),
    falseAlarms: clusteredRate(falseAlarms, pairs, failsAmong(true)),
    agreement: clusteredRate(rateOf(bothPass + bothFail, pairs.human.length), pairs, (human, judge) => human === judge),
  };
}

/** The same rate with a clustered interval where rows belong together; `counts` is null for rows that it is not of. */
function clusteredRate(
  rate: CountedRate,
  { human, judge, clusters }: RatedPairs,
  counts: (human: boolean, judge: boolean) => boolean | null,
): CountedRate {
  if (clusters === null || rate.n === 0) return rate;
  const sums = new Map<string, { n: number; sum: number }>();
  for (const [row, cluster] of clusters.entries()) {
    const counted = counts(human[row] === true, judge[row] === true);
    if (counted === null) continue;
    const { n, sum } = sums.get(cluster) ?? { n: 0, sum: 0 };
    sums.set(cluster, { n: n + 1, sum: sum + Number(counted) });
  }
  return { ...rate, interval: clusteredRateInterval(sums.values()) };
}
