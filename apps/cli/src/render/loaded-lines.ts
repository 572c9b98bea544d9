import type { FoundMetric } from "../discovery/discover.js";

/** What was loaded and from where, one line a package. */
export function loadedLines(found: readonly FoundMetric[]): string[] {
  const packages = new Map<string, FoundMetric[]>();
  for (const metric of found) packages.set(metric.module, [...(packages.get(metric.module) ?? []), metric]);
  return [...packages.values()].map((metrics) => {
    const [first] = metrics as [FoundMetric];
    const version = first.version === "" ? "" : ` ${first.version}`;
    return `loaded ${first.package}${version} (${first.from}): ${metrics.map(({ name }) => name).join(", ")}`;
  });
}
