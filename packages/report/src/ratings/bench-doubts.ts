import { counted, percent } from "../numbers.js";
import { type Doubt, doubtIf } from "./doubt.js";
import type { RatingFacts } from "./rating-facts.js";

/** What genai_capability_bench 8aa833c counts against a run, with its points. Rates are of all cases, as there. */
export function benchDoubts({ cases, flagged, counts, review }: RatingFacts): Doubt[] {
  const [passages, disagreeing] = [counts.reference_shape ?? 0, counts.metric_disagreement ?? 0];
  const [rescues, failures] = [review?.rescues ?? 0, review?.errors ?? 0];
  const rate = (count: number) => (cases === 0 ? 0 : count / cases);
  const rescued = `${counted(rescues, "failing case")} would pass by the judge, ${percent(rate(rescues))} of all`;
  return [
    ...doubtIf(cases < 50, 1, `${counted(cases, "case")} are fewer than 50`),
    ...doubtIf(passages > 0, 2, `${counted(passages, "case")} with accepted answers of the shape of a passage`),
    ...doubtIf(rate(flagged) > 0.4, 1, `${percent(rate(flagged))} of the cases are flagged, more than 40 %`),
    ...doubtIf(rate(disagreeing) > 0.25, 1, `metrics disagree on ${percent(rate(disagreeing))}, more than 25 %`),
    ...doubtIf(rescues > 0, rate(rescues) >= 0.05 ? 2 : 1, rescued),
    ...doubtIf(failures > 0, 1, `${counted(failures, "review")} by the judge failed`),
  ];
}
