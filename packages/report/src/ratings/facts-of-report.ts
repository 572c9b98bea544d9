import { isValidated, judgeValidation } from "../cards/judge-validation.js";
import type { DiagnosticsSummary } from "../diagnostics/summary.js";
import type { ReportMetric } from "../report.js";
import type { RatingFacts, ReviewFacts } from "./rating-facts.js";

/** The facts of a diagnosed run. */
export function ratingFacts(metric: ReportMetric, found: DiagnosticsSummary, review: ReviewFacts | null): RatingFacts {
  const { name, cases, unscored, errors, mean, meanInterval, passRate, passRateInterval, passRateBounds } = metric;
  const { flagged, counts, priorities } = found;
  const validation = judgeValidation(metric);
  return {
    ...{ metric: name, cases, unscored, errors, mean, meanInterval, passRate, passRateInterval, passRateBounds },
    ...{ flagged, counts, review },
    plainFailures: (priorities.very_low_score ?? 0) + (priorities.unscored ?? 0) + (priorities.error ?? 0),
    isUnvalidatedJudge: validation !== null && !isValidated(validation),
  };
}
