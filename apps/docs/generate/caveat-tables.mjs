// @ts-check
import { safeText, table } from "./markdown.mjs";
import { byPackage } from "./metric-pages.mjs";

/**
 * What each metric says of its own number, by package.
 *
 * @param {readonly import("./workspace-metrics.mjs").WorkspaceMetric[]} metrics
 */
export function caveatTables(metrics) {
  return byPackage(metrics)
    .map(([name, members]) => {
      const rows = members.map(({ name, factory }) => [
        `[${name}](../metrics/${name}.md)`,
        safeText(factory.info.caveat ?? "–"),
      ]);
      return `### Metrics of ${name}\n\n${table(["metric", "what its number does not say"], rows)}`;
    })
    .join("\n\n");
}
