import { describe, expect, test } from "vitest";
import { contentProblems } from "./check-contents.mjs";

const sound = ["LICENSE", "README.md", "dist/a.d.ts", "dist/a.js", "package.json", "src/a.ts"];

describe("contentProblems", () => {
  test("finds nothing in a tarball of code, source and its papers", () => {
    expect(contentProblems(sound)).toEqual([]);
    expect(contentProblems([...sound, "CHANGELOG.md"])).toEqual([]);
  });

  test.each([
    "src/a.test.ts",
    "dist/a.test.d.ts",
    "tsconfig.json",
    ".tsbuildinfo",
    "dist/.tsbuildinfo",
    "fixtures/a.jsonl",
    "src/fixtures/a.ts",
    "notes.md",
  ])("finds %s", (file) => {
    expect(contentProblems([...sound, file])).toContain(`tarball must not hold ${file}`);
  });

  test.each(["LICENSE", "README.md", "package.json"])("misses %s", (file) => {
    expect(contentProblems(sound.filter((one) => one !== file))).toEqual([`tarball must hold ${file}`]);
  });

  test("finds a package that was not built", () => {
    const files = sound.filter((file) => !file.startsWith("dist/"));
    expect(contentProblems(files)).toEqual(["tarball must hold dist, got none: build first"]);
  });

  test("finds what was built from source that is gone, except in a bundle", () => {
    expect(contentProblems([...sound, "dist/old.d.ts"])).toEqual(["tarball must hold the source of dist/old.d.ts"]);
    expect(contentProblems([...sound, "dist/chunk-1.js"])).toEqual([]);
  });
});
