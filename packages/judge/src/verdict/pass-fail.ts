import type { MakeContract } from "./contract.js";
import { statedVerdict } from "./stated-verdict.js";

/** A verdict on one yes-or-no criterion; the reasons come first, as they are written first. */
export interface PassFail {
  readonly critique: string;
  readonly verdict: "PASS" | "FAIL";
  readonly confidence: "high" | "low";
}

const LONGEST_CRITIQUE = 4_000;

export const passFailContract: MakeContract<PassFail> = (z) => ({
  schema: z.strictObject({
    critique: z.string().max(LONGEST_CRITIQUE),
    verdict: z.enum(["PASS", "FAIL"]),
    confidence: z.enum(["high", "low"]),
  }),
  inconsistency({ critique, verdict }) {
    const stated = statedVerdict(critique);
    return stated === null || stated === verdict ? null : `its reasons say ${stated}, and it says ${verdict}`;
  },
});

/** What instructions say of the form of such a reply. */
export const PASS_FAIL_FORM =
  'Reply with one JSON object and nothing else: {"critique": "one or two sentences that say why", "verdict": "PASS" or "FAIL", "confidence": "high" or "low"}. Say "low" wherever you have any doubt.';
