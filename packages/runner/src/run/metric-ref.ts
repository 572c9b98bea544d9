import { EvalError, isMetricFactory, type JsonRecord, type Metric, type MetricFactory } from "@eval/core";

/** Where a metric comes from: enough to make it again in another thread or on another machine. Plain JSON. */
export interface MetricRef {
  readonly package: string;
  readonly name: string;
  /** File URL of the module that exports the factory. */
  readonly module: string;
  readonly exportName: string;
  readonly options: JsonRecord;
}

/** Imports the module of a metric and makes the metric. */
export async function loadMetric(ref: MetricRef): Promise<Metric> {
  const exports = (await import(ref.module)) as Record<string, unknown>;
  const factory = exports[ref.exportName];
  if (!isMetricFactory(factory)) {
    throw new EvalError("invalid-metric", `${ref.exportName} of ${ref.package} must be a metric factory`);
  }
  return (factory as MetricFactory<JsonRecord>)(ref.options);
}
