import { type Detail, type Manifest, type SourceOptions, type TableTarget } from "@eval/runner";
import { type MetricChoice } from "../discovery/choose-metrics.js";
import { type Gate } from "../gates.js";
import { type Config } from "./config.js";
import type { ScoreFlags } from "./score-flags.js";
/** What `evals score` will do: command line over configuration over defaults, or what a resumed run did. */
export interface ScoreSettings {
    readonly files: readonly string[];
    readonly source: SourceOptions;
    readonly metrics: readonly MetricChoice[];
    readonly plugins: readonly string[];
    /** Null groups by `Domain` where there is such a column. */
    readonly by: readonly string[] | null;
    readonly detail: Detail;
    readonly tables: readonly TableTarget[];
    readonly concurrency: number | null;
    readonly gates: readonly Gate[];
    readonly allowedErrors: number;
}
export declare function scoreSettings(files: readonly string[], flags: ScoreFlags, config: Config, resumed: Manifest | null): ScoreSettings;
//# sourceMappingURL=score-settings.d.ts.map