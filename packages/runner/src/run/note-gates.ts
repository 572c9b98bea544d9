import path from "node:path";
import { writeManifest } from "./manifest.js";
import { type RunFolder, readManifestOf } from "./run-folder.js";

/** Keeps in the manifest of a finished run whether it held its gates. */
export async function noteGates(folder: RunFolder, gates: "passed" | "failed"): Promise<void> {
  writeManifest(path.join(folder.path, "run.json"), { ...(await readManifestOf(folder)), gates });
}
