import fs from "node:fs";
import { EvalError, type JsonRecord, show } from "@eval/core";
import * as z from "zod";
import { detailLevels } from "./detail.js";
import { replaceFile } from "./settle-journal.js";

const json = z.record(z.string(), z.json());

const fileShape = z.object({
  path: z.string(),
  /** Null for standard input, which cannot be read twice. */
  bytes: z.number().nullable(),
  sha256: z.string().nullable(),
});

const metricShape = z.object({
  package: z.string(),
  name: z.string(),
  version: z.number(),
  options: json,
});

const manifestShape = z.object({
  format: z.literal("eval-run"),
  version: z.literal(1),
  id: z.string(),
  startedAt: z.string(),
  finishedAt: z.string().nullable(),
  /** Milliseconds of scoring, all parts of a resumed run together. */
  durationMs: z.number(),
  status: z.enum(["running", "finished", "interrupted"]),
  files: z.array(fileShape),
  source: json,
  mapping: json,
  metrics: z.array(metricShape),
  by: z.array(z.string()),
  detail: z.enum(detailLevels as unknown as [string, ...string[]]),
  keepColumns: z.boolean(),
  /** What each place of a result in `results.jsonl` is. */
  resultColumns: z.array(z.string()),
  versions: z.record(z.string(), z.string()),
});

/** `run.json`: what a run did, enough to do it again and to refuse a resume that would do something else. */
export type Manifest = z.infer<typeof manifestShape>;

export function writeManifest(path: string, manifest: Manifest): void {
  replaceFile(path, `${JSON.stringify(manifest, null, 2)}\n`);
}

export function readManifest(path: string): Manifest {
  let value: unknown;
  try {
    value = JSON.parse(fs.readFileSync(path, "utf8"));
  } catch (cause) {
    throw new EvalError("unknown-run", `a run must have a readable ${path}`, { cause });
  }
  const manifest = manifestShape.safeParse(value);
  if (manifest.success) return manifest.data;
  throw new EvalError("unknown-run", `${path} must be the manifest of a run: ${z.prettifyError(manifest.error)}`);
}

/** The parts of a manifest that decide results: a resumed run must have the same. */
const FINGERPRINT = ["files", "source", "mapping", "metrics", "by", "detail"] as const;

/** Refuses to go on with a run that was started with other data or other options, and shows what differs. */
export function checkSameRun(before: Manifest, now: Manifest): void {
  const differences = FINGERPRINT.flatMap((part) => diff(part, before[part] as JsonRecord, now[part] as JsonRecord));
  if (now.keepColumns && !before.keepColumns) {
    differences.push("the run was started without a table, so its journal lacks the columns of one");
  }
  if (differences.length === 0) return;
  throw new EvalError(
    "changed-run",
    `run ${before.id} cannot be resumed, since it was started with something else:\n  ${differences.join("\n  ")}\n` +
      "start a new run, or give what the run was started with",
  );
}

function diff(path: string, before: unknown, now: unknown): string[] {
  if (JSON.stringify(before) === JSON.stringify(now)) return [];
  if (isObject(before) && isObject(now)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(now)])];
    return keys.flatMap((key) => diff(`${path}.${key}`, before[key], now[key]));
  }
  return [`${path} was ${show(before)}, is ${show(now)}`];
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
