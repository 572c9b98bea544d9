import type { EvalCase } from "@eval/core";
import { isReadOnce, openSource, readCases, type SourceOptions } from "@eval/runner";
import { ownManifest } from "../own-manifest.js";
import { suggestMetrics } from "./suggest-metrics.js";

/** Cases that are looked at to find out what a file is. */
const LOOKED_AT = 200;

/**
 * The metrics that `evals init` would take for files and that a run without a choice does not have; none for what
 * can be read only once, standard input and pipes.
 */
export async function fittingMetrics(files: readonly string[], options: SourceOptions): Promise<string[]> {
  if (files.some(isReadOnce)) return [];
  const { limit = LOOKED_AT } = options;
  const source = await openSource(files, { ...options, limit: Math.min(limit, LOOKED_AT), onBadRow: "skip" });
  const cases: EvalCase[] = [];
  for await (const evalCase of readCases(source)) cases.push(evalCase);
  const { defaultMetrics, suggestedMetrics } = ownManifest().evals;
  return (await suggestMetrics(cases, suggestedMetrics)).filter((name) => !defaultMetrics.includes(name));
}
