import type { JsonRecord, Outcome } from "@eval/core";
import { EvalError, show } from "@eval/core";
import type { IncorrectMatch } from "./match-incorrect.js";
import type { OpenProfile } from "./opened-profile.js";
import type { PartRecord } from "./part-record.js";
import type { Scoring } from "./score-profile.js";

/** What explains the score of a profile. */
export interface ScoringProfileDetail {
  readonly profile: string;
  readonly version: number;
  readonly threshold: number;
  /** Who chose the profile: the option, the row, or the shape of the case. */
  readonly chosenBy: "option" | "row" | "shape";
  /** Index of the accepted answer that the parts are measured against; null where the case has none. */
  readonly reference: number | null;
  readonly parts: readonly PartRecord[];
  /** The known wrong answer that the output matches at least as well as the best accepted one. */
  readonly incorrect?: IncorrectMatch;
  readonly matchesIncorrect?: true;
  /** A supporting part failed; the score stands. */
  readonly partFailed?: true;
}

/** Which profile a case is scored by, and why. */
export interface Choice {
  readonly open: OpenProfile;
  readonly threshold: number;
  readonly chosenBy: ScoringProfileDetail["chosenBy"];
}

export function profileOutcome(
  choice: Choice,
  { primary, said, parts, incorrect }: Scoring,
): Outcome<ScoringProfileDetail> {
  const { open, threshold } = choice;
  if (!("view" in primary)) {
    const { label } = primary;
    const reason = `${open.name}: ${primary.reason}`;
    const metadata = detailOf(choice, null, parts);
    if (primary.status === "error") throw failure(label, reason, metadata);
    return { score: null, label, reason, metadata };
  }
  const { score } = primary.value;
  const reference = primary.view.index;
  if (incorrect !== null && incorrect.score >= threshold) {
    return {
      score: 0,
      passed: false,
      label: "incorrect",
      reason: `${open.name}: matches a known wrong answer (${shown(incorrect.score)}) as well as an accepted one (${shown(score)})`,
      metadata: { ...detailOf(choice, reference, parts), incorrect, matchesIncorrect: true },
    };
  }
  const passed = score >= threshold;
  return {
    score,
    passed,
    label: passed ? "passed" : "failed",
    reason: `${open.name}: ${shown(score)} ${passed ? "reaches" : "is below"} ${threshold}; ${said}`,
    metadata: detailOf(choice, reference, parts),
  };
}

/** A blank output is wrong, whatever the parts make of it, but where the case has no answer to compare it with. */
export function blankOutcome(choice: Choice, scoring: Scoring): Outcome<ScoringProfileDetail> {
  const { primary, parts } = scoring;
  const isUnscored = !("view" in primary) && !["declined", "not_asked"].includes(primary.label);
  if (isUnscored) return profileOutcome(choice, scoring);
  const metadata = detailOf(choice, "view" in primary ? primary.view.index : null, parts);
  return { score: 0, passed: false, label: "blank", reason: `${choice.open.name}: the output is blank`, metadata };
}

function detailOf(
  { open, threshold, chosenBy }: Choice,
  reference: number | null,
  parts: readonly PartRecord[],
): ScoringProfileDetail {
  const isFailed = parts.some(({ role, status }) => role === "supporting" && status === "error");
  const { version } = open.profile;
  return { profile: open.name, version, threshold, chosenBy, reference, parts, ...(isFailed && { partFailed: true }) };
}

/** What is thrown keeps its detail in the result. */
function failure(label: string, reason: string, metadata: ScoringProfileDetail): EvalError {
  return Object.assign(new EvalError(label, reason), { detail: metadata as unknown as JsonRecord });
}

/** Digits for a reader; the score itself is not rounded. */
const shown = (score: number): string => show(Number(score.toPrecision(3)));
