import type { CaseView, Measure } from "../case-view.js";
import { scoreText } from "../number-text.js";

/** The accepted answer occurs in an output that does not pass: a right answer among words, or a wrong one that names it. */
export function containsOnlyReason({ primary, others }: CaseView): string | null {
  if (primary.passed !== false || primary.kind === "contains") return null;
  const found = others.find((measure) => measure.kind === "contains" && contains(measure));
  if (found === undefined) return null;
  const at = primary.score === null ? "" : ` at ${scoreText(primary.score)}`;
  return `${found.name} finds the accepted answer in the output, while ${primary.name} fails it${at}`;
}

const contains = ({ score, passed }: Measure): boolean => passed ?? (score !== null && score >= 1);
