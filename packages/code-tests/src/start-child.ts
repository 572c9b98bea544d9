import { type ChildProcess, spawn } from "node:child_process";
import type { Readable, Writable } from "node:stream";
import { EvalError } from "@eval/core";
import type { EngineFiles } from "./engine-files.js";
import type { Language } from "./language.js";
import { type Isolation, sandboxCommand } from "./sandbox-command.js";

/** What a child is told when it starts. */
export interface ChildSettings {
  readonly language: Language;
  readonly memoryLimitBytes: number;
  readonly outputLimitBytes: number;
  readonly start: "plain" | "snapshot" | "make-snapshot";
}

/** How long a child may take to be ready, on a machine that has much else to do. */
const START_LIMIT_MS = 60_000;
/** How long what a dead process wrote may take to be read; what it left behind may hold its pipes open for ever. */
const CLOSE_LIMIT_MS = 10_000;
const MAX_COMPLAINT = 2_000;

/** A process in a sandbox. */
export interface Child {
  readonly process: ChildProcess;
  readonly job: Writable;
  readonly results: Readable;
  /** Resolves when the process is gone and all it said was read. */
  readonly closed: Promise<{ readonly code: number | null; readonly signal: string | null }>;
  /** What it wrote on standard error, for a message where it does not start. */
  complaint(): string;
  kill(): void;
}

export function startChild(
  isolation: Isolation,
  { urls, folders }: EngineFiles,
  settings: ChildSettings,
  snapshot: Uint8Array | null,
): Child {
  const { file, args } = sandboxCommand(isolation, folders, { ...settings, urls });
  const process = spawn(file, args, { env: {}, cwd: "/", stdio: ["ignore", "ignore", "pipe", "pipe", "pipe", "pipe"] });
  const [stderr, results, image, job] = process.stdio.slice(2) as [Readable, Readable, Writable, Writable];
  // A child that is killed while it is written to breaks the pipe; how it ended is told by `closed`.
  for (const pipe of [image, job]) pipe.on("error", () => {});
  image.end(snapshot ?? undefined);

  let complaint = "";
  stderr.setEncoding("utf8").on("data", (text: string) => {
    if (complaint.length < MAX_COMPLAINT) complaint += text;
  });
  const closed = new Promise<{ code: number | null; signal: string | null }>((resolve, reject) => {
    process.once("error", (cause) => {
      reject(new EvalError("sandbox-start", `sandbox must start, got ${cause.message}`, { cause }));
    });
    process.once("close", (code, signal) => resolve({ code, signal }));
  });
  const kill = () => {
    process.kill("SIGKILL");
    // A bubblewrap that is killed before it is set up leaves the program behind: at the end of its input that ends too.
    for (const pipe of [image, job]) pipe.destroy();
  };
  process.once("exit", () => {
    const late = setTimeout(() => {
      for (const pipe of [stderr, results]) pipe.destroy();
    }, CLOSE_LIMIT_MS);
    process.once("close", () => clearTimeout(late));
  });
  return { process, job, results, closed, complaint: () => complaint.trim(), kill };
}

/** The error of a child that ended, or was ended, before it was ready. */
export const startFailure = (child: Child): EvalError =>
  new EvalError("sandbox-start", `sandbox must start, got ${child.complaint().slice(0, 600) || "no sign of life"}`);

/** Ends a child that is not ready in time; call what it returns when it is. */
export function limitStart(child: Child): () => void {
  const timer = setTimeout(() => child.kill(), START_LIMIT_MS);
  child.closed.catch(() => {}).finally(() => clearTimeout(timer));
  return () => clearTimeout(timer);
}
