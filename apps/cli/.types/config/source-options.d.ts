import type { SourceOptions } from "@eval/runner";
import type { Config } from "./config.js";
/** Options of every command that reads rows, as the command line gives them. */
export interface ReadingFlags {
  readonly map?: readonly string[];
  readonly list?: readonly string[];
  readonly rows?: string;
  readonly encoding?: string;
  readonly onBadRow?: string;
  readonly plugin?: readonly string[];
}
/** How rows are read: the configuration, and over it the command line. */
export declare function sourceOptions(flags: ReadingFlags, config: Config): SourceOptions;
//# sourceMappingURL=source-options.d.ts.map
