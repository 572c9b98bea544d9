import { statSync } from "node:fs";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { startJudgeServer } from "../../../tooling/judge-server/server.mjs";
import { Project } from "./project.js";

const CASES = 24;
const rows = Array.from({ length: CASES }, (_, index) => `q${index},प्रश्न q${index}?,उत्तर ${index},यह उत्तर ${index} है`);
const CSV = `id,question,answer,response\n${rows.join("\n")}\n`;

let server: Awaited<ReturnType<typeof startJudgeServer>>;
let delayMs = 0;
beforeEach(async () => {
  delayMs = 40;
  server = await startJudgeServer({
    script: () => ({ delayMs, usage: { prompt_tokens: 100, completion_tokens: 10 } }),
  });
});
afterEach(() => server.close());

const prices = {
  date: "2026-01-01",
  currency: "USD",
  perMillionTokens: { "openai/gpt-oss-120b": { input: 1, output: 1 } },
};
const commands = {
  answer: () => ["answer", "q.csv", "--model", `openai/gpt-oss-120b@${server.url}`],
  score: () => ["score", "q.csv", "-m", "answer-equivalence", "--judge-url", server.url, "--no-cache", "--json"],
};
const journals = { answer: "replies.jsonl", score: "results.jsonl" };

/** Starts a command and waits until so many requests were answered. */
async function startedAt(here: Project, args: readonly string[], requests: number) {
  const child = here.start([...args, "-j", "2"]);
  child.stdout?.resume();
  child.stderr?.resume();
  const exit = new Promise<number | null>((resolve) => child.once("exit", (code) => resolve(code)));
  const deadline = Date.now() + 20_000;
  while (server.requests.filter(({ tookMs }) => tookMs > 0).length < requests) {
    if (Date.now() > deadline) throw new Error(`${requests} requests did not come`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return { child, exit };
}

describe.each(["answer", "score"] as const)("the checkpoint of evals %s", (kind) => {
  const project = () => new Project({ "q.csv": CSV, "prices.json": JSON.stringify(prices) });

  test("FS-05: ends at once with 130 on a second interrupt, and can be gone on with", async () => {
    using here = project();
    const { child, exit } = await startedAt(here, commands[kind](), 4);
    delayMs = 5_000;
    const sentAt = performance.now();
    child.kill("SIGINT");
    child.kill("SIGINT");
    expect(await exit).toBe(130);
    expect(performance.now() - sentAt).toBeLessThan(2_000);
    const journal = here.read(`${here.runFolder()}/${journals[kind]}`);
    for (const line of journal.trimEnd().split("\n")) expect(() => JSON.parse(line)).not.toThrow();
    delayMs = 0;
    const { code } = await here.runBeside([kind, "--resume", path.basename(here.runFolder())]);
    expect(code).toBe(0);
  });

  test("FS-12: counts tokens, money and time of both parts of a run that was interrupted", async () => {
    using here = project();
    const { child, exit } = await startedAt(here, [...commands[kind](), "--prices", "prices.json"], CASES / 2);
    child.kill("SIGINT");
    expect(await exit).toBe(130);
    const first = server.requests.length;
    const before = here.read(`${here.runFolder()}/${kind === "answer" ? "answer.json" : "run.json"}`);
    const resume = [kind, "--resume", path.basename(here.runFolder()), "--prices", "prices.json", "--json"];
    const { code, stdout } = await here.runBeside(kind === "score" ? [...resume, "--no-cache"] : resume);
    expect(code).toBe(0);
    const whole = JSON.parse(stdout);
    const used = kind === "answer" ? whole.models[0] : whole.run.calls;
    // Those under way at the interrupt were given up, and their server tells nothing of them.
    const answered = used.inputTokens / 100;
    expect(answered).toBe(CASES);
    expect(first).toBeGreaterThanOrEqual(CASES / 2);
    expect(used.outputTokens).toBe(CASES * 10);
    expect(used.cost).toBeCloseTo((CASES * 110) / 1e6, 12);
    const after = here.read(`${here.runFolder()}/${kind === "answer" ? "answer.json" : "run.json"}`);
    expect(JSON.parse(before).durationMs).toBeGreaterThan(100);
    expect(JSON.parse(after).durationMs).toBeGreaterThan(JSON.parse(before).durationMs);
    expect(JSON.parse(after).startedAt).toBe(JSON.parse(before).startedAt);
  });

  test("CAC-06: is readable by its owner only under the usual umask, and so is the cache", async () => {
    delayMs = 0;
    using here = project();
    const umask = process.umask(0o022);
    try {
      const cached = commands[kind]().filter((word) => word !== "--no-cache");
      expect((await here.runBeside([...cached, "--cache", "auto"])).code).toBe(0);
    } finally {
      process.umask(umask);
    }
    const root = path.join(here.directory, ".evals");
    for (const folder of ["runs", "cache"]) {
      for (const entry of await readdir(path.join(root, folder), { recursive: true })) {
        const found = statSync(path.join(root, folder, entry));
        expect([entry, found.mode & 0o777]).toEqual([entry, found.isDirectory() ? 0o700 : 0o600]);
      }
    }
  });
});
