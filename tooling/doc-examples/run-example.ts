import { expect } from "vitest";
import type { Example } from "./example.js";
import type { ModuleLoader } from "./module-loader.js";
import { toFunction } from "./to-function.js";

/** Executes an example; what fails in it is thrown with the file and the line. */
export async function runExample(example: Example, loader: ModuleLoader): Promise<void> {
  const { file, text, exportName } = example;
  let line = example.line;
  try {
    const run = toFunction(text);
    await run({
      given: exportName === undefined ? {} : await loader.around(exportName, file),
      at: (offset) => {
        line = example.line + offset;
      },
      load: (specifier) => loader.load(specifier, file),
      check: (actual, expected) => expect(actual).toEqual(expected()),
    });
  } catch (thrown) {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    error.message = `${file}:${line} ${error.message}`;
    throw error;
  }
}
