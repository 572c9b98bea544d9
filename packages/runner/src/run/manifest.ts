import { EvalError, type JsonRecord, show } from "@eval/core";
import type { Manifest } from "./read-manifest.js";
import { replaceFile } from "./settle-journal.js";

export type { Manifest } from "./read-manifest.js";

export function writeManifest(path: string, manifest: Manifest): void {
  replaceFile(path, `${JSON.stringify(manifest, null, 2)}\n`);
}

/** The parts of a manifest that decide results: a resumed run must have the same. */
const FINGERPRINT = [
  "files",
  "source",
  "mapping",
  "metrics",
  "by",
  "clusterBy",
  "detail",
  "sampling",
  "shard",
] as const;

/** Refuses to go on with a run that was started with other data or other options, and shows what differs. */
export function checkSameRun(before: Manifest, now: Manifest): void {
  const differences = differencesOf(before, now);
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

/** What decides results and is not the same in two manifests, a sentence each. */
export const differencesOf = (before: Manifest, now: Manifest): string[] =>
  FINGERPRINT.flatMap((part) => diff(part, before[part] as JsonRecord, now[part] as JsonRecord));

function diff(path: string, before: unknown, now: unknown): string[] {
  if (JSON.stringify(before) === JSON.stringify(now)) return [];
  if (isObject(before) && isObject(now)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(now)])];
    return keys.flatMap((key) => diff(`${path}.${key}`, before[key], now[key]));
  }
  return [`${path} was ${show(before)}, is ${show(now)}`];
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
