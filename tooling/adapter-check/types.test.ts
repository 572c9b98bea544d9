import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { expect, test } from "vitest";

test("adapted metrics have the types that the tools ask for", { timeout: 120_000 }, () => {
  const compiler = createRequire(import.meta.url).resolve("typescript/bin/tsc");
  const { stdout, status } = spawnSync(process.execPath, [compiler, "-p", import.meta.dirname], { encoding: "utf8" });
  expect(stdout).toBe("");
  expect(status).toBe(0);
});
