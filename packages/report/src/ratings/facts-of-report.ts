import { takesVerdicts } from "../answering-models.js";
import { judgeValidation } from "../cards/judge-validation.js";
import { kindOfMetric } from "../diagnostics/measure-kinds.js";
import type { DiagnosticsSummary } from "../diagnostics/summary.js";
import type { Report, ReportMetric } from "../report.js";
import type { RatingFacts, ReviewFacts } from "./rating-facts.js";

/** What of a report bears on its ratings, beside the primary metric. */
export type RatedReport = Pick<Report, "metrics" | "disagreement" | "warnings" | "labelled">;

/** The facts of a diagnosed run. */
export function ratingFacts(
  metric: ReportMetric,
  found: DiagnosticsSummary,
  review: ReviewFacts | null,
  report: RatedReport = { metrics: [metric], disagreement: [], warnings: [] },
): RatingFacts {
  const { name, cases, unscored, errors, mean, meanInterval, passRate, passRateInterval, passRateBounds } = metric;
  const { flagged, counts, priorities } = found;
  return {
    ...{ metric: name, cases, unscored, errors, mean, meanInterval, passRate, passRateInterval, passRateBounds },
    ...{ flagged, counts, review },
    plainFailures: (priorities.very_low_score ?? 0) + (priorities.unscored ?? 0) + (priorities.error ?? 0),
    opponent: opponentOf(name, report),
    warnings: report.warnings,
    judge: takesVerdicts(metric)
      ? { standing: judgeValidation(metric)?.standing ?? null, answeredBy: metric.answeredBy ?? [] }
      : null,
    labelled: report.labelled ?? null,
  };
}

/** A metric of the language or of another side of the answer may well say something else: that is no disagreement. */
function opponentOf(primary: string, { metrics, disagreement }: RatedReport): RatingFacts["opponent"] {
  const isOfAnswer = (name: string) => {
    const metric = metrics.find((each) => each.name === name);
    return metric !== undefined && ["answer", "contains", "judge"].includes(kindOfMetric(metric));
  };
  const shares = disagreement.flatMap(({ a, b, bothPass, bothFail, onlyA, onlyB }) => {
    const name = a === primary ? b : b === primary ? a : null;
    const cases = bothPass + bothFail + onlyA + onlyB;
    return name === null || cases === 0 || !isOfAnswer(name) ? [] : [{ name, share: (onlyA + onlyB) / cases }];
  });
  return shares.sort((left, right) => right.share - left.share)[0] ?? null;
}
