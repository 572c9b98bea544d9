import path from "node:path";
import type { RunFolder } from "../run/run-folder.js";
import { replaceFile } from "../run/settle-journal.js";
import type { Sample } from "./sample.js";

/** Keeps with a run how its cases were chosen; a run of all cases has no such file. */
export function writeSample(folder: RunFolder, sample: Sample | null): void {
  if (sample === null) return;
  replaceFile(path.join(folder.path, "sample.json"), `${JSON.stringify(sample, null, 2)}\n`);
}
