import type { AsyncMetric, EvalCase, Metric, MetricResult, ScoreContext, SyncMetric } from "@eval/core";

/** Calls a metric that answers at once. Whatever it throws is an error of this case, not of the run. */
export function callMetric(metric: Metric, evalCase: EvalCase): MetricResult {
  try {
    return sound((metric as SyncMetric)(evalCase), metric);
  } catch (error) {
    return failure(metric, error);
  }
}

/** Calls a metric that may wait. */
export async function callWaiting(metric: Metric, evalCase: EvalCase, context: ScoreContext): Promise<MetricResult> {
  try {
    return sound(await (metric as AsyncMetric)(evalCase, context), metric);
  } catch (error) {
    return failure(metric, error);
  }
}

/** A metric need not be made with `defineMetric`: what JSON cannot hold must not reach a journal or a mean. */
function sound(result: MetricResult, metric: Metric): MetricResult {
  if (result.status !== "scored" || Number.isFinite(result.score)) return result;
  return failure(metric, new Error(`score must be a finite number, got ${String(result.score)}`));
}

function failure({ info }: Metric, error: unknown): MetricResult {
  const reason = error instanceof Error && error.message !== "" ? error.message : String(error);
  const kind = error instanceof Error ? error.name : typeof error;
  return {
    name: info.name,
    status: "error",
    score: null,
    passed: null,
    label: "metric_error",
    reason,
    metadata: { error: kind },
  };
}
