import fs from "node:fs";
import { EvalError } from "@eval/core";
import * as z from "zod";
import type { Sample } from "./sample.js";

const count = z.int().nonnegative();
const share = { capacity: count, drawn: count };

const sampleShape = z.object({
  format: z.literal("eval-sample"),
  version: z.literal(1),
  strategy: z.enum(["stratified", "random", "list"]),
  seed: count.nullable(),
  requested: count.nullable(),
  mode: z.string().nullable(),
  listedBy: z.enum(["ids", "row numbers"]).nullable().default(null),
  frame: z.object({ cases: count, excluded: count, skipped: count, filter: z.record(z.string(), z.string()) }),
  allocation: z.array(
    z.object({
      source: z.string().nullable(),
      ...share,
      categories: z.array(z.object({ category: z.string().nullable(), ...share })),
    }),
  ),
  files: z.array(z.object({ path: z.string(), bytes: count, sha256: z.string() })),
  cases: z.array(z.object({ case: z.int().positive(), id: z.string().nullable() })),
});

/** Checks what a `sample.json` holds; `path` is for the message. */
export function checkSample(value: unknown, path: string): Sample {
  const sample = sampleShape.safeParse(value);
  if (sample.success) return sample.data;
  throw new EvalError("invalid-sample", `${path} must be a sample.json: ${z.prettifyError(sample.error)}`);
}

/** Reads the sample of a run. */
export function readSample(path: string): Sample {
  let value: unknown;
  try {
    value = JSON.parse(fs.readFileSync(path, "utf8"));
  } catch (cause) {
    throw new EvalError("invalid-sample", `a run of a sample must have a readable ${path}`, { cause });
  }
  return checkSample(value, path);
}
