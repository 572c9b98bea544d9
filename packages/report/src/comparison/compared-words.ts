import { counted, decimal, type Estimate, percent, points, pointsAlone, signed, whole } from "../numbers.js";
import type { ComparedMetric } from "./comparison.js";

type Format = (value: number | null) => string;

export const formatOf = ({ measure }: ComparedMetric): Format => (measure === "pass rate" ? percent : decimal);

const gapFormatOf = ({ measure }: ComparedMetric): Format => (measure === "pass rate" ? points : decimal);

/** The difference of a row with its interval: of rates in points. */
export function differenceOf(row: ComparedMetric): Estimate {
  const format = gapFormatOf(row);
  return {
    value: row.difference,
    interval: row.differenceInterval,
    format: (value) => (value === null ? "–" : signed(value, format)),
    formatLow: (value) => signed(value, tickFormatOf(row)),
  };
}

/** The same without its unit, for an axis. */
export const tickFormatOf = ({ measure }: ComparedMetric): Format =>
  measure === "pass rate" ? (value) => (value === null ? "–" : pointsAlone(value)) : decimal;

export const conclusionWords: Readonly<Record<ComparedMetric["conclusion"], string>> = {
  better: "better",
  worse: "worse",
  "no-difference-seen": "no difference seen",
  "not-enough-data": "not enough data",
};

/** p as a report gives it: never 0, which no test can say. */
export function pText(p: number | null): string {
  if (p === null) return "–";
  return p < 0.001 ? "< 0.001" : p.toFixed(3);
}

/** What a comparison means, in sentences without a full stop. */
export function comparedNotes(row: ComparedMetric, clusterBy: string | null): string[] {
  const { conclusion, test, detectable, clusters, dropped } = row;
  const how = test.p === null ? "" : ` (${test.method})`;
  const units = clusters === null ? "pairs" : "clusters";
  const verdict = {
    better: `B is better than A${how}`,
    worse: `B is worse than A${how}`,
    "no-difference-seen": `no difference is seen${how}, which does not say that there is none`,
    "not-enough-data": `there are not enough ${units} to tell${how}`,
  }[conclusion];
  const isOpen = conclusion === "no-difference-seen" || conclusion === "not-enough-data";
  const left = dropped.onlyA + dropped.onlyB + dropped.neither;
  return [
    verdict,
    ...(isOpen && detectable !== null
      ? [`a gap under ${gapFormatOf(row)(detectable)} would usually be missed with so many ${units}`]
      : []),
    ...(clusterBy !== null && clusters !== null
      ? [`interval and test are clustered by ${clusterBy}: ${counted(clusters, "cluster")}`]
      : []),
    ...(left === 0
      ? []
      : [
          `left out: measured only in A ${whole(dropped.onlyA)}, only in B ${whole(dropped.onlyB)}, in neither ${whole(dropped.neither)}`,
        ]),
  ];
}
