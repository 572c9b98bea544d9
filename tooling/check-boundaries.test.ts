import { describe, expect, test } from "vitest";
import { checkBoundaries } from "./check-boundaries.mjs";
import { tempTree } from "./temp-tree.js";

const manifest = (name: string, more: object = {}) => ({ name: `@eval/${name}`, version: "1.0.0", ...more });

/** A workspace in which `packages/core` and `packages/exact` keep every rule. */
const sound = {
  "packages/core/package.json": manifest("core"),
  "packages/core/src/index.ts": 'export { show } from "./errors.js";',
  "packages/core/src/errors.ts": "export const show = (value: unknown): string => String(value);",
  "packages/exact/package.json": manifest("exact", {
    dependencies: { "@eval/core": "workspace:^" },
    eval: { metrics: "./dist/index.js" },
  }),
  "packages/exact/src/index.ts": 'export { exact } from "./exact.js";',
  "packages/exact/src/exact.ts": 'import { show } from "@eval/core";\nexport const exact = show;',
};

const violationsWith = (files: Record<string, string | object>) => checkBoundaries(tempTree({ ...sound, ...files }));

const cli = (more: object) => manifest("cli", { dependencies: { "@eval/exact": "workspace:^" }, ...more });

describe("checkBoundaries", () => {
  test("finds nothing in a workspace that keeps the rules", () => {
    expect(violationsWith({})).toEqual([]);
  });

  test.each([
    ["a platform module", 'import { readFileSync } from "node:fs";', "must not import node:fs"],
    ["a platform module without its prefix", 'import fs from "fs/promises";', "must not import fs/promises"],
    ["a package of the workspace", 'import type { X } from "@eval/exact";', "must not import @eval/exact"],
    ["a library", 'import * as z from "zod";', "must not import zod"],
    ["a global of the DOM", "export const title = document.title;", "must not use document"],
    ["a global of Node", "export const home = process.env;", "must not use process"],
    ["a global that is in every context", "console.log(1);", "must not use console"],
    ["a global by way of globalThis", "export const f = (globalThis as any).fetch;", "must not use globalThis"],
    ["an ambient name", "declare const process: any;\nexport const home = process.env;", "must not use process"],
    ["a base class of the platform", "export class A extends EventTarget {}", "must not use EventTarget"],
    ["a shorthand property", "export const a = { fetch };", "must not use fetch"],
    ["types of the platform", '/// <reference types="node" />', "must not widen its platform"],
    ["a library of the compiler", '/// <reference lib="dom" />', "must not widen its platform"],
  ])("finds %s in core", (_, text, problem) => {
    expect(violationsWith({ "packages/core/src/errors.ts": text })[0]).toContain(problem);
  });

  test.each([
    ["properties and keys", "const a = { process: 1 }; export const b = a.process;"],
    ["declared names", "export function fetch(document: string) { return document; }"],
    ["names in types", "export type S = typeof globalThis extends { AbortSignal: infer S } ? S : never;"],
    ["what the language defines", "export const a = [new Intl.Segmenter(), new Map(), undefined, NaN];"],
    ["labels", "process: for (;;) break process;"],
  ])("lets core use %s", (_, text) => {
    expect(violationsWith({ "packages/core/src/errors.ts": text })).toEqual([]);
  });

  test.each([
    ["static", 'import { a } from "@eval/other";'],
    ["type", 'import type { A } from "@eval/other/deep";'],
    ["re-export", 'export * from "@eval/other";'],
    ["dynamic", 'export const a = () => import("@eval/other");'],
    ["import type node", 'export type A = import("@eval/other").A;'],
    ["require", 'import other = require("@eval/other");'],
    ["resolve", 'export const a = import.meta.resolve("@eval/other");'],
  ])("finds a %s import of another metric package", (_, text) => {
    const violations = violationsWith({
      "packages/exact/src/more.ts": text,
      "packages/other/package.json": manifest("other"),
    });
    expect(violations[0]).toBe("packages/exact/src/more.ts:1 must not import @eval/other");
  });

  test("names the line", () => {
    const text = '// first\n// second\nimport "@eval/runner";';
    expect(violationsWith({ "packages/exact/src/more.ts": text })[0]).toMatch(
      /more\.ts:3 must not import @eval\/runner/,
    );
  });

  test("lets a metric package use Node below src/node only", () => {
    const text = 'import "node:fs";';
    expect(violationsWith({ "packages/exact/src/node/read.ts": text })).toEqual([]);
    expect(violationsWith({ "packages/exact/src/read.ts": text })).toHaveLength(1);
  });

  test.each([['import { exact } from "@eval/exact";'], ['export const load = () => import("@eval/exact");']])(
    "keeps the command line from naming a metric package: %s",
    (text) => {
      const violations = violationsWith({ "apps/cli/package.json": cli({}), "apps/cli/src/main.ts": text });
      expect(violations).toContain("apps/cli/src/main.ts:1 must not import @eval/exact");
    },
  );

  test("lets the command line list a metric package that it finds at run time, and bundle a library", () => {
    const violations = violationsWith({
      "apps/cli/package.json": cli({ devDependencies: { commander: "14.0.3" } }),
      "apps/cli/src/main.ts": 'import "commander"; export const load = (name: string) => import(name);',
    });
    expect(violations).toEqual([]);
  });

  test.each([
    ["./index.js", "must import files by their own name"],
    ["../../core/src/errors.js", "must stay inside its package"],
    ["./exact.test.js", "must not import a test"],
    ["./nothing.js", "must name a file that exists"],
    ["@eval/exact", "must import its own files by path"],
  ])("finds an import of %s inside a package", (specifier, problem) => {
    const violations = violationsWith({
      "packages/exact/src/more.ts": `import "${specifier}";`,
      "packages/exact/src/exact.test.ts": "export {};",
    });
    expect(violations[0]).toContain(problem);
  });

  test("finds an import cycle, types included, once", () => {
    const violations = violationsWith({
      "packages/exact/src/a.ts": 'import { b } from "./b.js";\nexport const a = b;',
      "packages/exact/src/b.ts": 'export { c as b } from "./c.js";',
      "packages/exact/src/c.ts": 'import type { A } from "./a.js";\nexport const c = 1;',
    });
    expect(violations).toEqual(["packages/exact/src must not have an import cycle: a.ts -> b.ts -> c.ts -> a.ts"]);
  });

  test("finds a dependency that is imported and not listed, and the other way round", () => {
    const violations = violationsWith({
      "packages/exact/package.json": manifest("exact", { dependencies: { zod: "4.6.7" } }),
    });
    expect(violations).toEqual([
      "packages/exact/package.json must list @eval/core, which its source imports",
      "packages/exact/package.json must not list zod, which its source does not import",
    ]);
  });

  test("finds a dependency of core", () => {
    const violations = violationsWith({
      "packages/core/package.json": manifest("core", { dependencies: { zod: "4" } }),
    });
    expect(violations).toContain("packages/core/package.json must not depend on zod");
  });

  test("reads no test file", () => {
    expect(violationsWith({ "packages/core/src/errors.test.ts": 'import "vitest";' })).toEqual([]);
  });
});
