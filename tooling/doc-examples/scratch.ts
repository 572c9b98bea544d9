import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** A folder of its own, in which a document is followed as its reader would: `npx evals` and `npm install` work there. */
export interface Scratch {
  readonly directory: string;
  /** First on the path of commands that run here. */
  readonly commands: string;
  write(file: string, text: string): void;
  read(file: string): string;
  remove(): void;
}

/**
 * Commands are stand-ins that ask no network: `npx` knows `evals` alone, `npm install` links packages of the workspace
 * and refuses names that it does not have.
 */
export function openScratch(root: string): Scratch {
  const parent = mkdtempSync(join(tmpdir(), "evals-docs-"));
  const directory = join(parent, "project");
  const commands = join(parent, "commands");
  mkdirSync(directory);
  mkdirSync(commands);
  for (const shared of ["examples", "packages", "tooling"])
    symlinkSync(join(root, shared), join(directory, shared), "dir");
  const command = (name: string, text: string) => {
    writeFileSync(join(commands, name), `#!/bin/sh\n${text}\n`);
    chmodSync(join(commands, name), 0o755);
  };
  command("evals", `exec "${process.execPath}" "${join(root, "apps/cli/dist/bin.cjs")}" "$@"`);
  command("npx", '[ "$1" = evals ] || { echo "npx $1 is not run here" >&2; exit 9; }\nshift\nexec evals "$@"');
  command(
    "npm",
    `exec "${process.execPath}" "${join(import.meta.dirname, "install-from-workspace.mjs")}" "${root}" "$@"`,
  );
  return {
    directory,
    commands,
    write(file, text) {
      mkdirSync(dirname(join(directory, file)), { recursive: true });
      writeFileSync(join(directory, file), text);
    },
    read: (file) => readFileSync(join(directory, file), "utf8"),
    remove: () => rmSync(parent, { recursive: true, force: true }),
  };
}

/** Puts the files that a README takes for granted into a scratch folder: `answers.csv`, `labels.csv` and the like. */
export function giveFiles(scratch: Scratch, root: string): void {
  cpSync(join(import.meta.dirname, "given"), scratch.directory, { recursive: true });
  cpSync(join(root, "examples/indic-qa.csv"), join(scratch.directory, "answers.csv"));
  cpSync(join(root, "examples/my-metric.mjs"), join(scratch.directory, "my-metric.mjs"));
  mkdirSync(join(scratch.directory, "node_modules/@eval"), { recursive: true });
  symlinkSync(join(root, "packages/core"), join(scratch.directory, "node_modules/@eval/core"), "dir");
}
