import type { Metric, ScoreContext } from "@eval/core";

/** Versions of definitions by the names of metrics. */
export type PartVersions = Readonly<Record<string, number>>;

/**
 * The metrics that a metric asks, and those that these ask, with the versions of their definitions; null where it asks
 * none. Throws what keeps one of them from being made: that is wrong for every case, so it is said before the first.
 */
export async function partVersions(metric: Metric, context: ScoreContext): Promise<PartVersions | null> {
  if (metric.parts === undefined) return null;
  const versions = new Map<string, number>();
  await collect(metric, context, versions);
  return Object.fromEntries([...versions].sort(([left], [right]) => (left < right ? -1 : 1)));
}

async function collect(metric: Metric, context: ScoreContext, versions: Map<string, number>): Promise<void> {
  for (const part of (await metric.parts?.(context)) ?? []) {
    const { name, version } = part.info;
    // One that asks itself would be asked for ever.
    if (versions.has(name)) continue;
    versions.set(name, version);
    await collect(part, context, versions);
  }
}
