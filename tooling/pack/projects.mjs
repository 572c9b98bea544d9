// @ts-check
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { run } from "./run.mjs";

/**
 * @typedef {import("./pack-packages.mjs").Packed} Packed
 * @typedef {"npm" | "pnpm"} Client
 */

/**
 * Makes an empty project and installs tarballs into it, nothing else.
 *
 * Packages name each other by version, and these versions may not be published: the overrides lead to the tarballs.
 *
 * @param {Client} client
 * @param {string} dir
 * @param {readonly Packed[]} packed
 */
export async function installProject(client, dir, packed) {
  await mkdir(dir, { recursive: true });
  const tarballs = Object.fromEntries(packed.map(({ name, tarball }) => [name, `file:${tarball}`]));
  const manifest = { name: "consumer", version: "1.0.0", private: true, dependencies: tarballs };
  const overrides = client === "npm" ? { overrides: tarballs } : { pnpm: { overrides: tarballs } };
  await writeFile(join(dir, "package.json"), JSON.stringify({ ...manifest, ...overrides }, null, 2));
  if (client === "npm") await run("npm", ["install", "--no-audit", "--no-fund", "--loglevel=error"], { cwd: dir });
  else await run("pnpm", ["install", "--ignore-workspace", "--prefer-offline"], { cwd: dir });
}
