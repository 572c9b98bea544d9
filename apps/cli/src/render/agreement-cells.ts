import type { Agreement, KappaEstimate } from "@eval/runner";
import { percent, percentInterval } from "./numbers.js";
import type { Column } from "./text-table.js";

type Rate = Agreement["agreement"];

export const left = (title: string): Column => ({ title, align: "left" });
export const right = (title: string): Column => ({ title, align: "right" });

const ofText = ({ successes, n }: Rate): string => `${successes} of ${n}`;
export const rateCells = (rate: Rate): string[] => [ofText(rate), percent(rate.value), percentInterval(rate.interval)];

const DECIMALS = 3;
export const kappaText = ({ value }: KappaEstimate): string => (value === null ? "–" : value.toFixed(DECIMALS));

export function kappaInterval({ interval }: KappaEstimate): string {
  if (interval.low === null) return "–";
  return `${interval.low.toFixed(DECIMALS)} to ${interval.high.toFixed(DECIMALS)}`;
}

/** Why there is no kappa, or no interval of it; nothing where there are both. */
export function kappaNotes({ value, interval }: KappaEstimate): string[] {
  if (interval.low !== null) return [];
  const isRare = "undefinedResamples" in interval && interval.undefinedResamples > 0;
  const why = isRare ? `too few failures (${interval.reason})` : interval.reason;
  return [`kappa has no ${value === null ? "value" : "interval"}: ${why}`];
}

/** Why a rate of something has no interval: its clusters are all alike, or there is only one. */
export function rateNotes(name: string, { n, interval }: Rate): string[] {
  return n === 0 || interval.low !== null ? [] : [`${name} has no interval: ${interval.reason}`];
}

/** Columns and cells of a table with one judge, slice or rule a row. */
export const SUMMARY_COLUMNS: readonly Column[] = [
  right("n"),
  right("failures caught"),
  right("false alarms"),
  right("kappa"),
  right("95 % interval"),
  right("agreement"),
];

export function summaryCells({ n, caught, falseAlarms, kappa, agreement }: Agreement): string[] {
  const shown = (rate: Rate) => (rate.n === 0 ? "–" : `${ofText(rate)}, ${percent(rate.value)}`);
  return [
    String(n),
    shown(caught),
    shown(falseAlarms),
    kappaText(kappa),
    kappaInterval(kappa),
    percent(agreement.value),
  ];
}
