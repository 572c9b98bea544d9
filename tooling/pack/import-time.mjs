// @ts-check
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
