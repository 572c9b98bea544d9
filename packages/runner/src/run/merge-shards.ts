import fs from "node:fs";
import path from "node:path";
import { EvalError } from "@eval/core";
import { differencesOf } from "./manifest.js";
import type { Manifest } from "./read-manifest.js";
import { createRunFolder, type RunFolder, readManifestOf } from "./run-folder.js";
import { replaceFile } from "./settle-journal.js";
import { casesOfRun, checkShardCases } from "./shard-cases.js";
import { lastCaseOf } from "./shard-journal.js";

interface Part {
  readonly folder: RunFolder;
  readonly manifest: Manifest;
}

/**
 * Makes one run of the finished shards of a run: a new folder with the journal of all its cases, in case order. It is
 * yet to be summed up, by resuming it. Throws where a shard is missing, there twice, not finished, or was made of other
 * data, metrics or options than the first, or does not hold the cases that are its own.
 */
export async function mergeShards(directory: string, folders: readonly RunFolder[]): Promise<RunFolder> {
  const parts = await Promise.all(folders.map(async (folder) => ({ folder, manifest: await readManifestOf(folder) })));
  parts.sort((left, right) => (left.manifest.shard?.index ?? 0) - (right.manifest.shard?.index ?? 0));
  for (const part of parts) checkPart(part, parts[0] as Part);
  checkWhole(parts);
  const [first] = parts as [Part, ...Part[]];
  // Looked at before a folder is made, so that shards that are refused leave nothing behind.
  checkJournals(parts);
  const cases = await casesOfRun(first.folder, first.manifest);
  for (const { folder, manifest } of parts) checkShardCases(folder, manifest.shard, cases);
  const merged = createRunFolder(directory);
  const results = path.join(merged.path, "results.jsonl");
  fs.writeFileSync(results, "", { mode: 0o600 });
  for (const { folder } of parts) fs.appendFileSync(results, fs.readFileSync(path.join(folder.path, "results.jsonl")));
  const sample = path.join(first.folder.path, "sample.json");
  if (fs.existsSync(sample)) fs.copyFileSync(sample, path.join(merged.path, "sample.json"));
  const durationMs = parts.reduce((sum, { manifest }) => sum + manifest.durationMs, 0);
  // Only now is it a run: what was written before is nothing that could be mistaken for one.
  const manifest = {
    ...first.manifest,
    id: merged.id,
    shard: null,
    status: "interrupted",
    finishedAt: null,
    durationMs,
  };
  replaceFile(path.join(merged.path, "run.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  return merged;
}

/** Each shard is looked at on its own and against those before it; no more than one journal is in memory. */
function checkJournals(parts: readonly Part[]): void {
  let last = 0;
  for (const { folder } of parts) last = lastCaseOf(folder, last);
}

function checkPart({ folder, manifest }: Part, first: Part): void {
  if (manifest.shard === null) {
    throw new EvalError("invalid-input", `runs to be merged must be shards, got ${folder.id}, which is a whole run`);
  }
  if (manifest.status !== "finished") {
    const how = `go on with: evals score --resume ${folder.id}`;
    throw new EvalError("unfinished-run", `shard ${manifest.shard.index} (${folder.id}) must be finished; ${how}`);
  }
  const differences = differencesOf(first.manifest, { ...manifest, shard: first.manifest.shard });
  if (manifest.keepColumns !== first.manifest.keepColumns)
    differences.push("one was scored with a table, the other not");
  if (differences.length === 0) return;
  throw new EvalError(
    "changed-run",
    `shards must be of one run, but ${first.folder.id} and ${folder.id} differ:\n  ${differences.join("\n  ")}`,
  );
}

function checkWhole(parts: readonly Part[]): void {
  const of = parts[0]?.manifest.shard?.of ?? 0;
  const indexes = parts.map(({ manifest }) => manifest.shard?.index ?? 0);
  const uneven = parts.find(({ manifest }) => manifest.shard?.of !== of);
  if (uneven !== undefined) {
    throw new EvalError(
      "changed-run",
      `shards must be of one run, got one of ${of} and one of ${uneven.manifest.shard?.of}`,
    );
  }
  const missing = Array.from({ length: of }, (_, place) => place + 1).filter((index) => !indexes.includes(index));
  const doubled = indexes.find((index, place) => indexes.indexOf(index) !== place);
  if (doubled !== undefined) throw new EvalError("invalid-input", `shard ${doubled} of ${of} is there twice`);
  if (missing.length > 0)
    throw new EvalError("invalid-input", `of ${of} shards these are missing: ${missing.join(", ")}`);
}
