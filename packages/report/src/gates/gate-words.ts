import { counted, decimal, whole } from "../numbers.js";
import type { GateCheck, GateOutcome } from "./gate-outcome.js";

/** What came of the gates of a run, in a line. */
export function gateTitle({ outcome, checks }: GateOutcome): string {
  if (checks.length === 0) return `the run ${outcome} its gates; it did not keep which`;
  const failed = checks.filter(({ held }) => !held).length;
  // A run may fail for another reason, such as errors, while each of its gates holds.
  if (failed === 0)
    return `all ${counted(checks.length, "gate")} held${outcome === "failed" ? ", but the run failed" : ""}`;
  return `${whole(failed)} of ${counted(checks.length, "gate")} failed`;
}

/** The gates, those that failed first. */
export const gatesInOrder = ({ checks }: GateOutcome): GateCheck[] => [
  ...checks.filter(({ held }) => !held),
  ...checks.filter(({ held }) => held),
];

/**
 * `indic-match of ta: pass rate 0.9250 is at least 0.9 (--min-pass-rate)`. With the digits of a score and not as percent:
 * 89.96 % must not look like the 90 % that it missed.
 */
export function gateWords({ option, metric, group, quantity, bound, limit, value, message }: GateCheck): string {
  if (message !== null) return message;
  if (metric === null || value === null || limit === null) return `${option} held`;
  const of = group === null ? "" : ` of ${group}`;
  const what = quantity === "passRate" ? "pass rate" : "score";
  return `${metric}${of}: ${what} ${decimal(value)} is at ${bound === "min" ? "least" : "most"} ${limit} (${option})`;
}
