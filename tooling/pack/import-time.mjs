// @ts-check
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { run } from "./run.mjs";

const RUNS = 15;

/**
 * The shortest time that importing a package takes in a fresh process, in milliseconds: what else the machine does can
 * only make it longer. An empty module is imported first, since the start of the loader is Node's.
 *
 * @param {string} dir
 * @param {string} name
 */
export async function shortestImportTime(dir, name) {
  const script = `
    await import("data:text/javascript,");
    const start = performance.now();
    await import("${name}");
    console.log(performance.now() - start);`;
  /** @type {number[]} */
  const times = [];
  for (let index = 0; index < RUNS; index++) {
    const { stdout } = await run(process.execPath, ["--input-type=module", "--eval", script], { cwd: dir });
    times.push(Number(stdout));
  }
  return Math.min(...times);
}

/**
 * How many files importing a package loads, and how many bytes of text they are: its own and those of other packages,
 * found by their static imports.
 *
 * @param {string} dir
 * @param {string} name
 */
export async function importWeight(dir, name) {
  const require = createRequire(join(resolve(dir), "package.json"));
  /** @type {Map<string, number>} */
  const seen = new Map();
  const pending = [require.resolve(name)];
  for (let file = pending.pop(); file !== undefined; file = pending.pop()) {
    if (seen.has(file)) continue;
    const text = readFileSync(file, "utf8");
    seen.set(file, Buffer.byteLength(text));
    // The files are bundles: every static import or export stands as `from"…"`. The word may stand in a table as well,
    // so what follows must look like the name of a module.
    for (const [, specifier = ""] of text.matchAll(/(?:from|import)\s*"((?:\.{1,2}\/|@?[a-z])[\w@./:-]*)"/g)) {
      if (specifier.startsWith("node:")) continue;
      pending.push(specifier.startsWith(".") ? join(dirname(file), specifier) : createRequire(file).resolve(specifier));
    }
  }
  return { files: seen.size, bytes: [...seen.values()].reduce((sum, bytes) => sum + bytes, 0) };
}
