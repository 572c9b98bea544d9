import type { CaseView, Measure } from "../case-view.js";

/** What a metric calls an answer in another script or language than it was asked in. */
const mismatches: ReadonlySet<string> = new Set(["script_mismatch", "language_mismatch"]);

/** The answer is in another language or script than asked: said so by a label, or by a failing check beside a pass. */
export function languageMismatchReason({ primary, others }: CaseView): string | null {
  const found = [primary, ...others].find(
    (measure) => mismatches.has(measure.label) || isFailedCheck(measure, primary),
  );
  if (found === undefined) return null;
  const beside = primary.passed === true && found !== primary ? `, while ${primary.name} passes the answer` : "";
  return `${found.name} says ${found.label || "that the language is another one"}${beside}`;
}

/** Nothing to say of an answer without letters: that is no other language. */
const isFailedCheck = ({ kind, passed, label }: Measure, primary: Measure): boolean =>
  kind === "language" && passed === false && primary.passed === true && label !== "blank" && label !== "empty";
