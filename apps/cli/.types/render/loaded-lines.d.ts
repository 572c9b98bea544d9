import type { FoundMetric } from "../discovery/discover.js";
/** What was loaded and from where, one line a package. */
export declare function loadedLines(found: readonly FoundMetric[]): string[];
//# sourceMappingURL=loaded-lines.d.ts.map
