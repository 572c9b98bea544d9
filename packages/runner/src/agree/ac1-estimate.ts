import { type AC1Detail, type Estimate, gwetAC1 } from "@eval/stats";
import type { RatedPairs, VerdictTable } from "./rated-pairs.js";

/** Gwet's AC1 of two raters; without its interval where rows come in clusters, which would be too narrow. */
export function ac1Of(table: VerdictTable, { clusters }: RatedPairs): Estimate<AC1Detail> {
  const ac1 = gwetAC1(table);
  const { level, method, low } = ac1.interval;
  if (clusters === null || low === null) return ac1;
  const reason = "rows come in clusters, and the standard error takes them as independent";
  return { ...ac1, standardError: null, interval: { level, method, low: null, high: null, reason } };
}
