import { execFile } from "node:child_process";
import { realpathSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { EvalError } from "@eval/core";

/** What stands between code under test and the machine; `bubblewrap` comes on top of `process`. */
export type Isolation = "process" | "bubblewrap";

/** The program of the child; in `dist` it stands beside the joined modules of the package. */
const CHILD = new URL("./child.js", import.meta.url);

const HEAP_MB = 192;

/** The command that starts a child which may read the folders of its engine and nothing else. */
export function sandboxCommand(
  isolation: Isolation,
  folders: readonly string[],
  settings: object,
): { readonly file: string; readonly args: readonly string[] } {
  const child = realpathSync(fileURLToPath(CHILD));
  const readable = [dirname(child), ...folders];
  const node = [
    permissionFlag(),
    ...readable.map((folder) => `--allow-fs-read=${folder}/`),
    "--disallow-code-generation-from-strings",
    `--max-old-space-size=${HEAP_MB}`,
    "--no-warnings",
    // To follow a link, Node reads the folders above it, which it may not.
    "--preserve-symlinks",
    "--preserve-symlinks-main",
    child,
    JSON.stringify(settings),
  ];
  if (isolation === "process") return { file: process.execPath, args: node };
  return { file: "bwrap", args: [...bubblewrap(readable), process.execPath, ...node] };
}

/** Stable since Node 22.13, experimental before. */
function permissionFlag(): string {
  const flag = ["--permission", "--experimental-permission"].find((name) =>
    process.allowedNodeEnvironmentFlags.has(name),
  );
  if (flag !== undefined) return flag;
  throw new EvalError("sandbox-unavailable", "code tests need the permission model of Node 20.19 or later, got none");
}

/** Namespaces of their own for processes, network, users and files; of the files, what Node itself needs. */
function bubblewrap(readable: readonly string[]): string[] {
  const system = ["/usr", "/lib", "/lib64", "/bin"].flatMap((folder) => ["--ro-bind-try", folder, folder]);
  const own = [process.execPath, ...readable].flatMap((path) => ["--ro-bind", path, path]);
  return [
    ...["--unshare-all", "--die-with-parent", "--new-session", "--clearenv"],
    ...["--proc", "/proc", "--dev", "/dev"],
    ...system,
    ...own,
    "--",
  ];
}

let usable: Promise<boolean> | null = null;

/** Whether bubblewrap is there and may make namespaces, which inside a container it often may not. */
function hasBubblewrap(): Promise<boolean> {
  usable ??= promisify(execFile)("bwrap", [...bubblewrap([]), process.execPath, "--version"], { timeout: 10_000 }).then(
    () => true,
    () => false,
  );
  return usable;
}

/** The isolation to use: the strongest there is, or the one asked for. */
export async function isolationFor(wanted: Isolation | "auto"): Promise<Isolation> {
  if (wanted === "process") return "process";
  if (await hasBubblewrap()) return "bubblewrap";
  if (wanted === "auto") return "process";
  throw new EvalError("sandbox-unavailable", 'isolation "bubblewrap" needs a bwrap command that works, got none');
}
