// @ts-check
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * @typedef {{
 *   name: string,
 *   version: string,
 *   private?: boolean,
 *   exports?: Record<string, string | Record<string, string>>,
 *   eval?: Record<string, string>,
 *   scripts?: Record<string, string>,
 *   publishConfig?: Record<string, unknown>,
 *   dependencies?: Record<string, string>,
 *   peerDependencies?: Record<string, string>,
 *   devDependencies?: Record<string, string>,
 * }} Manifest
 * @typedef {{ name: string, folder: string, dir: string, manifest: Manifest }} Package `folder` is relative to the root.
 */

/**
 * The packages of the workspace, in the order of their folders.
 *
 * @param {string} root
 * @returns {Package[]}
 */
export function readPackages(root) {
  return ["packages", "apps"].flatMap((parent) => {
    if (!existsSync(join(root, parent))) return [];
    return readdirSync(join(root, parent))
      .sort()
      .map((child) => ({ folder: `${parent}/${child}`, dir: join(root, parent, child) }))
      .filter(({ dir }) => existsSync(join(dir, "package.json")))
      .map(({ folder, dir }) => {
        const manifest = readManifest(dir);
        return { name: manifest.name, folder, dir, manifest };
      });
  });
}

/**
 * @param {string} dir
 * @returns {Manifest}
 */
export const readManifest = (dir) => JSON.parse(readFileSync(join(dir, "package.json"), "utf8"));

/**
 * Every file below a folder, as paths relative to it; installed and built folders are left out.
 *
 * @param {string} dir
 * @returns {string[]}
 */
export function filesBelow(dir) {
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { withFileTypes: true })
    .flatMap((entry) => {
      if (!entry.isDirectory()) return [entry.name];
      if (["node_modules", "dist", ".types", ".turbo"].includes(entry.name)) return [];
      return filesBelow(join(dir, entry.name)).map((file) => `${entry.name}/${file}`);
    })
    .sort();
}
