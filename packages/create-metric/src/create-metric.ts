import { resolve } from "node:path";
import { checkMetricName, checkPackageName } from "./check-names.js";
import { writeTemplate } from "./write-template.js";

export interface MetricRequest {
  readonly metric: string;
  /** Default: `eval-metric-` and the name of the metric. */
  readonly packageName?: string | undefined;
  /** Default: the name of the package, without its scope. */
  readonly folder?: string | undefined;
}

export interface CreatedPackage {
  readonly packageName: string;
  readonly folder: string;
  readonly files: readonly string[];
}

/** Writes a package with one metric, its test, a README and settings. No file that exists is touched. */
export function createMetric({ metric, packageName = `eval-metric-${metric}`, folder }: MetricRequest): CreatedPackage {
  checkMetricName(metric);
  checkPackageName(packageName);
  const target = resolve(folder ?? packageName.replace(/^.*\//, ""));
  const files = writeTemplate(["shared", "standalone"], { metric, packageName }, target);
  return { packageName, folder: target, files };
}
