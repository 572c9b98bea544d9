// @ts-check
import { isNode, mayUse } from "./rule.mjs";

/** @typedef {import("../workspace.mjs").Package} Package */

/**
 * Whether the dependencies of a package.json are those that its source imports, and are allowed.
 *
 * @param {Package} member
 * @param {import("./rule.mjs").Rule} rule
 * @param {readonly Package[]} workspace
 * @param {ReadonlySet<string>} imported
 * @returns {string[]}
 */
export function checkManifest({ folder, name, manifest }, rule, workspace, imported) {
  const declared = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
  const bundled = rule.bundled ? Object.keys(manifest.devDependencies ?? {}) : [];
  // Metric packages are found at run time through this field, so the one that brings them imports none.
  const discovered = workspace.filter(({ manifest }) => manifest.eval !== undefined).map(({ name }) => name);

  const missing = [...imported]
    .filter((target) => target !== name && !isNode(target) && !target.startsWith("///"))
    .filter((target) => !declared.includes(target) && !bundled.includes(target))
    .map((target) => `must list ${target}, which its source imports`);
  const unused = declared
    .filter((target) => !imported.has(target) && !(rule.bundled && discovered.includes(target)))
    .map((target) => `must not list ${target}, which its source does not import`);
  const forbidden = declared
    .filter((target) => !mayUse(target, rule, workspace) && !(rule.bundled && discovered.includes(target)))
    .map((target) => `must not depend on ${target}`);
  return [...missing, ...unused, ...forbidden].map((problem) => `${folder}/package.json ${problem}`);
}
