import type { JsonRecord, Outcome } from "@eval/core";
import type { JudgeSession } from "../ask/judge-session.js";
import { flagRecord } from "../verdict/pass-fail-outcome.js";
import type { CheckedClaim } from "./check-claims.js";

/** Nothing was claimed, so there is no share: never a perfect score. */
export const noClaims = (of: string, session: JudgeSession): Outcome<JsonRecord> => ({
  score: null,
  label: "no_claims",
  reason: `the ${of} claims nothing, so there is nothing to check`,
  metadata: { session: session.record() },
});

/** What checked claims come to. */
export interface ClaimCounts {
  readonly claims: number;
  readonly supported: number;
  readonly contradicted: number;
  readonly notFound: number;
}

export function countClaims(checked: readonly CheckedClaim[]): ClaimCounts {
  const count = (verdict: CheckedClaim["verdict"]) => checked.filter((claim) => claim.verdict === verdict).length;
  return {
    claims: checked.length,
    supported: count("supported"),
    contradicted: count("contradicted"),
    notFound: count("not_found"),
  };
}

/** Counts, the claims themselves and how they were judged, as metadata. */
export const claimRecord = (checked: readonly CheckedClaim[], session: JudgeSession): JsonRecord => ({
  ...countClaims(checked),
  checked: checked.map((claim) => ({ ...claim })),
  ...flagRecord(session.flags()),
  session: session.record(),
});

/** The first claim that is not supported, for the reason. */
export function firstUnsupported(checked: readonly CheckedClaim[]): string {
  const found = checked.find(({ verdict }) => verdict !== "supported");
  return found === undefined ? "" : `, first "${found.claim}" (${found.verdict})`;
}
