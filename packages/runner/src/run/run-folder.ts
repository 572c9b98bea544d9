import { randomBytes } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { EvalError, show } from "@eval/core";
import type { Manifest } from "./manifest.js";

/** Where a run keeps its files. */
export interface RunFolder {
  readonly id: string;
  readonly path: string;
}

const RUNS = path.join(".evals", "runs");
// ascii: run ids are made here and name a folder
const ID = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/;

/** Makes the folder of a new run under `directory`. Only its owner can read it: it may hold private answers. */
export function createRunFolder(directory: string, now = new Date()): RunFolder {
  // With milliseconds, runs of one second are listed in the order in which they were started.
  const id = `${stampOf(now)}-${randomBytes(3).toString("hex")}`;
  const folder = path.join(directory, RUNS, id);
  try {
    fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const advice = "mend that, score in another folder, or keep no run with --no-journal";
    throw new EvalError("run-folder", `runs are kept in ${path.join(directory, RUNS)}: ${reason}; ${advice}`, {
      cause,
    });
  }
  return { id, path: folder };
}

/** Finds a run by its id, by the path of its folder, or as `latest`, the newest. Runs of answers have another manifest than runs of scores. */
export function findRunFolder(directory: string, run: string, manifest = "run.json"): RunFolder {
  if (run.includes("\0")) throw new EvalError("unknown-run", `run must be an id or a folder, got ${show(run)}`);
  const candidates = ID.test(run) ? [path.join(directory, RUNS, run)] : [];
  if (run.includes("/") || run.includes(path.sep)) candidates.push(path.resolve(directory, run));
  for (const folder of candidates) {
    if (fs.existsSync(path.join(folder, manifest))) return { id: path.basename(folder), path: folder };
  }
  const known = listRuns(directory, manifest).slice(-5);
  const newest = known.at(-1);
  if (run === "latest" && newest !== undefined) return { id: newest, path: path.join(directory, RUNS, newest) };
  const hint =
    known.length === 0 ? `there are none under ${path.join(directory, RUNS)}` : `the latest are ${known.join(", ")}`;
  throw new EvalError("unknown-run", `no run ${show(run)} was found; ${hint}`);
}

/** Ids of the runs under `directory`, oldest first. */
export function listRuns(directory: string, manifest = "run.json"): string[] {
  const runs = path.join(directory, RUNS);
  if (!fs.existsSync(runs)) return [];
  return fs
    .readdirSync(runs)
    .filter((id) => fs.existsSync(path.join(runs, id, manifest)))
    .map((id) => ({ id, began: beginOf(id, path.join(runs, id, manifest)) }))
    .sort((left, right) => compareTexts(left.began, right.began) || compareTexts(left.id, right.id))
    .map(({ id }) => id);
}

const compareTexts = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0);

// ascii: the ids of `createRunFolder`
const STAMP = /^([0-9]{8}-[0-9]{6}-[0-9]{3})-[0-9a-f]{6}$/;

/** When a run began, as a stamp. Ids tell; a folder that somebody named, such as a copy, has it in its manifest. */
function beginOf(id: string, manifest: string): string {
  const stamp = STAMP.exec(id)?.[1];
  if (stamp !== undefined) return stamp;
  try {
    const { startedAt } = JSON.parse(fs.readFileSync(manifest, "utf8")) as { readonly startedAt?: unknown };
    return stampOf(new Date(String(startedAt)));
  } catch {
    // What cannot be read is no latest run.
    return "";
  }
}

const stampOf = (time: Date): string => time.toISOString().replace(/[-:Z]/g, "").replace("T", "-").replace(".", "-");

/** The manifest of a run. */
export async function readManifestOf(folder: RunFolder): Promise<Manifest> {
  const { readManifest } = await import("./read-manifest.js");
  return readManifest(path.join(folder.path, "run.json"));
}
