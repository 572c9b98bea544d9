import fs from "node:fs";
import { EvalError } from "@eval/core";
import * as z from "zod";
import { detailLevels } from "./detail.js";
import { gateCheckShape } from "./gate-check.js";

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
  higherIsBetter: z.boolean(),
  options: json,
  /** Versions of the metrics that this one asks, by name; null where it asks none. */
  parts: z.record(z.string(), z.number()).nullable().default(null),
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
  /** `compare` where only a comparison asked for it: it is none of the runs that a person made. */
  purpose: z.enum(["score", "compare"]).default("score"),
  /** Whether the run held its gates; `open` until that was looked at, null where it had none. */
  gates: z.enum(["open", "passed", "failed"]).nullable().default(null),
  /** Each gate with what was measured, once that was looked at; absent in older runs. */
  gateChecks: z.array(gateCheckShape).optional(),
  files: z.array(fileShape),
  source: json,
  mapping: json,
  metrics: z.array(metricShape),
  by: z.array(z.string()),
  clusterBy: z.string().nullable().default(null),
  /** How cases were chosen (see `sample.json`); null where all were scored. */
  sampling: json.nullable().default(null),
  /** Which part of a run this is, where one machine did not score all of it. */
  shard: z.object({ index: z.int().positive(), of: z.int().positive() }).nullable().default(null),
  detail: z.enum(detailLevels as unknown as [string, ...string[]]),
  keepColumns: z.boolean(),
  /** What each place of a result in `results.jsonl` is. */
  resultColumns: z.array(z.string()),
  versions: z.record(z.string(), z.string()),
});

/** `run.json`: what a run did, enough to do it again and to refuse a resume that would do something else. */
export type Manifest = z.infer<typeof manifestShape>;

/** Reads and checks the manifest of a run. */
export function readManifest(path: string): Manifest {
  let value: unknown;
  try {
    value = JSON.parse(fs.readFileSync(path, "utf8"));
  } catch (cause) {
    throw new EvalError("unknown-run", `a run must have a readable ${path}`, { cause });
  }
  const manifest = manifestShape.safeParse(value);
  if (manifest.success) return manifest.data;
  const [first, ...more] = manifest.error.issues;
  const key = first?.path.join(".") ?? "";
  const others = more.length === 0 ? "" : `, and ${more.length} more of its keys are not as they should be`;
  const fault = `${key === "" ? "it" : key}: ${first?.message ?? "unknown"}${others}`;
  throw new EvalError("unknown-run", `${path} must be the manifest of a run (${fault}); score again for a new run`);
}
