// @ts-check
import { posix } from "node:path";

/**
 * The file that a relative import names, or why it may not be imported.
 *
 * @param {string} from relative to the package's `src`
 * @param {string} specifier
 * @param {ReadonlySet<string>} files
 * @returns {{ file: string, problem?: undefined } | { problem: string }}
 */
export function resolveSibling(from, specifier, files) {
  const path = posix.join(posix.dirname(from), specifier);
  // `..` from src is the package itself: its package.json is there to be read.
  if (path === "../package.json") return { file: path };
  if (path.startsWith("..")) return { problem: `must stay inside its package, got ${specifier}` };

  const file = [path.replace(/\.([cm]?)js(x?)$/, ".$1ts$2"), path].find((candidate) => files.has(candidate));
  if (file === undefined) return { problem: `must name a file that exists, got ${specifier}` };
  if (/\.test\.[jt]sx?$/.test(file)) return { problem: `must not import a test, got ${specifier}` };
  // An index imports its siblings, so importing it back makes a cycle of all of them.
  if (/(^|\/)index\.[jt]s$/.test(file)) return { problem: `must import files by their own name, got ${specifier}` };
  return { file };
}
