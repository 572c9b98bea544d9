import type { Metric, OpenMetric } from "@eval/core";
import { checkReachable } from "./evaluate/check-reachable.js";
import { openProfile } from "./evaluate/open-profile.js";
import { benchOf, bookOf } from "./options-book.js";
import { AUTO, SOURCE_PRESERVED } from "./profile/profile-book.js";
import type { ScoringProfileOptions } from "./scoring-profile-options.js";

/**
 * The metrics of all profiles that rows may come to, before the first row. A profile that somebody wrote, or asked for,
 * must open and be one that can be passed, else this throws. Of those that come with the package some want a judge, and
 * a host need not have one as long as no row asks for it.
 */
export async function partsOfProfiles(options: ScoringProfileOptions, source: OpenMetric): Promise<readonly Metric[]> {
  const { profile: wanted, profiles, graders, threshold, model } = options;
  const book = bookOf(options);
  const isFixed = wanted !== AUTO && wanted !== SOURCE_PRESERVED;
  const own = new Set([...Object.keys(profiles), ...Object.keys(graders), ...(isFixed ? [wanted] : [])]);
  const open = benchOf(options)?.open(source) ?? source;
  const metrics: Metric[] = [];
  for (const name of isFixed ? own : new Set([...own, ...book.names])) {
    try {
      const opened = await openProfile(name, book.find(name), open, model);
      checkReachable(opened, threshold);
      metrics.push(...[...opened.primaryParts, ...opened.supporting].map(({ metric }) => metric));
    } catch (error) {
      if (own.has(name)) throw error;
    }
  }
  return metrics;
}
