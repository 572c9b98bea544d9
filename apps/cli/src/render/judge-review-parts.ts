import type { JudgeReview, ReviewPart, Share } from "@eval/report";
import { counted, percent, percentInterval } from "./numbers.js";
import type { ReportPart } from "./report-part.js";

const columns = [
  { title: "", align: "left" },
  { title: "cases", align: "right" },
  { title: "judged", align: "right" },
  { title: "errors", align: "right" },
  { title: "no verdict", align: "right" },
  { title: "rescued", align: "right" },
  { title: "overturned", align: "right" },
] as const;

/** What a judge's second look shows, for people. */
export function judgeReviewParts(review: JudgeReview, names: { judge: string; primary: string }): ReportPart[] {
  const { judge, primary } = names;
  return [
    {
      title: `${judge} on the verdicts of ${primary}`,
      columns,
      rows: [row("flagged, most urgent first", review.queue), row("random sample", review.audit)],
      notes: [
        `rescued: ${judge} passes what ${primary} fails; overturned: it fails what ${primary} passes. Shares are of judged cases with that verdict, with 95 % intervals.`,
        ...correctedNotes(review, names),
        "no verdict of the run was changed",
      ],
    },
  ];
}

const row = (
  name: string,
  { chosen, judged, errors, unscored, pending, rescued, overturned }: ReviewPart,
): string[] => [
  name,
  String(chosen),
  String(judged),
  String(errors),
  String(unscored + pending),
  shareText(rescued),
  shareText(overturned),
];

const shareText = ({ count, n, interval }: Share): string =>
  n === 0 ? "– (0 of 0)" : `${percent(count / n)} (${count} of ${n}; ${percentInterval(interval)})`;

function correctedNotes(
  { cases, passed, corrected }: JudgeReview,
  { judge, primary }: { judge: string; primary: string },
): string[] {
  const rate = `pass rate of ${primary}: ${percent(cases === 0 ? null : passed / cases)} of ${counted(cases, "case")}`;
  if (corrected.value === null) return [rate, `no estimate for all cases: ${corrected.reason}; draw a larger --audit`];
  const estimate = `by ${judge} it would be ${percent(corrected.value)} (95 % interval ${percentInterval(corrected.interval)}), out of the queue and the random sample`;
  return [rate, estimate, ...corrected.warnings];
}
