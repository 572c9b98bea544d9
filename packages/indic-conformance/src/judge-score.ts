import type { ConformanceVector } from "./vectors.js";

/**
 * What came of one pair. `conforms` is right. `false-difference` and `false-match` are wrong verdicts. `declined` is a
 * score of null on texts that are the same. `unmeasured` is no score at all: the scorer threw, or gave NaN, a number
 * outside 0 to 1, or no number.
 */
export type Outcome = "conforms" | "false-difference" | "false-match" | "declined" | "unmeasured";

/** The number a scorer returned, alone or as `score` of an object; null and everything unfit are left as they are. */
export const scoreOf = (returned: unknown): unknown =>
  typeof returned === "object" && returned !== null && "score" in returned ? returned.score : returned;

/** Judges a score against the verdict of a pair: at `threshold` or above it, a scorer says "the same". */
export function judgeScore(score: unknown, verdict: ConformanceVector["verdict"], threshold: number): Outcome {
  // Who declines says nothing false of texts that differ, and of a blank gold answer it is the right thing to say.
  if (score === null) return verdict === "same" ? "declined" : "conforms";
  if (typeof score !== "number" || !(score >= 0 && score <= 1)) return "unmeasured";
  if (verdict === "same") return score >= threshold ? "conforms" : "false-difference";
  if (verdict === "different") return score < threshold ? "conforms" : "false-match";
  return "conforms";
}
