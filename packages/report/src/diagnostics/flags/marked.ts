import type { CaseView } from "../case-view.js";

/** Names of metadata values by which metrics mark a case, where they mean one of the flags here. */
const meanings: Readonly<Record<string, "injection" | "negated_match" | "judge_card">> = {
  injectionSuspected: "injection",
  canaryLeak: "injection",
  negationNearMatch: "negated_match",
  differingNegation: "negated_match",
  // Of how far a judge was checked, and no reason to look at the case.
  cardOfOtherModel: "judge_card",
  cardOfOtherPrompt: "judge_card",
  cardOfOtherOptions: "judge_card",
  cardOfOtherLanguage: "judge_card",
};

/** Labels by which a metric asks for a look. */
const doubtful: ReadonlySet<string> = new Set(["flagged", "needs_review"]);

/** A text of the case speaks to its judge, or made it give itself away. */
export const injectionReason = (view: CaseView): string | null => {
  const marks = marksOf(view, "injection");
  return marks.length === 0 ? null : `instruction-like text in the answer: ${marks.join(", ")}`;
};

/** Metrics that found a word of negation beside the accepted answer. */
export const negationMarks = (view: CaseView): string[] => marksOf(view, "negated_match");

/** Marks that mean none of the other flags. */
export function metricFlagReason(view: CaseView): string | null {
  const labels = view.metrics.flatMap(({ name }, index) => {
    const label = view.row.results[index]?.label ?? "";
    return doubtful.has(label) ? [`${name}: ${label}`] : [];
  });
  const marks = [...marksOf(view, undefined), ...labels];
  return marks.length === 0 ? null : `marked by a metric: ${marks.join(", ")}`;
}

/** The names of flags that are counted for a metric are those it declares. */
function marksOf({ row, metrics }: CaseView, meaning: string | undefined): string[] {
  return metrics.flatMap(({ name, flags }, index) => {
    const metadata = row.results[index]?.metadata;
    if (metadata === null || metadata === undefined) return [];
    const marks = meaning === undefined ? Object.keys(flags) : Object.keys(meanings);
    return marks
      .filter((mark) => meanings[mark] === meaning && metadata[mark] === true)
      .map((mark) => `${name}: ${mark}`);
  });
}
