import { type JudgeReview, type ReviewFacts, reviewFacts, summariseReview } from "@eval/report";
import type { Manifest, RunFolder } from "@eval/runner";
import { reviewData } from "./review-data.js";
import { lastSelection, readReviewLines, reviewFile, verdictsOf } from "./review-journal.js";

/** The latest judge review of a run, as its report needs it. */
export interface ReadReview {
  readonly facts: ReviewFacts | null;
  readonly summary: JudgeReview | null;
  /** Why a review that exists does not count. */
  readonly note: string | null;
}

const NONE: ReadReview = { facts: null, summary: null, note: null };

export function readReview(folder: RunFolder, { finishedAt }: Manifest, primary: string): ReadReview {
  const { lines } = readReviewLines(reviewFile(folder));
  const selection = lastSelection(lines);
  if (selection === undefined) return NONE;
  if (selection.finishedAt !== finishedAt)
    return { ...NONE, note: "the judge review is of the run as it was before it was gone on with" };
  if (selection.primary !== primary)
    return { ...NONE, note: `the judge review is of ${selection.primary}, not of ${primary}` };
  const data = reviewData(selection, verdictsOf(lines, selection.review));
  return { facts: reviewFacts(data), summary: summariseReview(data, selection.seed), note: null };
}
