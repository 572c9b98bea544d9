import type { MakeContract } from "./contract.js";

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
});

/** What instructions say of the form of such a reply. */
export const PASS_FAIL_FORM =
  'Reply with one JSON object and nothing else: {"critique": "one or two sentences that say why", "verdict": "PASS" or "FAIL", "confidence": "high" or "low"}. Say "low" wherever you have any doubt.';
