import fs from "node:fs";
import { EvalError, type JsonRecord, show } from "@eval/core";
import * as z from "zod";
import { replaceFile } from "../../run/settle-journal.js";

const json: z.ZodType<JsonRecord> = z.record(z.string(), z.json());

/** Everything that can change an answer, and no place on a disk: the folder of a run may be moved. */
const fingerprintShape = z.object({
  files: z.array(z.object({ bytes: z.number().nullable(), sha256: z.string().nullable() })),
  source: json,
  mapping: json,
  /** Which cases of the files, where not all of them. */
  selection: json,
  models: z.array(json),
  profile: z.string().nullable(),
  prompt: z.string().nullable(),
  promptSha256: z.string().nullable(),
  system: z.string().nullable(),
  /** Versions of the instructions that are used, by scoring profile. */
  instructions: z.record(z.string(), z.number()),
  /** Of each model; null where its descriptor says it. */
  temperatures: z.array(z.number().nullable()),
  maxTokens: z.number().nullable(),
  seed: z.number().nullable(),
  /** Hash of all conversations as they are sent: what nothing above shows would show here. */
  conversationsSha256: z.string(),
});

export type AnswerFingerprint = z.infer<typeof fingerprintShape>;

const manifestShape = z.object({
  format: z.literal("eval-answers"),
  version: z.literal(1),
  id: z.string(),
  startedAt: z.string(),
  finishedAt: z.string().nullable(),
  /** Milliseconds of asking, all parts of a resumed run together. */
  durationMs: z.number(),
  status: z.enum(["running", "finished", "interrupted"]),
  /** As they were given, relative to the folder of the project where they lie in it. */
  files: z.array(z.string()),
  promptFile: z.string().nullable(),
  fingerprint: fingerprintShape,
  versions: z.record(z.string(), z.string()),
});

/** `answer.json`: what was asked, enough to go on and to refuse to go on with something else. */
export type AnswerManifest = z.infer<typeof manifestShape>;

export function writeAnswerManifest(path: string, manifest: AnswerManifest): void {
  replaceFile(path, `${JSON.stringify(manifest, null, 2)}\n`);
}

export function readAnswerManifest(path: string): AnswerManifest {
  let value: unknown;
  try {
    value = JSON.parse(fs.readFileSync(path, "utf8"));
  } catch (cause) {
    throw new EvalError("unknown-run", `a run of answers must have a readable ${path}`, { cause });
  }
  const manifest = manifestShape.safeParse(value);
  if (manifest.success) return manifest.data;
  throw new EvalError("unknown-run", `${path} must be the manifest of answers: ${z.prettifyError(manifest.error)}`);
}

/** Refuses to go on with a run that was started with something else, and shows what differs. */
export function checkSameAnswers(before: AnswerManifest, now: AnswerFingerprint): void {
  const parts = Object.keys(now) as (keyof AnswerFingerprint)[];
  const all = parts.flatMap((part) => differences(part, before.fingerprint[part], now[part]));
  // The hash of all conversations says nothing that what differs beside it does not say better.
  const told = all.filter((line) => !line.startsWith("conversationsSha256"));
  const shown = told.length > 0 ? told : all;
  if (shown.length === 0) return;
  throw new EvalError(
    "changed-run",
    `answers ${before.id} cannot be gone on with, since they were begun with something else:\n  ${shown.join("\n  ")}\n` +
      "begin anew without --resume, or give what they were begun with",
  );
}

function differences(path: string, before: unknown, now: unknown): string[] {
  if (JSON.stringify(before) === JSON.stringify(now)) return [];
  if (isObject(before) && isObject(now)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(now)])];
    return keys.flatMap((key) => differences(`${path}.${key}`, before[key], now[key]));
  }
  return [`${path} was ${show(before)}, is ${show(now)}`];
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
