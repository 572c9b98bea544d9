import { type MetricFactory } from "@eval/core";
/** A metric that was found, and where. */
export interface FoundMetric {
  readonly name: string;
  readonly package: string;
  readonly version: string;
  /** File URL of the module that exports it. */
  readonly module: string;
  readonly exportName: string;
  readonly factory: MetricFactory;
  readonly from: "bundled" | "project" | "plugin";
}
/**
 * The metrics of the packages that `evals` itself depends on, of the direct dependencies of the project in
 * `directory`, and of the plugins named: these are imported and no others. The project's copy of a package wins.
 *
 * Throws where a plugin cannot be loaded, or where two packages bring metrics of one name.
 */
export declare function discover(directory: string, plugins: readonly string[]): Promise<FoundMetric[]>;
//# sourceMappingURL=discover.d.ts.map
