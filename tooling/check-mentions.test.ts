import { describe, expect, test } from "vitest";
import { findMentions } from "./check-mentions.mjs";
import { tempTree } from "./temp-tree.js";

// Put together here, so that this file does not mention what it looks for.
const path = (...parts: string[]) => ["", ...parts].join("/");
const host = (...parts: string[]) => parts.join(".");

describe("findMentions", () => {
  test.each([
    ["packages/a/src/a.ts", `const dir = "${path("home", "someone", "x.csv")}";`, "a path of one machine"],
    ["packages/a/README.md", `see ${path("work", "x")}`, "a path of one machine"],
    ["apps/docs/guide/start.md", `file://${path("Users", "someone")}`, "a path of one machine"],
    [".ci/run", `npm config set x https://${host("registry", "example", "org")}/`, "a package registry"],
    ["README.md", `from ${host("deb", "example", "org")}`, "a package registry"],
  ])("finds one in %s", (file, text, what) => {
    expect(findMentions(tempTree({ [file]: `first\n${text}\n` }))).toEqual([
      `${file}:2 must not name ${what}: ${text}`,
    ]);
  });

  test.each([
    [`https://example.org${path("home", "page")}`],
    [`.${path("tmp", "x")}`],
    [`packages${path("work", "x")}`],
    ["registry.json and packages.ts"],
  ])("takes %s for what it is", (text) => {
    expect(findMentions(tempTree({ "README.md": text }))).toEqual([]);
  });

  test("leaves data alone", () => {
    expect(findMentions(tempTree({ "packages/a/fixtures/a.jsonl": path("tmp", "x") }))).toEqual([]);
  });
});
