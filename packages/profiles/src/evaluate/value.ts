import { type MetricResult, type Scored, show } from "@eval/core";
import type { OpenPart } from "./opened-profile.js";

/** What an expression comes to against one accepted answer. */
export type Value = ScoredValue | ValuelessValue;

export interface ScoredValue {
  readonly status: "scored";
  readonly score: number;
  /** The place of the accepted answer that the part which decided says it used, where it was given several. */
  readonly expectedIndex: number | null;
}

export interface ValuelessValue {
  readonly status: "unscored" | "error";
  readonly score: null;
  readonly label: string;
  readonly reason: string;
}

/** What the result of a part counts for. */
export function valueOf(result: MetricResult, { value, decides, metric, references }: OpenPart): Value {
  const { label, reason } = result;
  if (result.status !== "scored") return { status: result.status, score: null, label, reason };
  if (!isDecided(result, decides)) {
    return {
      status: "unscored",
      score: null,
      label: "declined",
      reason: `${metric.info.name} says ${label}, which does not decide`,
    };
  }
  const score = scoreOf(result, value);
  const { expectedIndex } = result.metadata;
  const used = references === "all" && typeof expectedIndex === "number" ? expectedIndex : null;
  if (typeof score === "number") return { status: "scored", score, expectedIndex: used };
  return { status: "error", score: null, label: "no_value", reason: `${metric.info.name} ${score}` };
}

function isDecided({ passed, label }: Scored, decides: OpenPart["decides"]): boolean {
  if (decides === "scored") return true;
  if (decides === "passed") return passed === true;
  if (decides === "failed") return passed === false;
  return decides.includes(label);
}

/** The value, or what is wrong with it. */
function scoreOf({ score, passed }: Scored, value: OpenPart["value"]): number | string {
  if (value === "score") return score;
  if (value === "passed") {
    if (passed !== null) return passed ? 1 : 0;
    return 'gave no verdict: set its threshold, or "value" of the part, as {"atLeast": 0.8}';
  }
  if ("atLeast" in value) return score >= value.atLeast ? 1 : 0;
  if ("atMost" in value) return score <= value.atMost ? 1 : 0;
  const [zero, one] = value.scale;
  const scaled = (score - zero) / (one - zero);
  return scaled >= 0 && scaled <= 1 ? scaled : `scored ${score}, outside of the scale ${show(value.scale)}`;
}
