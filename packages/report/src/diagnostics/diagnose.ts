import type { ReportRow } from "../report.js";
import { actions } from "./actions.js";
import { type CaseView, viewCase } from "./case-view.js";
import type { Diagnosis, Flag } from "./diagnosis.js";
import type { FlagCode } from "./flag-codes.js";
import { containsOnlyReason } from "./flags/contains-only.js";
import { languageMismatchReason } from "./flags/language-mismatch.js";
import { injectionReason, metricFlagReason } from "./flags/marked.js";
import { negatedMatchReason } from "./flags/negated-match.js";
import { errorReason, unscoredReason } from "./flags/not-measured.js";
import { referenceShapeReason } from "./flags/reference-shape.js";
import { nearThresholdReason, veryLowReason } from "./flags/score-level.js";
import { disagreementReason, judgeConflictReason } from "./flags/verdict-conflict.js";
import { type DiagnosisPlan, sliceKey } from "./plan.js";
import { urgencyOf } from "./urgency.js";

/** Each flag, with what finds it: a reason, or null. None knows of another. */
const finders: Readonly<Record<FlagCode, (view: CaseView) => string | null>> = {
  error: errorReason,
  injection: injectionReason,
  negated_match: negatedMatchReason,
  judge_conflict: judgeConflictReason,
  language_mismatch: languageMismatchReason,
  near_threshold: nearThresholdReason,
  contains_only: containsOnlyReason,
  metric_disagreement: disagreementReason,
  reference_shape: referenceShapeReason,
  metric_flag: metricFlagReason,
  very_low_score: veryLowReason,
  unscored: unscoredReason,
};

/** What a person should know before believing the verdict of a case. A case may carry several flags, or none. */
export function diagnose(row: ReportRow, plan: DiagnosisPlan): Diagnosis {
  const view = viewCase(row, plan);
  const flags = plan.settings.order.flatMap((code): Flag[] => {
    const reason = finders[code](view);
    return reason === null ? [] : [{ code, reason }];
  });
  const priority = flags[0]?.code ?? null;
  const codes = flags.map(({ code }) => code);
  return {
    flags,
    priority,
    urgency: urgencyOf(view, sliceSizeOf(row, plan), codes),
    action: priority === null ? "" : actions[priority],
  };
}

/** Where the texts of a run cannot be read, neither can the slice of a case. */
function sliceSizeOf({ groups }: ReportRow, { sliceSizes, cases }: DiagnosisPlan): number {
  if (sliceSizes.size === 0) return cases;
  return groups.length === 0 ? cases : (sliceSizes.get(sliceKey(groups)) ?? cases);
}
