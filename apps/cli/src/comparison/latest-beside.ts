import fs from "node:fs";
import { EvalError, show } from "@eval/core";
import { findRunFolder, openSource, type RunFolder, readManifestOf } from "@eval/runner";
import type { MetricChoice } from "../discovery/choose-metrics.js";
import type { FoundMetric } from "../discovery/discover.js";
import { fileNames, kindOfRun, latestRun, sayItself } from "../history/latest-run.js";
import { LATEST } from "../history/latest-word.js";
import { sameAnswers } from "../history/same-answers.js";
import { ofSide } from "./of-side.js";
import type { NamedSide } from "./side-kinds.js";

/** What `latest` needs to know beside the other side. */
export interface LatestSetup {
  readonly directory: string;
  /** What files of answers are scored with. */
  readonly metrics: readonly MetricChoice[];
  readonly discovered: () => Promise<readonly FoundMetric[]>;
}

/** The newest run of the kind of the other side, and not that side itself. */
export async function latestBeside(other: NamedSide, isBaseline: boolean, setup: LatestSetup): Promise<RunFolder> {
  const { directory } = setup;
  if (other.kind === "run") {
    if (other.name === LATEST)
      throw new EvalError("invalid-option", "latest must stand for one side, got it for both: name the other run");
    const folder = namedRun(directory, other.name);
    const manifest = await readManifestOf(folder);
    return latestRun(directory, kindOfRun(manifest), { except: folder.id, isBaseline });
  }
  const metrics = other.kind === "answers" ? await resolved(setup) : [];
  const cases = { source: { filter: other.source.filter ?? {} }, sampling: null };
  const limits = { except: null, isBaseline, isOfSameAnswers: await sameAsFile(other) };
  const folder = await latestRun(directory, { files: fileNames([other.path]), metrics, cases }, limits);
  if (limits.isOfSameAnswers(await readManifestOf(folder))) sayItself(folder);
  return folder;
}

async function sameAsFile({ path, source }: Exclude<NamedSide, { kind: "run" }>) {
  const { plan } = await ofSide(path, () => openSource([path], { ...source, inDoubt: "unmapped" }));
  const cases = { source: { filter: source.filter ?? {} }, sampling: null };
  return sameAnswers({ files: [path], mapping: plan.mapping, cases });
}

async function resolved({ metrics, discovered }: LatestSetup) {
  const found = await discovered();
  return metrics.map(({ name, options }) => ({
    name,
    options: found.find((metric) => metric.name === name)?.factory(options).options,
  }));
}

/** A run by its id or folder. What looks like a file is one that is not there. */
export function namedRun(directory: string, name: string): RunFolder {
  // ascii: endings of files
  if (!fs.existsSync(name) && /\.(?:csv|tsv|jsonl?|ndjson|parquet|gz)$/i.test(name)) {
    throw new EvalError("invalid-input", `a file to compare must exist, got ${show(name)}`);
  }
  return findRunFolder(directory, name);
}
