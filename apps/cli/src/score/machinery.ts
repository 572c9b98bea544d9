import type { MetricRef, ScoreRequest } from "@eval/runner";
import { unknownMetric } from "../discovery/choose-metrics.js";
import type { FoundMetric } from "../discovery/discover.js";
import { ownManifest } from "../own-manifest.js";

/** What a run needs to know of the metrics that were found, beside which of them are wanted. */
export function machineryOf(
  metrics: readonly MetricRef[],
  found: readonly FoundMetric[],
  directory: string,
): Pick<ScoreRequest, "metrics" | "isolate" | "metric" | "versions" | "directory"> {
  return {
    metrics,
    isolate: isForeign(metrics, found),
    metric: async (name, options = {}) => {
      const metric = found.find((candidate) => candidate.name === name);
      if (metric === undefined) throw unknownMetric(name, found);
      return metric.factory(options);
    },
    versions: versionsOf(metrics, found),
    directory,
  };
}

/** Code of others may not come back; ours is bounded and saves itself the thread. */
function isForeign(metrics: readonly MetricRef[], found: readonly FoundMetric[]): boolean {
  const foreign = new Set(found.filter(({ from }) => from !== "bundled").map(({ module }) => module));
  return metrics.some(({ module }) => foreign.has(module));
}

function versionsOf(metrics: readonly MetricRef[], found: readonly FoundMetric[]): Record<string, string> {
  const packages = found.filter(({ module }) => metrics.some((metric) => metric.module === module));
  return {
    node: process.versions.node,
    unicode: process.versions["unicode"] ?? "",
    "@eval/cli": ownManifest().version,
    ...Object.fromEntries(packages.map((metric) => [metric.package, metric.version])),
  };
}
