import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { checkBoundaries } from "./check-boundaries.mjs";
import { moduleLoader } from "./doc-examples/module-loader.js";
import { readCodeBlocks } from "./doc-examples/read-code-blocks.js";
import { readDocBlocks } from "./doc-examples/read-doc-blocks.js";
import { runExample } from "./doc-examples/run-example.js";
import { newPackage } from "./new-package.mjs";
import { tempTree } from "./temp-tree.js";
import { readPackages } from "./workspace.mjs";

const repository = resolve(import.meta.dirname, "..");
const names = { name: "reading-ease", metric: "same-text" };

const tools = {
  tsc: "node_modules/typescript/bin/tsc",
  vitest: "node_modules/vitest/vitest.mjs",
  biome: "node_modules/@biomejs/biome/bin/biome",
};

/** Runs a tool of the repository in a folder; what it prints is the reason when it fails. */
function run(tool: keyof typeof tools, args: readonly string[], cwd: string): string {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith("VITEST")));
  try {
    return execFileSync(process.execPath, [join(repository, tools[tool]), ...args], { cwd, env, encoding: "utf8" });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${tool} ${args.join(" ")} failed\n${stdout}\n${stderr}`);
  }
}

function link(dir: string, targets: Readonly<Record<string, string>>): void {
  for (const [name, target] of Object.entries(targets)) {
    const path = join(dir, "node_modules", name);
    mkdirSync(dirname(path), { recursive: true });
    symlinkSync(target, path);
  }
}

const installed = (...libraries: string[]) =>
  Object.fromEntries(libraries.map((name) => [name, join(repository, "node_modules", name)]));

function copy(root: string, paths: readonly string[]): void {
  const isSource = (path: string) => !/[/\\](node_modules|dist|fixtures)$|\.tsbuildinfo$|\.test\.ts$/.test(path);
  for (const path of paths) cpSync(join(repository, path), join(root, path), { recursive: true, filter: isSource });
}

/** A workspace with core, the settings of this one, and a package just made. */
function workspaceWithNewPackage(): string {
  const root = tempTree();
  copy(root, ["package.json", "biome.json", "vitest.config.ts", "tooling/tsconfig", "packages/core"]);
  newPackage({ ...names, root });
  const tsconfig = { "@eval/tsconfig": join(root, "tooling/tsconfig") };
  link(root, installed("vitest"));
  link(join(root, "packages/core"), tsconfig);
  link(join(root, "packages/reading-ease"), { ...tsconfig, "@eval/core": join(root, "packages/core") });
  return root;
}

describe("newPackage inside the workspace", () => {
  test("makes a package that type-checks, passes its tests, its examples and every check", async () => {
    const root = workspaceWithNewPackage();
    run("tsc", ["-b", "packages/reading-ease"], root);
    expect(run("vitest", ["run", "packages/reading-ease"], root)).toMatch(/Test Files .*1 passed/);
    run("biome", ["check", "--vcs-enabled=false", "packages/reading-ease"], root);
    expect(checkBoundaries(root).filter((violation) => violation.startsWith("packages/reading-ease"))).toEqual([]);

    const packages = readPackages(root);
    const loader = moduleLoader(root, packages);
    const read = (file: string) => readFileSync(join(root, file), "utf8");
    const source = "packages/reading-ease/src/same-text.ts";
    const readme = "packages/reading-ease/README.md";
    const blocks = readCodeBlocks(readme, read(readme)).filter(({ language }) => language === "ts");
    const examples = [...readDocBlocks(source, read(source)), ...blocks];
    expect(examples).toHaveLength(2);
    for (const example of examples) await runExample(example, loader);
  }, 120_000);

  test("touches no file that exists, and adds a changeset", () => {
    const root = tempTree({ "package.json": {}, "tsconfig.json": {} });
    expect(newPackage({ ...names, root }).map((file) => file.slice(root.length + 1))).toEqual([
      "packages/reading-ease/README.md",
      "packages/reading-ease/src/index.ts",
      "packages/reading-ease/src/same-text.test.ts",
      "packages/reading-ease/src/same-text.ts",
      ".changeset/new-package-reading-ease.md",
      "packages/reading-ease/package.json",
      "packages/reading-ease/tsconfig.json",
    ]);
    expect(readFileSync(join(root, "packages/reading-ease/src/index.ts"), "utf8")).toBe(
      'export { type SameTextOptions, sameText } from "./same-text.js";\n',
    );
    expect(readFileSync(join(root, ".changeset/new-package-reading-ease.md"), "utf8")).toMatch(
      /^---\n"@eval\/reading-ease": minor\n---\n\n/,
    );
  });

  test("refuses a folder that exists and names that are not kebab-case", () => {
    const root = tempTree({ "packages/reading-ease/package.json": {} });
    expect(() => newPackage({ ...names, root })).toThrow("folder must be empty or not exist yet, got");
    expect(() => newPackage({ name: "Reading", metric: "a", root })).toThrow(
      'package name must be kebab-case, got "Reading"; write "reading"',
    );
    expect(() => newPackage({ name: "a", metric: "same_text", root })).toThrow(
      'metric name must be kebab-case, got "same_text"; write "same-text"',
    );
  });
});
