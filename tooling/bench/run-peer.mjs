// @ts-check
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

/**
 * What a Python peer prints, a JSON object a line; nothing, with a word, where Python does not have its module.
 *
 * @param {string} module
 * @param {string} script
 * @param {readonly string[]} files
 * @returns {any[]}
 */
export function runPeer(module, script, ...files) {
  const run = (/** @type {string[]} */ ...args) => spawnSync("python3", args, { encoding: "utf8" });
  if (run("-c", `import ${module}`).status !== 0) {
    console.log(`${module}: not installed, left out`);
    return [];
  }
  const { status, stdout, stderr } = run(fileURLToPath(new URL(`peers/${script}`, import.meta.url)), ...files);
  if (status !== 0) throw new Error(`${script} ended with ${status}: ${stderr.slice(-500)}`);
  return stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
}
