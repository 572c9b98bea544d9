import type { MakeContract } from "../verdict/contract.js";
import { levelConflict } from "../verdict/stated-verdict.js";

/** A verdict on a scale of five described levels. The reasons come first, as they are written first. */
export interface Graded {
  readonly reasoning: string;
  readonly score: 1 | 2 | 3 | 4 | 5;
  readonly confidence: "high" | "medium" | "low";
}

const LONGEST_REASONING = 8_000;

/** Levels are an enumeration: not every server keeps a range. The word for confidence may be capitalised. */
export const gradedContract: MakeContract<Graded> = (z) => ({
  schema: z.strictObject({
    reasoning: z.string().max(LONGEST_REASONING),
    score: z.literal([1, 2, 3, 4, 5]),
    confidence: z.preprocess(
      (word) => (typeof word === "string" ? word.trim().toLowerCase() : word),
      z.enum(["high", "medium", "low"]),
    ),
  }),
  inconsistency: ({ reasoning, score }) => levelConflict(reasoning, score),
});
