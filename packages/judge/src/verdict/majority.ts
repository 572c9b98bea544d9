import type { PassFail } from "./pass-fail.js";

/** Several verdicts on one question, as one. */
export interface Majority {
  /** Null where neither side has more than half. */
  readonly verdict: "PASS" | "FAIL" | null;
  /** The share of draws that say PASS. */
  readonly passShare: number;
  /** The share of draws that disagree with the majority: 0 is stable. */
  readonly flipRate: number;
  /** `high` only where every draw on the side of the majority says so. */
  readonly confidence: "high" | "low";
  /** Of a draw on the side of the majority. */
  readonly critique: string;
}

/** The majority of verdicts. A tie is no verdict: it is left to a person. */
export function majorityOf(draws: readonly PassFail[]): Majority {
  const passes = draws.filter(({ verdict }) => verdict === "PASS");
  const fails = draws.filter(({ verdict }) => verdict === "FAIL");
  const side = passes.length >= fails.length ? passes : fails;
  return {
    verdict: passes.length === fails.length ? null : (side[0] as PassFail).verdict,
    passShare: passes.length / draws.length,
    flipRate: (draws.length - side.length) / draws.length,
    confidence: side.every(({ confidence }) => confidence === "high") ? "high" : "low",
    critique: side[0]?.critique ?? "",
  };
}
