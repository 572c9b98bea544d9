// @ts-check
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { besides, peers } from "./peers.mjs";
import { rowOf } from "./row.mjs";

/**
 * Installs the peers into a folder that is removed afterwards, and tries each. Nothing here depends on them.
 *
 * @param {typeof import("@eval/indic-conformance").indicConformance} indicConformance
 * @param {string | undefined} given a folder in which they are installed already
 * @returns {Promise<import("./row.mjs").Row[]>}
 */
export async function measurePeers(indicConformance, given) {
  const folder = given ?? install();
  try {
    const require = createRequire(join(folder, "package.json"));
    /** @type {import("./row.mjs").Row[]} */
    const rows = [];
    for (const { name, npm, entry, scorer } of peers) {
      const specifier = entry ?? npm.slice(0, npm.lastIndexOf("@"));
      const module = await import(pathToFileURL(require.resolve(specifier)).href);
      const title = `\`${name}\` of ${npm.replace(/@(?=[^@]*$)/, " ")}`;
      rows.push(await rowOf(title, scorer({ ...module.default, ...module }), indicConformance));
    }
    return rows;
  } finally {
    if (given === undefined) rmSync(folder, { recursive: true });
  }
}

function install() {
  const folder = mkdtempSync(join(tmpdir(), "indic-conformance-"));
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "peers", private: true }));
  const packages = [...new Set(peers.map(({ npm }) => npm)), ...besides];
  const quiet = ["--ignore-scripts", "--legacy-peer-deps", "--no-audit", "--no-fund", "--loglevel=error"];
  execFileSync("npm", ["install", ...quiet, ...packages], { cwd: folder, stdio: "inherit" });
  return folder;
}
