import type { CountedRate, JudgeStanding } from "@eval/stats";
import { intervalText, percent, whole } from "../numbers.js";

const kappaText = (value: number | null): string => (value === null ? "–" : value.toFixed(2).replace("-", "−"));

/** Kappa and the two rates of a judge, which stand beside whatever is said of it. */
export function standingWords({ kappa, caught, falseAlarms }: JudgeStanding): string {
  const range = intervalText({ value: kappa.value, interval: kappa.interval, format: kappaText });
  return [
    kappa.value === null ? "no kappa" : `kappa ${kappaText(kappa.value)}${range === "–" ? "" : ` (${range})`}`,
    rateWords(caught, "failures caught"),
    rateWords(falseAlarms, "right answers failed"),
  ].join(", ");
}

const rateWords = ({ value, successes, n, interval }: CountedRate, what: string): string =>
  value === null
    ? `no rate of ${what}`
    : `${whole(successes)} of ${whole(n)} ${what} (${percent(value)}, interval ${intervalText({ value, interval, format: percent })})`;
