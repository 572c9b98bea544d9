import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { filesBelow, readPackages } from "../workspace.mjs";
import { documentsOf } from "./documents.js";
import type { Example } from "./example.js";
import { moduleLoader } from "./module-loader.js";
import { type CodeBlock, readCodeBlocks } from "./read-code-blocks.js";
import { readDocBlocks } from "./read-doc-blocks.js";
import { isStep } from "./read-session.js";
import { runExample } from "./run-example.js";
import { toFunction } from "./to-function.js";

const root = resolve(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(join(root, file), "utf8");
const packages = readPackages(root);
const loader = moduleLoader(root, packages);

const docBlocks = packages
  .filter(({ folder }) => folder.startsWith("packages/"))
  .flatMap(({ folder, dir }) => filesBelow(join(dir, "src")).map((file) => `${folder}/src/${file}`))
  .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
  .flatMap((file) => readDocBlocks(file, read(file)));

const codeBlocks = documentsOf(root)
  .flatMap((file) => readCodeBlocks(file, read(file)))
  .filter((block) => ["ts", "typescript", "js", "javascript", "json"].includes(block.language) && !isStep(block));

const titleOf = ({ file, line, exportName = "" }: Example) => `${file}:${line} ${exportName}`.trim();
const isRun = ({ flags }: CodeBlock) => !flags.includes("no-run");

describe("a doc block keeps its promises", () => {
  for (const example of docBlocks) {
    test(titleOf(example), async () => {
      expect(example.exportName, "an example must stand at an export").toBeDefined();
      expect(example.text, 'an example must show a value after "// =>"').toContain("// =>");
      await runExample(example, loader);
    });
  }
});

describe("a code block is what it says", () => {
  for (const block of codeBlocks) {
    test(titleOf(block), async () => {
      if (block.language === "json") JSON.parse(block.text);
      else if (isRun(block)) await runExample(block, loader);
      else toFunction(block.text);
    });
  }
});
