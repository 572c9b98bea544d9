// @ts-check
import { join } from "node:path";
import { loadSource } from "../../../tooling/load-source.mjs";
import { readManifest } from "../../../tooling/workspace.mjs";
import { safeText, table } from "./markdown.mjs";
import { metricPage } from "./metric-page.mjs";
import { readMetricDocs } from "./read-metric-docs.mjs";
import { workspaceMetrics } from "./workspace-metrics.mjs";

/** @typedef {import("./workspace-metrics.mjs").WorkspaceMetric} WorkspaceMetric */

/**
 * The pages of all metrics, and of their list, as file name to text.
 *
 * @param {string} root
 * @returns {Promise<{
 *   metrics: WorkspaceMetric[],
 *   pages: Map<string, string>,
 *   docs: Map<string, import("./read-metric-docs.mjs").MetricDocs>,
 * }>} `docs` by metric name
 */
export async function metricPages(root) {
  const metrics = await workspaceMetrics(root);
  const docs = readMetricDocs(root, metrics);
  const bundled = Object.keys(readManifest(join(root, "apps/cli")).dependencies ?? {});
  const pages = new Map([["index.md", listPage(metrics)]]);
  for (const metric of metrics) {
    const described = docs.get(metric.name);
    if (described === undefined) throw new Error(`${metric.name} must have a doc block`);
    const exportNames = new Set(Object.keys(await loadSource(metric.source)));
    const where = { exportNames, isBundled: bundled.includes(metric.member.name) };
    pages.set(`${metric.name}.md`, metricPage(metric, described, where));
  }
  return { metrics, pages, docs };
}

/**
 * Metrics by the package that brings them, packages in the order of their folders.
 *
 * @param {readonly WorkspaceMetric[]} metrics
 */
export function byPackage(metrics) {
  /** @type {Map<string, WorkspaceMetric[]>} */
  const groups = new Map();
  for (const metric of metrics) groups.set(metric.member.name, [...(groups.get(metric.member.name) ?? []), metric]);
  return [...groups].sort(([left], [right]) => (left < right ? -1 : 1));
}

/** @param {readonly WorkspaceMetric[]} metrics */
function listPage(metrics) {
  const parts = byPackage(metrics).map(([name, members]) => {
    const { description = "" } = /** @type {{ description?: string }} */ (members[0]?.member.manifest ?? {});
    const rows = members.map(({ name, factory }) => [`[${name}](./${name}.md)`, safeText(factory.info.summary)]);
    return `## ${name}\n\n${safeText(description)}\n\n${table(["metric", "what it measures"], rows)}\n`;
  });
  const intro = `${metrics.length} metrics in ${parts.length} packages. Each page says what the metric measures, by which definition, what it needs, and
what its number does not say. The pages are made from the metrics themselves.`;
  return `---\ntitle: Metrics\n---\n\n# Metrics\n\n${intro}\n\n${parts.join("\n")}`;
}
