import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inTurn } from "../../../../tooling/judge-server/script.mjs";
import { startJudgeServer } from "../../../../tooling/judge-server/server.mjs";
import { scenario } from "../../test/stub-model.js";

/** A program that asks once for each setting it is given, says what came, and has nothing else to do. */
const PROGRAM = `
  import { groq } from "./models.js";
  const [url, ...settings] = process.argv.slice(2);
  for (const setting of settings) {
    const { abortAfter, ...descriptor } = JSON.parse(setting);
    const model = groq({ baseURL: url, ...descriptor }, { env: {}, random: () => 0 });
    const signal = abortAfter === undefined ? undefined : AbortSignal.timeout(abortAfter);
    const outcome = model.chat({ messages: [{ role: "user", content: "JSON?" }] }, { signal });
    console.log(await outcome.then(() => "ok", ({ code }) => code));
  }
  console.log("done");
`;

let folder = "";
let program = "";
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "calls-"));
  program = path.join(folder, "program.mjs");
  await build({
    stdin: { contents: PROGRAM, resolveDir: path.join(import.meta.dirname, ".."), loader: "ts" },
    outfile: program,
    bundle: true,
    platform: "node",
    format: "esm",
    conditions: ["@eval/source"],
    logLevel: "error",
  });
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs the program; gives its lines, and how long it lived after the last of them. */
function run(args: readonly string[]): Promise<{ lines: string[]; lingeredMs: number; code: number | null }> {
  return new Promise((resolve) => {
    let out = "";
    let doneAt = 0;
    const child = spawn(process.execPath, [program, ...args], { stdio: ["ignore", "pipe", "inherit"] });
    child.stdout.on("data", (chunk) => {
      out += chunk;
      if (out.endsWith("done\n")) doneAt = performance.now();
    });
    child.on("close", (code) => {
      resolve({ lines: out.trim().split("\n"), lingeredMs: performance.now() - doneAt, code });
    });
  });
}

describe("a process that made calls", () => {
  test("ends by itself when they are over, however they ended", async () => {
    const steps = ["ok", "503", "ok", "429", "stall-headers", "stall-body", "stall-headers", "ok"];
    const server = await startJudgeServer({ script: inTurn(...steps.map(scenario)) });
    const settings = [
      {},
      {},
      // A wait, an attempt and a call that are broken off.
      { abortAfter: 100 },
      { timeoutMs: 150 },
      { attemptTimeoutMs: 150, maxAttempts: 1 },
      { abortAfter: 100 },
      { rpm: 1, timeoutMs: 100_000 },
    ];
    const { lines, lingeredMs, code } = await run([server.url, ...settings.map((setting) => JSON.stringify(setting))]);
    await server.close();
    expect(lines).toEqual(["ok", "ok", "timeout", "timeout", "timeout", "timeout", "ok", "done"]);
    expect(code).toBe(0);
    // Idle connections are let go after half a second or so; a forgotten timer of this run would take 100 s.
    expect(lingeredMs).toBeLessThan(5_000);
  });
});
