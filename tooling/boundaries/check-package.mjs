// @ts-check
import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { filesBelow } from "../workspace.mjs";
import { checkManifest } from "./check-manifest.mjs";
import { findCycles } from "./cycles.mjs";
import { readImports } from "./imports.mjs";
import { readPlatformNames } from "./platform-names.mjs";
import { resolveSibling } from "./resolve-sibling.mjs";
import { isNode, mayUse, packageOf } from "./rule.mjs";

/** @typedef {import("../workspace.mjs").Package} Package */
/** @typedef {import("./rule.mjs").Rule} Rule */

/**
 * @param {Package} member
 * @param {Rule} rule
 * @param {readonly Package[]} workspace
 * @returns {string[]}
 */
export function checkPackage(member, rule, workspace) {
  const src = join(member.dir, "src");
  const present = filesBelow(src);
  const files = present
    .filter((file) => /\.[cm]?[jt]sx?$/.test(file) && !/\.test\.[jt]sx?$/.test(file))
    .map((file) => readSource(src, file, new Set(present), rule));

  const crossings = files.flatMap(({ file, packages, problems }) => [
    ...problems,
    ...packages.flatMap(({ specifier, line }) => {
      const problem = problemOf(specifier, file, member, rule, workspace);
      return problem === undefined ? [] : [{ file, line, problem }];
    }),
  ]);
  const graph = new Map(files.map(({ file, siblings }) => [file, siblings]));
  const imported = new Set(files.flatMap(({ packages }) => packages.map(({ specifier }) => packageOf(specifier))));
  return [
    ...crossings.map(({ file, line, problem }) => `${member.folder}/src/${file}:${line} ${problem}`),
    ...findCycles(graph).map((path) => `${member.folder}/src must not have an import cycle: ${path.join(" -> ")}`),
    ...checkManifest(member, rule, workspace, imported),
  ];
}

/**
 * @param {string} src
 * @param {string} file
 * @param {ReadonlySet<string>} present
 * @param {Rule} rule
 */
function readSource(src, file, present, rule) {
  const source = ts.createSourceFile(file, readFileSync(join(src, file), "utf8"), ts.ScriptTarget.Latest, true);
  const imports = readImports(source);
  const targets = imports
    .filter(({ specifier }) => specifier.startsWith("."))
    .map(({ specifier, line }) => ({ line, ...resolveSibling(file, specifier, present) }));
  const platformNames = rule.platform === "none" ? readPlatformNames(source) : [];
  return {
    file,
    packages: imports.filter(({ specifier }) => !specifier.startsWith(".")),
    siblings: targets.flatMap((target) => ("file" in target ? [target.file] : [])),
    problems: [
      ...targets.flatMap(({ line, problem }) => (problem === undefined ? [] : [{ file, line, problem }])),
      ...platformNames.map(({ name, line }) => ({
        file,
        line,
        problem: `must not use ${name}, which is the platform's`,
      })),
    ],
  };
}

/**
 * @param {string} specifier
 * @param {string} file
 * @param {Package} member
 * @param {Rule} rule
 * @param {readonly Package[]} workspace
 * @returns {string | undefined}
 */
function problemOf(specifier, file, member, rule, workspace) {
  const target = packageOf(specifier);
  if (specifier.startsWith("///")) return `must not widen its platform by "${specifier}"`;
  if (isNode(specifier)) {
    if (rule.platform === "node" || (rule.platform === "node-subpath" && /^node(\/|\.)/.test(file))) return undefined;
    return `must not import ${specifier}${rule.platform === "none" ? "" : ", except below src/node"}`;
  }
  if (target === member.name) return `must import its own files by path, got ${specifier}`;
  return mayUse(target, rule, workspace) ? undefined : `must not import ${target}`;
}
