import fs from "node:fs";
import { EvalError, show } from "@eval/core";
import { findRunFolder, type RunFolder, readManifestOf } from "@eval/runner";
import type { MetricChoice } from "../discovery/choose-metrics.js";
import type { FoundMetric } from "../discovery/discover.js";
import { fileNames, kindOfRun, latestRun } from "../history/latest-run.js";
import { LATEST } from "../history/latest-word.js";
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
    return latestRun(directory, kindOfRun(await readManifestOf(folder)), { except: folder.id, isBaseline });
  }
  const metrics = other.kind === "answers" ? await resolved(setup) : [];
  const cases = { source: { filter: other.source.filter ?? {} }, sampling: null };
  return latestRun(directory, { files: fileNames([other.path]), metrics, cases }, { except: null, isBaseline });
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
