import { type EvalCase, expectedAnswers } from "@eval/core";
import { isBlank, isInsideWord, toNfc } from "@eval/core/text";
import { findNegation } from "@eval/core/text/negation";
import type { CaseView, Measure } from "../case-view.js";
import { negationMarks } from "./marked.js";

/** The accepted answer stands in the output, but denied: "not Paris" is no "Paris". */
export function negatedMatchReason(view: CaseView): string | null {
  const { row, primary, others } = view;
  const marks = negationMarks(view);
  if (marks.length > 0) return `a word of negation stands beside the accepted answer: ${marks.join(", ")}`;
  const labelled = [primary, ...others].find(isDenying);
  if (labelled !== undefined) return `${labelled.name} found the accepted answer ${labelled.label}`;
  const isCredited =
    primary.passed === true || others.some(({ kind, passed }) => kind === "contains" && passed === true);
  if (!isCredited || row.evalCase === null) return null;
  const cue = negationIn(row.evalCase);
  return cue === null ? null : `the accepted answer stands in the output beside ${JSON.stringify(cue)}`;
}

/** A metric says that the accepted answer stands there and is denied. Judges call other claims contradicted. */
const isDenying = ({ label, kind }: Measure): boolean =>
  label === "negated" || (label === "contradicted" && (kind === "answer" || kind === "contains"));

/** The word that denies the accepted answer, where every mention of it as whole words is denied. */
function negationIn(evalCase: EvalCase): string | null {
  const output = fold(evalCase.output ?? "");
  let cue: string | null = null;
  for (const answer of expectedAnswers(evalCase)) {
    const text = fold(answer).trim();
    if (isBlank(text)) continue;
    for (let start = output.indexOf(text); start !== -1; start = output.indexOf(text, start + text.length)) {
      const end = start + text.length;
      if (isInsideWord(output, start, end)) continue;
      const negation = findNegation(output, start, end);
      if (negation === null) return null;
      cue ??= negation.cue;
    }
  }
  return cue;
}

const fold = (text: string): string => toNfc(text).toLowerCase();
