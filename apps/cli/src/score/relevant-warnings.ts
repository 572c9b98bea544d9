import type { MetricInfo } from "@eval/core";
import type { Warning, WarningCode } from "@eval/runner";

/** What is known of a metric that a run used. */
export interface UsedMetric {
  /** Undefined where its package is not at hand. */
  readonly info: MetricInfo | undefined;
  /** It asks other metrics, which read what they need. */
  readonly isComposed: boolean;
}

/** What no metric minds that compares the answer with nothing: to some of them an object is what they ask for. */
const isOfComparing = (code: WarningCode): boolean => code === "output_object" || code.split("_").includes("expected");

/**
 * The warnings that matter to these metrics: what is odd about accepted answers does not where no metric needs one.
 * What is not known of a metric may matter to it.
 */
export function relevantWarnings(warnings: readonly Warning[], metrics: readonly UsedMetric[]): readonly Warning[] {
  const needsGold = metrics.some(
    ({ info, isComposed }) => info === undefined || isComposed || info.needs.flat().includes("expected"),
  );
  return needsGold ? warnings : warnings.filter(({ code }) => !isOfComparing(code));
}
