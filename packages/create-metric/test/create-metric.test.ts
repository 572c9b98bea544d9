import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { createMetric } from "../src/create-metric.js";
import { tempFolder } from "./temp-folder.js";

const repository = resolve(import.meta.dirname, "../../..");

/** Runs a tool of the repository in a folder; what it prints is the reason when it fails. */
function run(tool: string, args: readonly string[], cwd: string): string {
  // The names of the outer Vitest would make the inner one believe that it is a worker.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith("VITEST")));
  try {
    return execFileSync(process.execPath, [join(repository, "node_modules", tool), ...args], {
      cwd,
      env,
      encoding: "utf8",
    });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${tool} ${args.join(" ")} failed\n${stdout}\n${stderr}`);
  }
}

function link(folder: string, name: string, target: string): void {
  const path = join(folder, "node_modules", name);
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(target, path);
}

describe("createMetric", () => {
  test("makes a package that needs core as a peer, builds with tsc and passes its tests", () => {
    const root = tempFolder();
    const { folder, packageName } = createMetric({ metric: "same-text", folder: join(root, "mine") });
    expect(packageName).toBe("eval-metric-same-text");
    const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    expect(manifest).toMatchObject({
      name: "eval-metric-same-text",
      keywords: expect.arrayContaining(["eval-metric"]),
      peerDependencies: { "@eval/core": "^1.0.0-0" },
      eval: { metrics: "./dist/index.js" },
    });
    expect(manifest.dependencies).toBeUndefined();

    const core = join(root, "core");
    cpSync(join(repository, "packages/core/dist"), join(core, "dist"), { recursive: true });
    cpSync(join(repository, "packages/core/package.json"), join(core, "package.json"));
    link(folder, "vitest", join(repository, "node_modules/vitest"));
    link(folder, "@eval/core", core);
    run("typescript/bin/tsc", [], folder);
    expect(run("vitest/vitest.mjs", ["run", "--dir", "src"], folder)).toMatch(/Test Files .*1 passed/);
  }, 120_000);

  test("writes nothing but the files it names, under the names given", () => {
    const folder = join(tempFolder(), "mine");
    const { files } = createMetric({ metric: "sentence-length", packageName: "@me/readability", folder });
    expect(files.map((file) => file.slice(folder.length + 1))).toEqual([
      "README.md",
      "src/index.ts",
      "src/sentence-length.test.ts",
      "src/sentence-length.ts",
      ".gitignore",
      "package.json",
      "tsconfig.json",
    ]);
    for (const file of files) {
      expect(readFileSync(file, "utf8"), file).not.toMatch(/metric-name|metricName|MetricName|@eval\/package-name/);
    }
    expect(readFileSync(join(folder, "README.md"), "utf8")).toContain("npm install @me/readability");
  });

  test("takes a folder that was made for it, and one that git has begun", () => {
    const folder = tempFolder();
    mkdirSync(join(folder, ".git"));
    expect(createMetric({ metric: "a", folder }).files).toHaveLength(7);
  });

  test("leaves a folder alone that holds something", () => {
    const folder = tempFolder();
    writeFileSync(join(folder, "mine.txt"), "mine");
    expect(() => createMetric({ metric: "a", folder })).toThrow(
      `folder must be empty or not exist yet, got ${JSON.stringify(folder)}`,
    );
  });

  test("refuses names before it writes", () => {
    expect(() => createMetric({ metric: "New" })).toThrow("metric name must be kebab-case");
    expect(() => createMetric({ metric: "a", packageName: "A" })).toThrow("package name must be");
  });
});
