import type { JsonRecord, MetricInfo } from "@eval/core";
import type { Report } from "@eval/report";
import { type Manifest, type RunFolder, readManifestOf, type Summary } from "@eval/runner";
import { relevantWarnings } from "../score/relevant-warnings.js";
import { answeringModels } from "./answering-models.js";
import { journalRows } from "./journal-rows.js";
import { readSummary } from "./read-summary.js";
import { textsMissing } from "./run-texts.js";

/** A run as the data of a report. `infos` are the metrics at hand: a report can be made without their packages. */
export async function readReport(folder: RunFolder, infos: ReadonlyMap<string, MetricInfo>): Promise<Report> {
  const manifest = await readManifestOf(folder);
  const summary = readSummary(folder);
  const { id, startedAt, finishedAt, status, files, mapping, by, clusterBy, detail, versions } = manifest;
  const answering = await answeringModels(folder, manifest, summary.metrics);
  const used = summary.metrics.map((metric) => ({
    info: sameDefinition(metric, infos),
    isComposed: manifest.metrics.some(({ name, parts }) => name === metric.name && parts !== null),
  }));
  return {
    run: {
      ...{ id, startedAt, finishedAt, status, cases: summary.cases, files, by, clusterBy, detail, versions },
      mapping: mapping as JsonRecord,
    },
    metrics: summary.metrics.map((metric, at) => ({
      ...metric,
      ...wordsOf(metric, infos),
      ...(answering.of(at).length > 0 && { answeredBy: answering.of(at) }),
    })),
    ...gatesOf(manifest),
    disagreement: summary.disagreement,
    warnings: relevantWarnings(summary.warnings, used),
    textsMissing: await textsMissing(manifest),
    rows: ({ texts }) => journalRows(folder, manifest, texts),
  };
}

/** Until a run was held against its gates nothing is to be said of them. */
const gatesOf = ({ gates, gateChecks = [] }: Manifest): Pick<Report, "gates"> =>
  gates === "passed" || gates === "failed" ? { gates: { outcome: gates, checks: gateChecks } } : {};

/** What a metric says of itself, if it is still the definition that the run used. */
function sameDefinition({ name, version }: Summary["metrics"][number], infos: ReadonlyMap<string, MetricInfo>) {
  const info = infos.get(name);
  return info?.version === version ? info : undefined;
}

function wordsOf(metric: Summary["metrics"][number], infos: ReadonlyMap<string, MetricInfo>) {
  const info = sameDefinition(metric, infos);
  if (info === undefined) return {};
  const { summary, caveat, needs, range } = info;
  return { summary, needs, range, ...(caveat !== undefined && { caveat }) };
}
