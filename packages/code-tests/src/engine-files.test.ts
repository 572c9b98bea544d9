import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { engineFiles } from "./engine-files.js";

const missing = () => {
  throw new Error("Cannot find package");
};

describe("engineFiles", () => {
  test.each(["python", "javascript"] as const)("finds the modules and folders of the engine for %s", (language) => {
    const { urls, folders } = engineFiles(language);
    for (const url of Object.values(urls)) expect(existsSync(fileURLToPath(url))).toBe(true);
    for (const folder of folders) expect(existsSync(folder)).toBe(true);
  });

  test("names the command that installs what is missing", () => {
    expect(() => engineFiles("python", missing)).toThrow(
      "python code needs an engine that is not installed; install it with: npm install pyodide@314.0.7",
    );
    expect(() => engineFiles("javascript", missing)).toThrow(
      "npm install quickjs-emscripten-core@0.32.0 @jitl/quickjs-wasmfile-release-sync@0.32.0",
    );
    expect(() => engineFiles("python", missing)).toThrow(expect.objectContaining({ code: "missing-engine" }));
  });
});
