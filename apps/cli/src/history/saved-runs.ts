import path from "node:path";
import type { HistoryRun, HistoryValue } from "@eval/report";
import { findRunFolder, listRuns, type Manifest, type MetricSummary, readManifestOf } from "@eval/runner";
import { readSummary } from "../report/read-summary.js";

/** A finished run with what is needed to set it beside others. */
export interface SavedRun extends HistoryRun {
  readonly cases: number;
  readonly files: readonly string[];
  /** `compare` where only a comparison asked for the run. */
  readonly purpose: Manifest["purpose"];
}

/** What was found under `.evals/runs`, oldest first. */
export interface SavedRuns {
  readonly runs: readonly SavedRun[];
  /** Runs that did not come to their end, or cannot be read, and why. */
  readonly leftOut: readonly { readonly id: string; readonly reason: string }[];
}

/** Before the file names of a run that only a comparison asked for. */
export const COMPARED_MARK = "(compare) ";

/** The finished runs of a folder, each metric with what its number may be compared with. */
export async function savedRuns(directory: string): Promise<SavedRuns> {
  const runs: SavedRun[] = [];
  const leftOut: { id: string; reason: string }[] = [];
  for (const id of listRuns(directory)) {
    try {
      const folder = findRunFolder(directory, id);
      const manifest = await readManifestOf(folder);
      if (manifest.status === "finished") runs.push(savedRun(manifest, readSummary(folder)));
      else leftOut.push({ id, reason: manifest.status });
    } catch (error) {
      leftOut.push({ id, reason: error instanceof Error ? error.message : String(error) });
    }
  }
  return { runs, leftOut };
}

function savedRun(manifest: Manifest, { cases, metrics }: ReturnType<typeof readSummary>): SavedRun {
  const { id, startedAt, files, sampling, shard, purpose } = manifest;
  // By name and not by content: the answers of another model to the same questions are another file's bytes.
  const names = files.map(({ path: file }) => path.basename(file));
  const data = JSON.stringify([names, cases, sampling, shard, purpose]);
  const label = `${purpose === "compare" ? COMPARED_MARK : ""}${names.join(", ")}`;
  return { id, startedAt, label, cases, files: names, purpose, metrics: metrics.map(valueOf(data)) };
}

const valueOf =
  (data: string) =>
  (metric: MetricSummary): HistoryValue => {
    const { name, version, options, passRate, passRateInterval, mean, meanInterval, scored, higherIsBetter } = metric;
    const { verdicts = scored } = metric;
    const series = `${name} ${version} ${JSON.stringify(options)} ${data}`;
    const face = { name, n: scored, higherIsBetter, series };
    return passRate === null
      ? { ...face, mean, interval: meanInterval }
      : { ...face, n: verdicts, rate: passRate, interval: passRateInterval };
  };
