// @ts-check
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { checkPackage } from "./boundaries/check-package.mjs";
import { readPackages } from "./workspace.mjs";

const ground = ["@eval/core", "@eval/stats", "@eval/calls"];

/**
 * Who may import whom, by folder; `*` stands for packages not named. `packages` are those of the workspace,
 * `libraries` all others, `platform` is where Node may be used (`node-subpath`: in `src/node.ts` and `src/node/`).
 * A `bundled` package may take libraries from its devDependencies.
 *
 * @type {Record<string, import("./boundaries/rule.mjs").Rule>}
 */
const rules = {
  "packages/core": { packages: [], libraries: false, platform: "none" },
  "packages/stats": { packages: [], libraries: false, platform: "none" },
  "packages/calls": { packages: ["@eval/core"], libraries: true, platform: "node-subpath" },
  "packages/runner": { packages: ["@eval/core", "@eval/stats"], libraries: true, platform: "node" },
  "packages/report": { packages: ["@eval/core", "@eval/stats"], libraries: true, platform: "node" },
  "packages/review": { packages: ["@eval/core", "@eval/stats"], libraries: true, platform: "node" },
  "packages/create-metric": { packages: [], libraries: false, platform: "node" },
  "packages/indic-conformance": { packages: [], libraries: false, platform: "node" },
  "packages/code-tests": { packages: ground, libraries: true, platform: "node" },
  "packages/*": { packages: ground, libraries: true, platform: "node-subpath" },
  "apps/cli": {
    packages: [...ground, "@eval/runner", "@eval/report", "@eval/review"],
    libraries: true,
    platform: "node",
    bundled: true,
  },
  "apps/*": { packages: "any", libraries: true, platform: "node" },
};

/**
 * The rule for the package in a folder.
 *
 * @param {string} folder
 */
export const ruleOf = (folder) => rules[folder] ?? rules[folder.replace(/[^/]+$/, "*")];

/**
 * @param {string} root
 * @returns {string[]} one line for each place where a boundary is crossed
 */
export function checkBoundaries(root) {
  const packages = readPackages(root);
  return packages.flatMap((member) => {
    const rule = ruleOf(member.folder);
    return rule === undefined ? [] : checkPackage(member, rule, packages);
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const root = resolve(import.meta.dirname, "..");
  const violations = checkBoundaries(root);
  for (const violation of violations) console.error(violation);
  console.log(`boundaries: ${readPackages(root).length} packages, ${violations.length} violations`);
  process.exitCode = violations.length === 0 ? 0 : 1;
}
