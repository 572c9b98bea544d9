import { EvalError } from "@eval/core";
import { findRunFolder, listRuns, type RunFolder, readManifestOf } from "@eval/runner";
import { LATEST } from "./latest-word.js";

/**
 * Finds a run by its id, by the path of its folder, or as `latest`: the newest that a person made. A run that only a
 * comparison asked for counts where there is no other.
 */
export async function findRun(directory: string, name: string): Promise<RunFolder> {
  if (name !== LATEST) return findRunFolder(directory, name);
  for (const id of listRuns(directory).reverse()) {
    const folder = findRunFolder(directory, id);
    if (!(await isOfComparison(folder))) return folder;
  }
  return findRunFolder(directory, LATEST);
}

/** What cannot be read is for the reader of the run to tell. */
async function isOfComparison(folder: RunFolder): Promise<boolean> {
  try {
    return (await readManifestOf(folder)).purpose === "compare";
  } catch (error) {
    if (error instanceof EvalError) return false;
    throw error;
  }
}
