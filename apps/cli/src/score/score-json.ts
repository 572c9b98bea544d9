import type { ScoreOutcome, Source } from "@eval/runner";
import type { FoundMetric } from "../discovery/discover.js";

/** The one object that `evals score --json` prints. */
export function jsonReport(
  { summary, folder, problemCount }: ScoreOutcome,
  source: Source,
  found: readonly FoundMetric[],
) {
  const { cases, files, mapping, clusterBy, ...rest } = summary;
  const names = summary.metrics.map((metric) => metric.package);
  const used = found.filter((metric) => names.includes(metric.package));
  const versions = Object.fromEntries(used.map((metric) => [metric.package, metric.version]));
  const id = folder?.id ?? null;
  return {
    run: {
      id,
      folder: folder?.path ?? null,
      cases,
      skippedRows: problemCount,
      files,
      formats: source.plan.files,
      mapping,
      clusterBy,
      seed: null,
      versions,
    },
    ...rest,
  };
}
