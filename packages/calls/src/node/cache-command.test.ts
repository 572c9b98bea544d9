import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { CommandCall } from "@eval/core";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { commands } from "../commands.js";
import { createCache } from "../response-cache.js";
import { fileStore } from "./file-store.js";

let cwd = "";
beforeEach(async () => {
  cwd = await mkdtemp(path.join(tmpdir(), "calls-"));
});
afterEach(() => rm(cwd, { recursive: true }));

const folder = () => path.join(cwd, ".evals", "cache");

async function remember(...models: string[]) {
  const cache = createCache(fileStore(folder()));
  for (const [index, model] of models.entries()) {
    const usage = { inputTokens: 100, outputTokens: 10 };
    await cache.keep({ model, question: index }, { text: "हाँ" }, usage, `2026-11-${10 + index}T00:00:00.000Z`);
  }
}

async function run(operands: string[], options: CommandCall["options"] = {}) {
  const lines: string[] = [];
  const call: CommandCall = {
    operands,
    options,
    cwd,
    env: {},
    signal: new AbortController().signal,
    color: false,
    stdin: async () => "",
    stdout: (line) => void lines.push(line),
    stderr: () => {},
    readCases: () => expect.fail("no cases are read"),
    chatModel: () => expect.fail("no model is opened"),
    encoder: () => expect.fail("no encoder is opened"),
  };
  const code = await commands[0]?.run(call);
  return { code, out: lines.join("\n") };
}

const json = async (operand: string, options = {}) =>
  JSON.parse((await run([operand], { json: true, ...options })).out);

describe("evals cache", () => {
  test("ls shows each reply with its model, date and size", async () => {
    await remember("acme/a", "acme/b");
    const rows = await json("ls");
    expect(rows).toHaveLength(2);
    expect(rows.map(({ model }: { model: string }) => model).sort()).toEqual(["acme/a", "acme/b"]);
    expect(rows[0]).toMatchObject({ key: expect.stringMatching(/^[\da-f]{64}$/), inputTokens: 100, fault: null });
    expect((await run(["ls"])).out).toMatch(/^[\da-f]{12} {2}2026-11-1\dT00:00:00.000Z {2}acme\/[ab] {2}\d+ bytes$/m);
  });

  test("stats counts replies, tokens and models", async () => {
    await remember("acme/a", "acme/b", "acme/a");
    expect(await json("stats")).toMatchObject({
      folder: path.join(".evals", "cache"),
      entries: 3,
      faults: 0,
      inputTokens: 300,
      outputTokens: 30,
      oldest: "2026-11-10T00:00:00.000Z",
      newest: "2026-11-12T00:00:00.000Z",
      models: { "acme/a": 2, "acme/b": 1 },
    });
    expect((await run(["stats"])).out).toContain("300 tokens sent and 30 received that need not be paid again");
  });

  test("stats takes replies of unknown use for unknown, not for free", async () => {
    const cache = createCache(fileStore(folder()));
    await cache.keep({ model: "acme/mute" }, { text: "हाँ" }, null, "2026-11-10T00:00:00.000Z");
    expect((await run(["stats"])).out).toContain("is unknown: no server said what it used");
    await remember("acme/a");
    expect(await json("stats")).toMatchObject({ entries: 2, entriesWithoutUsage: 1 });
    const words = "100 tokens sent and 10 received, and an unknown number of 1 entry that need not be paid again";
    expect((await run(["stats"])).out).toContain(words);
  });

  test("verify finds what was edited, and says so by its exit code", async () => {
    await remember("acme/a", "acme/b");
    expect(await run(["verify"])).toEqual({ code: 0, out: "2 entries, 0 with a fault" });
    const [name = ""] = (await readdir(folder(), { recursive: true })).filter((file) => file.endsWith(".json"));
    const file = path.join(folder(), name);
    await writeFile(file, (await readFile(file, "utf8")).replace("हाँ", "नहीं"));
    const { code, out } = await run(["verify"]);
    expect(code).toBe(1);
    expect(out).toMatch(/^[\da-f]{64} {2}changed\n2 entries, 1 with a fault$/);
  });

  test("clear removes replies and nothing else", async () => {
    await remember("acme/a", "acme/b");
    await writeFile(path.join(folder(), "notes.txt"), "mine");
    expect(await run(["clear"], { dryRun: true })).toEqual({ code: 0, out: "would remove 2 entries" });
    expect((await json("stats")).entries).toBe(2);
    expect(await run(["clear"])).toEqual({ code: 0, out: "removed 2 entries" });
    expect((await json("stats")).entries).toBe(0);
    expect(await readFile(path.join(folder(), "notes.txt"), "utf8")).toBe("mine");
  });

  test("clear removes what a filter names", async () => {
    await remember("acme/a", "acme/b");
    const days = (Date.now() - Date.parse("2026-11-10T12:00:00Z")) / 86_400_000;
    if (days > 0) expect((await run(["clear"], { olderThan: days.toFixed(3) })).out).toBe("removed 1 entry");
    expect((await run(["clear"], { model: "acme/b" })).out).toBe("removed 1 entry");
  });

  test("another folder is named by --dir, and one that is not there is empty", async () => {
    await remember("acme/a");
    expect(await json("stats", { dir: ".evals/cache" })).toMatchObject({ entries: 1 });
    expect(await json("stats", { dir: "elsewhere" })).toMatchObject({ entries: 0, oldest: null });
  });

  test.each([[[]], [["prune"]], [["ls", "x"]], [["constructor"]]])("refuses %j", async (operands) => {
    await expect(run(operands)).rejects.toThrow("evals cache takes one of ls, stats, verify, clear");
  });

  test("refuses an age that is no number", async () => {
    await expect(run(["clear"], { olderThan: "a week" })).rejects.toThrow(
      '--older-than must be a number of days, got "a week"',
    );
  });
});

describe("fileStore", () => {
  test("names no file outside its folder", async () => {
    const store = fileStore(folder());
    for (const key of ["../x", "", "A".repeat(64), `${"0".repeat(62)}/.`]) {
      await expect(store.get(key)).rejects.toThrow("key must be a SHA-256 hash");
    }
  });

  test("readers see a whole reply or none while many are written", async () => {
    const store = fileStore(folder());
    const key = "0f".repeat(32);
    const texts = ["a", "b"].map((letter) => letter.repeat(200_000));
    const writes = Array.from({ length: 20 }, (_, index) => store.set(key, texts[index % 2] as string));
    const reads = await Promise.all(Array.from({ length: 40 }, () => store.get(key)));
    await Promise.all(writes);
    expect(reads.every((text) => text === null || texts.includes(text))).toBe(true);
    expect((await readdir(folder(), { recursive: true })).filter((name) => name.endsWith(".tmp"))).toEqual([]);
  });
});
