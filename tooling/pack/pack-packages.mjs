// @ts-check
import { run } from "./run.mjs";

/**
 * @typedef {import("../workspace.mjs").Package} Package
 * @typedef {Package & { tarball: string, files: string[] }} Packed `files` are the paths inside the tarball.
 */

/**
 * Packs packages as they would be published: workspace ranges become versions, the licence of the root comes along.
 *
 * @param {string} root
 * @param {readonly Package[]} packages
 * @param {string} destination
 * @returns {Promise<Packed[]>}
 */
export async function packPackages(root, packages, destination) {
  const filters = packages.flatMap(({ name }) => ["--filter", name]);
  const { stdout } = await run("pnpm", ["-r", ...filters, "pack", "--json", "--pack-destination", destination], {
    cwd: root,
  });
  /** @type {{ name: string, filename: string }[]} */
  const packed = [JSON.parse(stdout)].flat();
  return Promise.all(
    packages.map(async (member) => {
      const found = packed.find(({ name }) => name === member.name);
      if (found === undefined) throw new Error(`${member.name} was not packed`);
      return { ...member, tarball: found.filename, files: await filesIn(found.filename) };
    }),
  );
}

/**
 * The list that pnpm prints lacks the licence, so the tarball itself is asked.
 *
 * @param {string} tarball
 * @returns {Promise<string[]>}
 */
async function filesIn(tarball) {
  const { stdout } = await run("tar", ["-tzf", tarball]);
  return stdout
    .trim()
    .split("\n")
    .map((path) => path.replace("package/", ""))
    .sort();
}
