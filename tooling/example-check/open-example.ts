import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { onTestFinished } from "vitest";

const examples = resolve(import.meta.dirname, "../../examples");

/** A copy of an example in a folder of its own, with what it depends on installed; gone when the test is. */
export function openExample(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `example-${name}-`));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(join(examples, name), folder, { recursive: true });
  symlinkSync(join(import.meta.dirname, "node_modules"), join(folder, "node_modules"));
  return folder;
}

/** Runs a program in a folder as its reader would: nothing of the outer Vitest, no colours. */
export function runIn(folder: string, program: string, args: readonly string[], variables: NodeJS.ProcessEnv = {}) {
  const own = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith("VITEST")));
  const env = { ...own, NO_COLOR: "1", ...variables };
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: folder, env, encoding: "utf8" });
  return { status, printed: `${stdout}\n${stderr}` };
}

export const npmTest = (folder: string) => runIn(folder, "npm", ["test", "--silent"]);
