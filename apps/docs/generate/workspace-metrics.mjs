// @ts-check
import { join } from "node:path";
import { loadSource } from "../../../tooling/load-source.mjs";
import { readPackages } from "../../../tooling/workspace.mjs";

/**
 * @typedef {import("../../../tooling/workspace.mjs").Package} Package
 * @typedef {import("@eval/core").MetricFactory} MetricFactory
 * @typedef {{ name: string, exportName: string, factory: MetricFactory, member: Package, source: string }} WorkspaceMetric
 *   `source` is the file whose export the metric is, from the root of the repository.
 */

/**
 * Every metric of the workspace, found as `evals` finds it: by the field `eval.metrics` of a package, and there by the
 * exports that are metric factories. By name.
 *
 * @param {string} root
 * @returns {Promise<WorkspaceMetric[]>}
 */
export async function workspaceMetrics(root) {
  const { isMetricFactory } = await loadSource("packages/core/src/index.ts");
  const found = await Promise.all(
    readPackages(root).map(async (member) => {
      const target = member.manifest.eval?.["metrics"];
      if (target === undefined) return [];
      const source = join(member.folder, sourceOf(target));
      const exports = await loadSource(source);
      return Object.keys(exports)
        .filter((exportName) => isMetricFactory(exports[exportName]))
        .map((exportName) => {
          /** @type {MetricFactory} */
          const factory = exports[exportName];
          return { name: factory.info.name, exportName, factory, member, source };
        });
    }),
  );
  return found.flat().sort((left, right) => (left.name < right.name ? -1 : 1));
}

/**
 * The source that a built file was made from.
 *
 * @param {string} built
 */
const sourceOf = (built) => built.replace(/^\.\/dist\//, "src/").replace(/\.js$/, ".ts");
