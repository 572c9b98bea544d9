import fs from "node:fs";
import path from "node:path";
import { EvalError } from "@eval/core";
import type { RunFolder, Summary } from "@eval/runner";

/** The summary of a finished run. Throws where there is none that can be read. */
export function readSummary(folder: RunFolder): Summary {
  const file = path.join(folder.path, "summary.json");
  try {
    return JSON.parse(fs.readFileSync(file, "utf8")) as Summary;
  } catch (cause) {
    const how = `go on with: evals score --resume ${folder.id}`;
    throw new EvalError("unfinished-run", `run ${folder.id} must have a readable summary.json; ${how}`, { cause });
  }
}
