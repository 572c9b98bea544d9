import { EvalError, type JsonRecord } from "@eval/core";
import type { MetricRef } from "@eval/runner";
import type { FoundMetric } from "./discover.js";
/** A metric asked for by name, with options. */
export interface MetricChoice {
  readonly name: string;
  readonly options: JsonRecord;
}
/** Reads `name` or `name:{"option":value}`. */
export declare function parseMetricChoice(text: string): MetricChoice;
/** Turns choices into references that a run can use; options are checked by making each metric once. */
export declare function chooseMetrics(found: readonly FoundMetric[], choices: readonly MetricChoice[]): MetricRef[];
export declare function unknownMetric(name: string, found: readonly FoundMetric[]): EvalError;
//# sourceMappingURL=choose-metrics.d.ts.map
