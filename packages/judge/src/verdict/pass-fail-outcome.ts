import type { JsonRecord, Outcome } from "@eval/core";
import type { JudgeSession, SessionFlags } from "../ask/judge-session.js";
import { misfitFlags } from "../card/card-misfit.js";
import type { Majority } from "./majority.js";

/**
 * What a pass-or-fail verdict makes of a case. The score is the share of draws that pass. It passes only where the
 * majority passes with high confidence and nothing in the texts spoke to the judge; a pass in doubt is `flagged`: not
 * passed, and for a person to look at. A fail stays a fail, whatever the flags.
 */
export function passFailOutcome(majority: Majority, session: JudgeSession, more: JsonRecord = {}): Outcome<JsonRecord> {
  const { verdict, passShare, flipRate, confidence, critique } = majority;
  const flags = session.flags();
  const doubt = verdict === "FAIL" ? null : doubtOf(majority, flags);
  const label = verdict === "FAIL" ? "failed" : doubt === null ? "passed" : "flagged";
  return {
    score: passShare,
    passed: label === "passed",
    label,
    reason: doubt ?? (critique === "" ? `the judge says ${verdict}` : critique),
    metadata: { ...more, verdict, confidence, flipRate, critique, ...flagRecord(flags), session: session.record() },
  };
}

function doubtOf({ verdict, confidence }: Majority, { injection, canaryLeak }: SessionFlags): string | null {
  if (verdict === null) return "the judge says PASS as often as FAIL";
  if (canaryLeak) return "the judge says PASS, but repeats its instructions: something made it";
  const [first] = injection;
  if (first !== undefined) return `the judge says PASS, but a text speaks to it: ${first.kind} in the ${first.field}`;
  return confidence === "high" ? null : "the judge says PASS, but is not sure";
}

/** Flags as metadata: absent where there are none. */
export const flagRecord = ({ injection, canaryLeak, card }: SessionFlags): JsonRecord => ({
  ...(injection.length > 0 && { injectionSuspected: true, injection: injection.map((flag) => ({ ...flag })) }),
  ...(canaryLeak && { canaryLeak }),
  ...Object.fromEntries(card.map((kind) => [misfitFlags[kind], true])),
});
