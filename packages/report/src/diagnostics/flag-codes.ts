/** Everything that a case can be flagged for, in the default order of importance. */
export const flagCodes = [
  "error",
  "injection",
  "negated_match",
  "judge_conflict",
  "language_mismatch",
  "near_threshold",
  "contains_only",
  "metric_disagreement",
  "reference_shape",
  "metric_flag",
  "very_low_score",
  "unscored",
] as const;

export type FlagCode = (typeof flagCodes)[number];
