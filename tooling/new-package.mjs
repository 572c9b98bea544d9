// @ts-check
import { join, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { loadSource } from "./load-source.mjs";

/** @type {typeof import("../packages/create-metric/src/write-template.js")} */
const { writeTemplate } = await loadSource("packages/create-metric/src/write-template.ts");
/** @type {typeof import("../packages/create-metric/src/check-names.js")} */
const { checkKebabCase, checkMetricName } = await loadSource("packages/create-metric/src/check-names.ts");

/**
 * Writes a package with one metric below `packages/` of the workspace at `root`, with a changeset, out of the template of
 * `@eval/create-metric`. No file that exists is touched.
 *
 * @param {{ name: string, metric: string, root: string }} request
 * @returns {string[]} the files written
 */
export function newPackage({ name, metric, root }) {
  checkKebabCase("package name", name);
  checkMetricName(metric);
  const folder = join(root, "packages", name);
  const changeset = join(root, ".changeset", `new-package-${name}.md`);
  const placeOf = (/** @type {string} */ file) => (file === "changeset.md" ? changeset : join(folder, file));
  return writeTemplate(["shared", "workspace"], { metric, packageName: `@eval/${name}` }, folder, placeOf);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const [name, metric, ...rest] = process.argv.slice(2);
  if (name === undefined || metric === undefined || rest.length > 0) {
    console.error("usage: pnpm new:package NAME METRIC");
    process.exitCode = 2;
  } else {
    try {
      const files = newPackage({ name, metric, root: resolve(import.meta.dirname, "..") });
      for (const file of files) console.log(relative(process.cwd(), file));
      console.log("next: pnpm install");
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 2;
    }
  }
}
