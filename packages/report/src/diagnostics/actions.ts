import type { FlagCode } from "./flag-codes.js";

/** What to do about a case, by its most important flag. */
export const actions: Readonly<Record<FlagCode, string>> = {
  error: "Repair what failed and score the case again with --resume.",
  injection: "Read the answer before believing any judge of it: it holds text that speaks to the judge.",
  negated_match: "Read whether the answer asserts the accepted answer or denies it.",
  judge_conflict: "Read the judge's reason and decide which of the two is right.",
  language_mismatch: "Decide whether a right answer in another language or script counts for this use.",
  near_threshold: "Read the answer: a little more or less would have changed its verdict.",
  contains_only: "Read whether the answer gives the accepted answer, or only mentions it.",
  metric_disagreement: "Find out which metric is right about this case, and whether that is a kind of case.",
  reference_shape: "Score such cases by a metric for long references, or give them short accepted answers.",
  metric_flag: "Look at what the metric marked.",
  very_low_score: "Look for a missing answer or an accepted answer that is wrong; otherwise it is a plain failure.",
  unscored: "Complete the data of the case, or leave it out of the set.",
};
