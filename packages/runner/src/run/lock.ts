import fs from "node:fs";
import os from "node:os";
import { EvalError } from "@eval/core";
import { nameFile } from "./name-file.js";

/**
 * Takes a folder for this process, so that two processes never write one journal. Returns the function that gives
 * it back. The lock of a process that has died on this machine is taken over.
 */
export function lockFolder(path: string): () => void {
  const owner = JSON.stringify({ pid: process.pid, host: os.hostname() });
  for (;;) {
    try {
      nameFile(path, () => fs.writeFileSync(path, owner, { flag: "wx", mode: 0o600 }));
      return () => fs.rmSync(path, { force: true });
    } catch (error) {
      const { code, syscall } = error as NodeJS.ErrnoException;
      // Made, but on a full disk without its owner.
      if (syscall === "write") fs.rmSync(path, { force: true });
      if (code !== "EEXIST") throw error;
    }
    refuseIfAlive(path);
    fs.rmSync(path, { force: true });
  }
}

function refuseIfAlive(path: string): void {
  const holder = readHolder(path);
  if (holder === null) return;
  const isHere = holder.host === os.hostname();
  if (isHere && !isAlive(holder.pid)) return;
  const where = isHere ? "" : ` on ${holder.host}`;
  throw new EvalError(
    "locked",
    `run is in use by process ${holder.pid}${where}; wait for it, or delete ${path} if that process is gone`,
  );
}

function readHolder(path: string): { pid: number; host: string } | null {
  try {
    const holder = JSON.parse(fs.readFileSync(path, "utf8")) as { pid?: unknown; host?: unknown };
    return typeof holder.pid === "number" && typeof holder.host === "string"
      ? { pid: holder.pid, host: holder.host }
      : null;
  } catch {
    // Torn or gone: whoever wrote it did not get to say who it was.
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
