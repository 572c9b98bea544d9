import path from "node:path";
import type { RunFolder } from "../run/run-folder.js";
import type { Sample } from "./sample.js";

/** The sample of a run that is about some cases of its files. */
export async function readSampleOf(folder: RunFolder): Promise<Sample> {
  const { readSample } = await import("./read-sample.js");
  return readSample(path.join(folder.path, "sample.json"));
}
