import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { openExample } from "./open-example.js";

type Assertion = { readonly type: string; readonly value: string; readonly config?: Record<string, unknown> };
type Grading = { readonly pass: boolean; readonly score: number; readonly reason: string };

/**
 * promptfoo is not installed, for its weight. What it does with this configuration is done here: the provider `echo` gives
 * the prompt back, and a file named by an assertion of type `javascript` has its default export called with the output and
 * a context (promptfoo 0.123, src/types/index.ts, `AssertionValueFunction`).
 */
test("promptfoo's assertions grade the answers of the example", async () => {
  const folder = openExample("promptfoo");
  const config = JSON.parse(readFileSync(join(folder, "promptfooconfig.json"), "utf8"));
  const graded: Record<string, Grading[]> = {};
  for (const { description, vars } of config.tests) {
    const output = config.prompts[0].replace("{{answer}}", vars.answer);
    const gradings = config.defaultTest.assert.map(async ({ type, value, config }: Assertion) => {
      expect(type).toBe("javascript");
      const file = join(folder, value.replace("file://", ""));
      const { default: assertion } = await import(/* @vite-ignore */ pathToFileURL(file).href);
      return assertion(output, { prompt: output, vars, config, test: { vars } });
    });
    graded[description] = await Promise.all(gradings);
  }
  for (const { pass, score, reason } of Object.values(graded).flat()) {
    expect([typeof pass, typeof score, typeof reason]).toEqual(["boolean", "number", "string"]);
  }
  expect(graded["right"]?.map(({ pass }) => pass)).toEqual([true, true]);
  expect(graded["wrong, and in English"]?.map(({ pass }) => pass)).toEqual([false, false]);
});
