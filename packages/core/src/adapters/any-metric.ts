import type { EvalCase } from "../eval-case.js";
import type { MetricInfo, MetricResult, ScoreContext } from "../metric.js";

/** Any metric, synchronous or not, whatever its options and its detail. */
export interface AnyMetric {
  (evalCase: EvalCase, context?: ScoreContext): MetricResult<unknown> | Promise<MetricResult<unknown>>;
  readonly info: MetricInfo;
}
