import fs from "node:fs";
import path from "node:path";
import { EvalError, show } from "@eval/core";
import { findRunFolder, type RunFolder } from "@eval/runner";
import { findRun } from "../history/find-run.js";
import { isLabelFile } from "./is-label-file.js";

/** Labels that people gave to the cases of a run. */
export interface LabelledRun {
  readonly folder: RunFolder;
  readonly labelFiles: readonly string[];
}

const LABELS = "labels.jsonl";
// ascii: ids of runs are made of digits and letters
const RUN_ID = /^[0-9]{8}-[0-9]{6}-[0-9a-z-]+$/;

/**
 * The run whose labels are meant: named by `--run`, with files of labels from anywhere; or itself the argument, as an
 * id, a folder, or the `labels.jsonl` in it. Null where the files are tables with labels and verdicts in them.
 */
export async function labelledRun(
  directory: string,
  files: readonly string[],
  run: string | undefined,
): Promise<LabelledRun | null> {
  if (run !== undefined) return { folder: await findRun(directory, run), labelFiles: files.map(existing) };
  const [named = ""] = files;
  const isOne = files.length === 1;
  const place = path.resolve(directory, named);
  const folder = path.basename(place) === LABELS && isRun(path.dirname(place)) ? path.dirname(place) : place;
  if (isOne && isRun(folder)) return labelsOf(findRunFolder(directory, folder));
  if (isOne && RUN_ID.test(named) && !fs.existsSync(place)) return labelsOf(findRunFolder(directory, named));
  const labels = files.find((file) => isLabelFile(path.resolve(directory, file)));
  if (labels === undefined) return null;
  throw new EvalError("invalid-option", `--run must say of which run these are labels, got none for ${show(labels)}`);
}

function existing(file: string): string {
  if (fs.existsSync(file)) return file;
  throw new EvalError("invalid-input", `a file of labels must exist, got ${show(file)}`);
}

const isRun = (folder: string): boolean => fs.existsSync(path.join(folder, "run.json"));
const labelsOf = (folder: RunFolder): LabelledRun => ({ folder, labelFiles: [path.join(folder.path, LABELS)] });
