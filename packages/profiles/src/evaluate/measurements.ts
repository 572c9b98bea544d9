import type { EvalCase, MetricResult, ScoreContext } from "@eval/core";
import type { CaseView } from "./case-views.js";
import type { OpenPart } from "./opened-profile.js";

/** Measures the parts of a profile on one case, each once. */
export interface Measurements {
  /** The result of a part on a view of the case; a promise only where the part's metric waits. */
  measure(part: OpenPart, view: CaseView): MetricResult | Promise<MetricResult>;
  /** What a part came to so far, by the view it was measured on. */
  known(part: OpenPart, view: CaseView | null): MetricResult | undefined;
}

/** `whole` is the case with all its accepted answers; null where every part is to see one answer alone. */
export function measurementsOf(whole: EvalCase | null, context: ScoreContext): Measurements {
  const results = new Map<string, Map<CaseView | null, MetricResult | Promise<MetricResult>>>();
  const keyOf = ({ references }: OpenPart, view: CaseView | null) =>
    references === "all" && whole !== null ? null : view;
  return {
    measure(part, view) {
      const key = keyOf(part, view);
      const byView = results.get(part.id) ?? new Map<CaseView | null, MetricResult | Promise<MetricResult>>();
      results.set(part.id, byView);
      const known = byView.get(key);
      if (known !== undefined) return known;
      const result = callPart(part, key === null ? (whole ?? view.evalCase) : view.evalCase, context);
      byView.set(key, result);
      if (result instanceof Promise) void result.then((settled) => byView.set(key, settled));
      return result;
    },
    known(part, view) {
      const result = results.get(part.id)?.get(keyOf(part, view));
      return result instanceof Promise ? undefined : result;
    },
  };
}

/** A metric that was not made with `defineMetric` may throw. */
function callPart(
  { metric }: OpenPart,
  evalCase: EvalCase,
  context: ScoreContext,
): MetricResult | Promise<MetricResult> {
  const fail = (error: unknown): MetricResult => ({
    name: metric.info.name,
    status: "error",
    score: null,
    passed: null,
    label: "metric_error",
    reason: error instanceof Error && error.message !== "" ? error.message : `${metric.info.name} failed`,
    metadata: {},
  });
  try {
    const result = metric(evalCase, context);
    return result instanceof Promise ? result.catch(fail) : result;
  } catch (error) {
    return fail(error);
  }
}
