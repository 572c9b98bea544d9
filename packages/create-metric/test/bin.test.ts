import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { tempFolder } from "./temp-folder.js";

const bin = resolve(import.meta.dirname, "../dist/bin.js");
const create = (cwd: string, ...args: string[]) =>
  spawnSync(process.execPath, [bin, ...args], { cwd, encoding: "utf8" });

describe("npm create @eval/metric", () => {
  test("writes the package into a folder of its name and says what comes next", () => {
    const folder = tempFolder();
    const { status, stdout } = create(folder, "sentence-length", "--name", "@me/readability");
    expect(status).toBe(0);
    expect(stdout).toContain(join("readability", "src", "sentence-length.ts"));
    expect(stdout).toContain("@me/readability is there. Next: cd readability && npm install && npm test");
    // Of this repository, where the command is, until there was a release.
    expect(stdout).toContain(
      `npm install --save-dev ${resolve(import.meta.dirname, "../../..")}/packed/eval-core-*.tgz`,
    );
    expect(existsSync(join(folder, "readability/package.json"))).toBe(true);
    expect(readFileSync(join(folder, "readability/README.md"), "utf8")).toContain("CLONE/packed/eval-core-*.tgz");
  });

  test("writes into the folder it stands in", () => {
    const folder = tempFolder();
    expect(create(folder, "sentence-length", ".").stdout).toContain("Next: npm install && npm test");
    expect(existsSync(join(folder, "package.json"))).toBe(true);
    expect(create(folder, "word-count", "my metrics").stdout).toContain('Next: cd "my metrics" && npm install');
  });

  test("shows how it is used, as data when asked and as an error when it cannot go on", () => {
    const folder = tempFolder();
    expect(create(folder, "--help")).toMatchObject({ status: 0, stderr: "" });
    expect(create(folder)).toMatchObject({ status: 2, stdout: "", stderr: expect.stringContaining("METRIC") });
    expect(create(folder, "a", "b", "c").status).toBe(2);
    expect(create(folder, "a", "--nmae", "b")).toMatchObject({ status: 2, stderr: expect.stringContaining("--nmae") });
    expect(create(folder, "Sentence")).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('write "sentence"'),
    });
  });
});
