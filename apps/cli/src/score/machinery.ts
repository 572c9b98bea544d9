import type { MetricRef, ScoreRequest } from "@eval/runner";
import { unknownMetric } from "../discovery/choose-metrics.js";
import type { FoundMetric } from "../discovery/discover.js";
import { ownManifest } from "../own-manifest.js";

/**
 * What a run needs to know of the metrics that were found, beside which of them are wanted. Where not all were looked
 * for, `more` finds one that another metric asks.
 */
export function machineryOf(
  metrics: readonly MetricRef[],
  found: readonly FoundMetric[],
  directory: string,
  more?: (name: string) => Promise<readonly FoundMetric[]>,
): Pick<ScoreRequest, "metrics" | "isolate" | "metric" | "versions" | "directory"> {
  return {
    metrics,
    isolate: isForeign(metrics, found),
    metric: async (name, options = {}) => {
      const isCalled = (metric: FoundMetric) => metric.name === name;
      const known = more === undefined || found.some(isCalled) ? found : await more(name);
      const metric = known.find(isCalled);
      if (metric === undefined) throw unknownMetric(name, known);
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
