import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("importing the package loads no library but core, since the validators take a tenth of a second", () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" });
  const sources = files.filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"));
  const loaded = sources.flatMap((file) => {
    const text = readFileSync(`${import.meta.dirname}/${file}`, "utf8");
    // Types vanish, and so do examples in comments.
    const statements = text
      .replace(/^ \*.*$/gm, "")
      .matchAll(/^(?:import|export) (?!type\b)[^;]*?from "([^."][^"]*)";/gms);
    return [...statements].map(([, name = ""]) => name);
  });
  expect(new Set(loaded)).toEqual(new Set(["@eval/core", "@eval/core/json", "@eval/core/text"]));
});
