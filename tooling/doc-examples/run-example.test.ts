import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { readPackages } from "../workspace.mjs";
import { moduleLoader } from "./module-loader.js";
import { readCodeBlocks } from "./read-code-blocks.js";
import { readDocBlocks } from "./read-doc-blocks.js";
import { runExample } from "./run-example.js";

const root = resolve(import.meta.dirname, "../..");
const loader = moduleLoader(root, readPackages(root));
const run = (text: string) => runExample({ file: "docs/page.md", line: 10, text }, loader);

describe("runExample", () => {
  test.each([
    ["a value", "1 + 1; // => 2"],
    ["a value on the line below", "1 + 1;\n// => 2"],
    ["a value over several lines", '({ a: [1], b: "ख" });\n// => {\n//   a: [1],\n//   b: "ख",\n// }'],
    ["a declared name", "const sum = 1 + 1; // => 2"],
    ["what is printed", "console.log([1, 2]); // => [1, 2]"],
    ["an awaited value", "await Promise.resolve(3); // => 3"],
    ["set-up before a value", "const sum = (a: number, b: number): number =>\n  a + b;\nsum(1, 2); // => 3"],
    ["comments that promise nothing", "// first\n1; // one\n2; // => 2\n// last"],
    ["an arrow inside a string", '"// =>".length; // => 5'],
    ["an import of the workspace", 'import { isJson as plain } from "@eval/core";\nplain(1); // => true'],
    ["an import of Node", 'import { basename } from "node:path";\nbasename("a/b"); // => "b"'],
    ["an import of a type only", 'import type { Json } from "@eval/core";\nconst one: Json = 1; // => 1'],
    ["an import of everything", 'import * as path from "node:path";\npath.basename("a/b"); // => "b"'],
    ["an export", "export const one = 1; // => 1\nexport default { one };"],
  ])("runs %s", async (_, text) => {
    await run(text);
  });

  test.each([
    ["a wrong value", "const one = 1;\none; // => 2", "docs/page.md:11 expected 1 to deeply equal 2"],
    ["a wrong value over several lines", "[1];\n// => [\n//   2,\n// ]", "docs/page.md:10 expected [ 1 ]"],
    ["a promise that nobody awaits", "Promise.resolve(3); // => 3", "docs/page.md:10 expected Promise"],
    ["what throws", '\n\nthrow new Error("no"); // why', "docs/page.md:12 no"],
    ["a name that is not there", "missing(1);", "docs/page.md:10 missing is not defined"],
    ["a value that is no expression", "1; // => about one", 'docs/page.md:10 a value after "// =>"'],
    ["a promise that follows no statement", "// => 1\nif (true) {\n  1; // => 1\n}", "docs/page.md:10 each"],
    [
      "an import that the package does not give",
      'import "@eval/core/secret";',
      "docs/page.md:10 @eval/core must export",
    ],
    ["broken code", "const = 1;", "docs/page.md:10 Variable declaration expected"],
  ])("fails on %s with file and line", async (_, text, message) => {
    await expect(run(text)).rejects.toThrow(message);
  });

  test("gives an example of the source the export it stands at, as its package does", async () => {
    const file = "packages/core/src/json.ts";
    const example = { file, line: 1, exportName: "isJson" };
    await runExample({ ...example, text: "isJson(1); // => true" }, loader);
    await expect(runExample({ ...example, text: "isJson(1); // => false" }, loader)).rejects.toThrow(`${file}:1 `);
  });
});

describe("readDocBlocks", () => {
  const text = `
/**
 * Twice.
 *
 * @example
 * double(2); // => 4
 *   double(3); // => 6
 * @see elsewhere
 * @example Of nothing
 * double(0); // => 0
 */
export const double = (n: number) => 2 * n;

export interface Shape {
  /** @example area(1); // => 1 */
  readonly area: number;
}

/** @example hidden(); // => 1 */
const hidden = () => 1;
`;

  test("finds each example with its export and its line", () => {
    expect(readDocBlocks("a.ts", text)).toEqual([
      { file: "a.ts", line: 5, exportName: "double", text: "\ndouble(2); // => 4\n  double(3); // => 6" },
      { file: "a.ts", line: 9, exportName: "double", text: "\ndouble(0); // => 0" },
      { file: "a.ts", line: 15, exportName: "Shape", text: "area(1); // => 1" },
      { file: "a.ts", line: 19, text: "hidden(); // => 1" },
    ]);
  });
});

describe("readCodeBlocks", () => {
  test("finds each block with its language, flags and line", () => {
    const markdown =
      '# Page\n\n```ts no-run\nlet a = 1;\n```\n\n- item\n  ```json\n  {"a":\n    1}\n  ```\n\n````md\n```js\n```\n````\n';
    expect(readCodeBlocks("a.md", markdown)).toEqual([
      { file: "a.md", line: 4, language: "ts", flags: ["no-run"], text: "let a = 1;" },
      { file: "a.md", line: 9, language: "json", flags: [], text: '{"a":\n  1}' },
      { file: "a.md", line: 14, language: "md", flags: [], text: "```js\n```" },
    ]);
  });
});
