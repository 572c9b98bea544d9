import { transformSync } from "esbuild";
import { describe, expect, test } from "vitest";
import { annotatePure, marked } from "./mark-pure.mjs";

const written = (text: string): string =>
  annotatePure(transformSync(marked(text), { loader: "ts", minify: true }).code).trim();
/** What a bundler keeps of a module of which nothing is used. */
const kept = (code: string): string =>
  transformSync(code, { minify: true, treeShaking: true, format: "esm" }).code.trim();

describe("a constant at the top of a module", () => {
  test.each([
    'const words = new Set("एक दो तीन".split(" "));',
    "const judge = define({ name: 'a' }); const metric = judge.metric;",
    "const all = [...make(), ...make()];",
    "const pattern = lazy`\\p{L}`;",
  ])("may go where nobody uses it: %s", (text) => {
    expect(kept(text)).not.toBe("");
    expect(kept(written(text))).toBe("");
  });

  test.each([
    "const make = () => call();",
    "const text = 'न';",
    "let cache = call();",
    "const { a } = call();",
    "const a = await call();",
  ])("is left as it is where it does nothing, or is no such constant: %s", (text) => {
    expect(marked(text)).toBe(text);
  });

  test("is what it was", async () => {
    const text = "export const seven = [1, 2, 4].reduce((sum, value) => sum + value, 0);";
    const module = await import(`data:text/javascript,${encodeURIComponent(written(text))}`);
    expect(module.seven).toBe(7);
  });

  test("keeps its line, and every column its place after annotation", () => {
    const text = "const a = 1;\nconst b = call();\nconst c = call();";
    expect(marked(text).split("\n")).toHaveLength(3);
    expect(annotatePure(marked(text))).toHaveLength(marked(text).length);
  });
});
