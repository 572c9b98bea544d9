import fs from "node:fs";
import path from "node:path";
import { EvalError, type Metric } from "@eval/core";
import { isReadOnce } from "../rows/bytes/read-once.js";
import { sampleFingerprint } from "../sample/sample-fingerprint.js";
import { writeSample } from "../sample/write-sample.js";
import type { ScoreRequest } from "../score-request.js";
import type { Summary } from "../summary/summary.js";
import { hashFile } from "./hash-file.js";
import { Journal } from "./journal.js";
import { lockFolder } from "./lock.js";
import { checkSameRun, type Manifest, writeManifest } from "./manifest.js";
import type { PartVersions } from "./metric-parts.js";
import { createRunFolder, findRunFolder, type RunFolder } from "./run-folder.js";
import { replaceFile } from "./settle-journal.js";

/** A run that is kept: its folder, its journal, and how to end it. */
export interface KeptRun {
  readonly folder: RunFolder;
  readonly journal: Journal;
  end(status: Manifest["status"], milliseconds: number, summary: Summary | null): Promise<void>;
  /** Takes the folder away again: there was nothing to keep. */
  discard(): Promise<void>;
}

/** Opens the folder of a run, new or to be resumed, with its manifest and journal. */
export async function openRun(
  request: ScoreRequest,
  metrics: readonly Metric[],
  parts: readonly (PartVersions | null)[],
): Promise<KeptRun> {
  const { directory, resume, source } = request;
  if (resume !== null && source.plan.files.some(({ path: file }) => isReadOnce(file))) {
    throw new EvalError(
      "invalid-input",
      "a run to be resumed must read files, got standard input or a pipe, which cannot be read again",
    );
  }
  // Hashing takes a while: a run that is killed meanwhile leaves no folder without a manifest.
  const files = hashInputs(source);
  const folder = resume === null ? createRunFolder(directory) : findRunFolder(directory, resume);
  let unlock = () => {};
  try {
    unlock = lockFolder(path.join(folder.path, "lock"));
    const manifestPath = path.join(folder.path, "run.json");
    let manifest = manifestOf(request, { metrics, parts, files }, folder.id);
    if (resume !== null) {
      // Loaded only for a resumed run, with what it needs to check one.
      const { readManifest } = await import("./read-manifest.js");
      const before = readManifest(manifestPath);
      checkSameRun(before, manifest);
      const gates = manifest.gates ?? before.gates;
      manifest = { ...before, status: "running", gates, durationMs: durationUntilNow(before, folder) };
    }
    writeManifest(manifestPath, manifest);
    if (resume === null) writeSample(folder, request.sample ?? null);
    const journal = Journal.open(path.join(folder.path, "results.jsonl"));
    return {
      folder,
      journal,
      async end(status, milliseconds, summary) {
        try {
          if (status === "finished") await journal.finish();
          else await journal.close();
          if (status === "finished" && summary !== null) {
            replaceFile(path.join(folder.path, "summary.json"), `${JSON.stringify(summary, null, 2)}\n`);
          }
          const finishedAt = status === "finished" ? new Date().toISOString() : null;
          const durationMs = manifest.durationMs + Math.round(milliseconds);
          writeManifest(manifestPath, { ...manifest, status, finishedAt, durationMs });
        } finally {
          unlock();
        }
      },
      async discard() {
        await journal.close();
        unlock();
        fs.rmSync(folder.path, { recursive: true, force: true });
      },
    };
  } catch (error) {
    unlock();
    if (resume === null) fs.rmSync(folder.path, { recursive: true, force: true });
    throw error;
  }
}

/** What the files of a source held when the run began. */
const hashInputs = ({ plan }: ScoreRequest["source"]): Manifest["files"] =>
  plan.files.map(({ path: file }) => ({
    path: file,
    ...(isReadOnce(file) ? { bytes: null, sha256: null } : hashFile(file)),
  }));

/** What a manifest tells that had to be found out first. */
interface Found {
  readonly metrics: readonly Metric[];
  readonly parts: readonly (PartVersions | null)[];
  readonly files: Manifest["files"];
}

/** A run that was killed could not say how long it took; its journal tells when it last wrote. */
function durationUntilNow({ status, startedAt, durationMs }: Manifest, folder: RunFolder): number {
  if (status !== "running") return durationMs;
  const journal = path.join(folder.path, "results.jsonl");
  if (!fs.existsSync(journal)) return durationMs;
  return Math.max(durationMs, Math.round(fs.statSync(journal).mtimeMs - Date.parse(startedAt)));
}

function manifestOf(request: ScoreRequest, { metrics, parts, files }: Found, id: string): Manifest {
  const { source, sourceOptions, sample = null, by, clusterBy, detail, tables, versions } = request;
  return {
    format: "eval-run",
    version: 1,
    id,
    startedAt: new Date().toISOString(),
    finishedAt: null,
    durationMs: 0,
    status: "running",
    purpose: request.purpose ?? "score",
    gates: request.hasGates === true ? "open" : null,
    files,
    source: { ...sourceOptions } as Manifest["source"],
    mapping: { ...source.plan.mapping } as Manifest["mapping"],
    metrics: metrics.map(({ info, options }, place) => ({
      package: info.package,
      name: info.name,
      version: info.version,
      higherIsBetter: info.higherIsBetter,
      options: options as Manifest["source"],
      parts: parts[place] ?? null,
    })),
    by: [...by],
    clusterBy,
    shard: request.shard ?? null,
    sampling: sample === null ? null : { ...sampleFingerprint(sample) },
    detail,
    keepColumns: tables.length > 0,
    resultColumns: ["label", "score", "passed", "reason", "metadata"],
    versions: { ...versions },
  };
}
