import { counted, intervalText, percent, whole } from "../numbers.js";
import type { JudgeReview, ReviewPart, Share } from "./review-summary.js";

/** A judge's second look as the lines of a table, and what is to be read beside it, in sentences without a full stop. */
export function secondLook({ queue, audit, cases, passed, corrected }: JudgeReview) {
  const rate = `the run passes ${percent(cases === 0 ? null : passed / cases)} of ${counted(cases, "case")}; nothing here changes a verdict`;
  const estimate =
    corrected.value === null
      ? `no estimate of what the judge would pass of all: ${corrected.reason}`
      : `the judge would pass ${percent(corrected.value)} of all (interval ${intervalText({ value: corrected.value, interval: corrected.interval, format: percent })})`;
  return {
    columns: ["cases", "chosen", "judged", "errors", "no verdict", "failed, judge passes", "passed, judge fails"],
    rows: [line("flagged, the most urgent first", queue), line("random sample", audit)],
    notes: [rate, estimate, ...corrected.warnings],
  };
}

const line = (name: string, part: ReviewPart): string[] => [
  name,
  ...[part.chosen, part.judged, part.errors, part.unscored + part.pending].map(whole),
  shareText(part.rescued),
  shareText(part.overturned),
];

const shareText = ({ count, n, interval }: Share): string =>
  n === 0 ? "–" : `${count} of ${n} (${intervalText({ value: null, interval, format: percent })})`;
