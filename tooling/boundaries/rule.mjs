// @ts-check
import { builtinModules } from "node:module";

/**
 * @typedef {import("../workspace.mjs").Package} Package
 * @typedef {{
 *   packages: readonly string[] | "any",
 *   libraries: boolean,
 *   platform: "none" | "node-subpath" | "node",
 *   bundled?: boolean,
 * }} Rule
 */

/**
 * Whether a rule lets a package use another one.
 *
 * @param {string} target
 * @param {Rule} rule
 * @param {readonly Package[]} workspace
 */
export function mayUse(target, rule, workspace) {
  // Our scope names a package of ours, whether it is there yet or not.
  const isOurs = target.startsWith("@eval/") || workspace.some(({ name }) => name === target);
  return isOurs ? rule.packages === "any" || rule.packages.includes(target) : rule.libraries;
}

/** @param {string} specifier */
export const isNode = (specifier) => specifier.startsWith("node:") || builtinModules.includes(specifier);

/** @param {string} specifier */
export const packageOf = (specifier) =>
  specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");
