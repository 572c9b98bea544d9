import type { MetricInfo } from "@eval/core";
import type { Summary } from "@eval/runner";
import type { Style } from "./style.js";
/** What a person reads after a run: a table for each metric, how metrics disagree, what to doubt. */
export declare function scoreReport(summary: Summary, infos: ReadonlyMap<string, MetricInfo>, style: Style): string[];
//# sourceMappingURL=score-report.d.ts.map
