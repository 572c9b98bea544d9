import path from "node:path";
import type { GateCheck } from "./gate-check.js";
import { writeManifest } from "./manifest.js";
import { type RunFolder, readManifestOf } from "./run-folder.js";

/** Keeps in the manifest of a finished run whether it held its gates, and each of them with what was measured. */
export async function noteGates(
  folder: RunFolder,
  gates: "passed" | "failed",
  gateChecks: readonly GateCheck[] = [],
): Promise<void> {
  const manifest = await readManifestOf(folder);
  writeManifest(path.join(folder.path, "run.json"), { ...manifest, gates, gateChecks: [...gateChecks] });
}
