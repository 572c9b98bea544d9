import { spawnSync } from "node:child_process";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** Where Node points at in a module: its place, the line, and a mark below it. */
const POINTER = /^(?:(file:\/\/\S+)|(\S.*)):(\d+)$/mu;
const PATIENCE_MS = 10_000;

/**
 * File and line of what keeps a module from being read, as `FILE:LINE`; null where neither the error nor Node tells. An
 * import fails without a place, so the file is looked at once more, without being run.
 */
export function syntaxPlace(error: SyntaxError, file: string): string | null {
  const { stack = "" } = error;
  // Of a name that another module does not export the error says the place itself, before its message.
  const own = placeIn(stack.slice(0, Math.max(0, stack.indexOf("SyntaxError: "))));
  if (own !== null) return own;
  const { status, stderr } = spawnSync(process.execPath, ["--check", file], { encoding: "utf8", timeout: PATIENCE_MS });
  return status === 0 ? null : placeIn(stderr);
}

function placeIn(text: string): string | null {
  const [, url, plain, line] = POINTER.exec(text) ?? [];
  const file = url === undefined ? plain : fileURLToPath(url);
  if (file === undefined) return null;
  const near = path.relative(process.cwd(), file);
  return `${near.startsWith("..") ? file : near}:${line}`;
}
