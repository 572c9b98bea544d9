import { openSource, type SourceOptions, score } from "@eval/runner";
import { commandModels } from "../calls/command-models.js";
import { chooseMetrics } from "../discovery/choose-metrics.js";
import type { FoundMetric } from "../discovery/discover.js";
import { machineryOf } from "../score/machinery.js";

/** What a metric made of the first cases of a file. */
export interface Trial {
  readonly name: string;
  readonly cases: number;
  readonly scored: number;
  /** Why cases were not scored, and how many. */
  readonly labels: Readonly<Record<string, number>>;
}

/** Scores the first cases of a file with metrics, and keeps nothing of it. */
export async function tryMetrics(
  names: readonly string[],
  found: readonly FoundMetric[],
  file: string,
  options: SourceOptions,
  directory: string,
): Promise<Trial[]> {
  const known = names.filter((name) => found.some((metric) => metric.name === name));
  if (known.length === 0) return [];
  const { signal } = new AbortController();
  const { summary } = await score({
    source: await openSource([file], options),
    sourceOptions: options,
    ...machineryOf(
      chooseMetrics(
        found,
        known.map((name) => ({ name, options: {} })),
      ),
      found,
      directory,
    ),
    ...commandModels(directory, signal),
    by: [],
    clusterBy: null,
    detail: "none",
    tables: [],
    journal: false,
    resume: null,
    concurrency: null,
    timeoutMs: null,
    signal,
    onProgress: () => {},
  });
  return summary.metrics.map(({ name, cases, scored, labels }) => ({ name, cases, scored, labels }));
}
