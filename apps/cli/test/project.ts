import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";

const BIN = fileURLToPath(new URL("../dist/bin.cjs", import.meta.url));
const PACKAGES = fileURLToPath(new URL("../../../packages/", import.meta.url));

const textOf = (stream: Readable | null): Promise<string> => (stream === null ? Promise.resolve("") : text(stream));

/** What a command printed, and how it ended. */
export interface Outcome {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A folder of its own with the files given, in which the built command is run as a user would run it. */
export class Project {
  readonly directory = fs.mkdtempSync(path.join(os.tmpdir(), "evals-"));

  constructor(files: Readonly<Record<string, string | Uint8Array>> = {}) {
    for (const [name, content] of Object.entries(files)) this.write(name, content);
  }

  write(name: string, content: string | Uint8Array): void {
    const file = path.join(this.directory, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, content);
  }

  read(name: string): string {
    return fs.readFileSync(path.join(this.directory, name), "utf8");
  }

  has(name: string): boolean {
    return fs.existsSync(path.join(this.directory, name));
  }

  /** Makes a package of the workspace a dependency, as an installer would. */
  link(name: string): void {
    const target = path.join(this.directory, "node_modules", "@eval", name);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.symlinkSync(path.join(PACKAGES, name), target, "dir");
  }

  run(
    args: readonly string[],
    options: { readonly input?: string | Uint8Array; readonly env?: NodeJS.ProcessEnv } = {},
  ): Outcome {
    const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, ...args], {
      cwd: this.directory,
      encoding: "utf8",
      input: options.input ?? "",
      env: { ...process.env, NO_COLOR: "1", ...options.env },
      maxBuffer: 1 << 28,
    });
    return { code: status, stdout, stderr };
  }

  /** With a limit no file of the command can grow beyond so many blocks of 512 bytes. */
  start(args: readonly string[], env: NodeJS.ProcessEnv = {}, fileBlocks: number | null = null): ChildProcess {
    const environment = { ...process.env, NO_COLOR: "1", ...env };
    const command = [process.execPath, BIN, ...args];
    const limited = ["sh", "-c", `ulimit -f ${fileBlocks}; exec "$@"`, "sh", ...command];
    const [file = "", ...rest] = fileBlocks === null ? command : limited;
    return spawn(file, rest, {
      cwd: this.directory,
      stdio: ["ignore", "pipe", "pipe"],
      env: environment,
    });
  }

  /** Like `run`, but this process goes on: it may be the server that the command asks. */
  async runBeside(
    args: readonly string[],
    env: NodeJS.ProcessEnv = {},
    fileBlocks: number | null = null,
  ): Promise<Outcome> {
    const child = this.start(args, env, fileBlocks);
    const [stdout, stderr] = await Promise.all([textOf(child.stdout), textOf(child.stderr)]);
    return { code: child.exitCode ?? (await once(child, "close"))[0], stdout, stderr };
  }

  /** The text of every file below the folder. */
  allFiles(): string[] {
    const entries = fs.readdirSync(this.directory, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    return files.map((entry) => fs.readFileSync(path.join(entry.parentPath, entry.name), "utf8"));
  }

  /** The only run, or the newest, of this project. */
  runFolder(): string {
    const runs = path.join(this.directory, ".evals", "runs");
    const [newest] = fs.readdirSync(runs).sort().reverse();
    return path.join(".evals", "runs", newest ?? "");
  }

  remove(): void {
    fs.rmSync(this.directory, { recursive: true, force: true });
  }

  [Symbol.dispose](): void {
    this.remove();
  }
}
