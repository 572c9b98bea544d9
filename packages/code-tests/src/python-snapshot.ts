import type { EngineFiles } from "./engine-files.js";
import type { Isolation } from "./sandbox-command.js";
import { type ChildSettings, limitStart, startChild } from "./start-child.js";

let made: Promise<Uint8Array | null> | null = null;

/**
 * An image of Python right after its start, made once by a child in which no code under test ever runs; null where
 * Pyodide cannot make one, since its options for this are not part of its documented interface. No limit is part of it.
 */
export function pythonSnapshot(
  isolation: Isolation,
  files: EngineFiles,
  settings: Omit<ChildSettings, "start">,
): Promise<Uint8Array | null> {
  made ??= makeSnapshot(isolation, files, settings).catch(() => null);
  return made;
}

async function makeSnapshot(
  isolation: Isolation,
  files: EngineFiles,
  settings: Omit<ChildSettings, "start">,
): Promise<Uint8Array | null> {
  const child = startChild(isolation, files, { ...settings, start: "make-snapshot" }, null);
  limitStart(child);
  child.job.end();
  const chunks: Buffer[] = [];
  child.results.on("data", (chunk: Buffer) => chunks.push(chunk));
  const { code } = await child.closed;
  return code === 0 && chunks.length > 0 ? Buffer.concat(chunks) : null;
}
