import type { MetricResult } from "../metric.js";

/** JSON as other tools type it: their lists are not read-only. */
export type PlainJson = string | number | boolean | null | PlainJson[] | { [key: string]: PlainJson };

/** What explains a score inside another tool. A type alias, since tools ask for an index signature. */
export type Explanation = {
  /** The metric's reason, under the name that autoevals and vitest-evals show. */
  rationale: string;
  status: "scored" | "unscored" | "error";
  label: string;
  passed: boolean | null;
  /** As the metric gave it, before any conversion. */
  score: number | null;
  /** The metric's metadata. */
  detail: { [key: string]: PlainJson };
};

export function explanationOf({ status, label, passed, score, reason, metadata }: MetricResult<unknown>): Explanation {
  // Plain JSON by contract; a copy, so that a tool that writes into it does not reach the metric.
  const detail = { ...(metadata as { [key: string]: PlainJson }) };
  return { rationale: reason, status, label, passed, score, detail };
}
