import type { JsonRecord, Outcome } from "@eval/core";
import type { Asked } from "../ask/ask-verdict.js";
import type { JudgeSession, SessionFlags } from "../ask/judge-session.js";
import { flagRecord } from "../verdict/pass-fail-outcome.js";
import type { Graded } from "./graded.js";

const normalized = ({ score }: Graded): number => (score - 1) / 4;

/** What a pass must get through beside the judge's own confidence. */
export interface Gate {
  readonly threshold: number;
  /** What the judge misread, null where nothing was found or looked for. */
  readonly misread: string | null;
}

/** Level 2 of 5. */
const FAILED = 0.25;

/**
 * What graded verdicts make of a case: the mean score, and a pass only where it reaches the threshold, every draw is
 * sure, and nothing in the texts spoke to the judge. Being wrong needs no such care, so a low score is `failed`.
 */
export function gradedOutcome(
  draws: readonly Asked<Graded>[],
  session: JudgeSession,
  { threshold, misread }: Gate,
  more: JsonRecord,
): Outcome<JsonRecord> {
  const verdicts = draws.map(({ verdict }) => verdict);
  const score = verdicts.reduce((sum, verdict) => sum + normalized(verdict), 0) / verdicts.length;
  const flags = session.flags();
  const doubt =
    doubtOf(score, verdicts, threshold, flags) ?? (misread === null ? null : `its reasons misread: ${misread}`);
  const label = doubt === null ? "matched" : score <= FAILED ? "failed" : "flagged";
  const levels = verdicts.map((verdict) => verdict.score);
  const said = `the judge gives ${levels.join(", ")} of 5`;
  const [first] = draws;
  return {
    score,
    passed: doubt === null,
    label,
    reason: doubt === null ? said : `${said}; ${doubt}`,
    metadata: {
      ...more,
      levels,
      confidence: verdicts.map(({ confidence }) => confidence),
      critique: first?.verdict.reasoning ?? "",
      ...(first?.reply.reasoning !== undefined && { reasoning: first.reply.reasoning }),
      flipRate: flipRate(verdicts, threshold),
      ...(misread !== null && { isMisread: true, misread }),
      ...flagRecord(flags),
      session: session.record(),
    },
  };
}

function doubtOf(
  score: number,
  verdicts: readonly Graded[],
  threshold: number,
  { injection, canaryLeak }: SessionFlags,
): string | null {
  if (score < threshold) return `it takes a score of ${threshold} to pass, got ${score}`;
  if (verdicts.some(({ confidence }) => confidence !== "high")) return "it is not sure";
  if (canaryLeak) return "it repeats its instructions: something made it";
  const [first] = injection;
  return first === undefined ? null : `a text speaks to it: ${first.kind} in the ${first.field}`;
}

/** The share of draws on the smaller side of the threshold. */
function flipRate(verdicts: readonly Graded[], threshold: number): number {
  const above = verdicts.filter((verdict) => normalized(verdict) >= threshold).length;
  return Math.min(above, verdicts.length - above) / verdicts.length;
}
