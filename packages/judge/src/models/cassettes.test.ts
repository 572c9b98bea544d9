import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createCache, createLedger, memoryStore, type Store } from "@eval/calls";
import { fileStore } from "@eval/calls/node";
import type { ChatRequest } from "@eval/core";
import { describe, expect, test } from "vitest";
import { inTurn } from "../../../../tooling/judge-server/script.mjs";
import { callError, closeServers, KEY, question, scenario, scenariosInTurn, stubModel } from "../../test/stub-model.js";
import { groq } from "../models.js";

closeServers();

const schema = {
  type: "object",
  properties: { verdict: { type: "string", enum: ["PASS", "FAIL"] } },
  required: ["verdict"],
  additionalProperties: false,
};
const request: ChatRequest = { ...question, responseSchema: schema };

/** The same model of the same server with other settings, over one store. */
async function twice(store: Store = memoryStore()) {
  const { server, model } = await stubModel(scenariosInTurn("ok"), { host: { cache: createCache(store) } });
  const again = (descriptor: object, host: object = {}) =>
    groq(
      { model: "openai/gpt-oss-120b", baseURL: server.url, ...descriptor },
      { env: { GROQ_API_KEY: KEY }, cache: createCache(store), ...host },
    );
  return { server, model, again, store };
}

async function keysOf(store: Store): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of store.keys()) keys.push(key);
  return keys;
}

describe("what a chat model remembers", () => {
  test.each<[string, object, Partial<ChatRequest>]>([
    ["model", { model: "openai/gpt-oss-20b" }, {}],
    ["prompt", {}, { messages: [{ role: "user", content: "Is यमुना a river? Answer in JSON." }] }],
    ["order of prompts", {}, { messages: [...question.messages, ...question.messages] }],
    ["schema", {}, { responseSchema: { ...schema, description: "version 2" } }],
    ["temperature", { temperature: 1 }, {}],
    ["temperature left out", { temperature: null }, {}],
    ["temperature of the request", {}, { temperature: 0.5 }],
    ["seed", {}, { seed: 7 }],
    ["reasoning effort", { reasoningEffort: "low" }, {}],
    ["most tokens", {}, { maxTokens: 100 }],
    ["draw", {}, { draw: 1 }],
    ["extra parameters", { extraBody: { service_tier: "flex" } }, {}],
  ])("CAC-01: another %s is another question", async (_, descriptor, change) => {
    const { server, model, again } = await twice();
    await model.chat(request);
    await again(descriptor).chat({ ...request, ...change });
    expect(server.requests).toHaveLength(2);
  });

  test("CAC-01: another server is another question", async () => {
    const { server, model, again, store } = await twice();
    await model.chat(request);
    const other = await twice(store);
    await other.again({}).chat(request);
    await again({}).chat(request);
    expect([server.requests.length, other.server.requests.length]).toEqual([1, 1]);
  });

  test.each<[string, object, object]>([
    ["timeout", { timeoutMs: 1234, attemptTimeoutMs: 1000 }, {}],
    ["key", {}, { env: { GROQ_API_KEY: "gsk_ANOTHERKEY000000" } }],
    ["concurrency", { concurrency: 1, rpm: 5 }, {}],
  ])("CAC-01: another %s is the same question", async (_, descriptor, host) => {
    const { server, model, again } = await twice();
    const first = await model.chat(request);
    const second = await again(descriptor, host).chat(request);
    expect(server.requests).toHaveLength(1);
    expect(second.text).toBe(first.text);
    expect(second.record).toMatchObject({ cached: true, attempts: 0 });
  });

  test("INJ-06: nonces are sent and not told apart", async () => {
    const { server, model } = await twice();
    const fenced = (nonce: string) => ({
      ...request,
      nonces: [nonce],
      messages: [{ role: "user" as const, content: `JSON <data-${nonce}>गंगा</data-${nonce}>` }],
    });
    await model.chat(fenced("a1b2c3d4e5f60718293a4b5c"));
    await model.chat(fenced("ffeeddccbbaa998877665544"));
    expect(server.requests).toHaveLength(1);
    expect(server.requests[0]?.body.messages[0].content).toContain("<data-a1b2c3d4e5f60718293a4b5c>");
  });

  test.each([
    "429",
    "503",
    "200-error",
    "400-json",
    "no-choices",
    "length",
    "filtered",
    "refusal",
    "empty-content",
    "null-content",
    "tool-calls",
  ])("CAC-03: %s is not remembered", async (name) => {
    const store = memoryStore();
    const { server, model } = await stubModel(() => scenario(name), {
      host: { cache: createCache(store), limits: { maxAttempts: 1 } },
    });
    for (const _ of [1, 2]) await model.chat(question).catch(() => {});
    expect(server.requests.length).toBeGreaterThanOrEqual(2);
    expect(await keysOf(store)).toEqual([]);
  });

  test("CAC-03: a reply that breaks the caller's contract is returned and not remembered", async () => {
    const { server, model } = await twice();
    const strict = { ...request, accept: ({ text }: { text: string }) => text === "something else" };
    expect((await model.chat(strict)).text).not.toBe("");
    await model.chat(strict);
    expect(server.requests).toHaveLength(2);
  });

  test("a remembered reply is measured by the contract again", async () => {
    const { server, model } = await twice();
    await model.chat(request);
    await model.chat({ ...request, accept: () => false });
    expect(server.requests).toHaveLength(2);
  });

  test("CAC-05: five draws of one question are five replies, each remembered", async () => {
    const store = memoryStore();
    const steps = [1, 2, 3, 4, 5].map((score) => ({ content: `{"score":${score}}` }));
    const { server, model } = await stubModel(inTurn(...steps), {
      host: { cache: createCache(store) },
      concurrency: 1,
    });
    const draws = async () => {
      const replies = [];
      for (let draw = 0; draw < 5; draw++) replies.push((await model.chat({ ...request, draw })).text);
      return new Set(replies);
    };
    expect((await draws()).size).toBe(5);
    expect((await draws()).size).toBe(5);
    expect(server.requests).toHaveLength(5);
  });

  test("CAC-06: files are for their owner alone, whatever the umask", async () => {
    const folder = await mkdtemp(path.join(tmpdir(), "calls-"));
    const cacheFolder = path.join(folder, "cache");
    const before = process.umask(0o022);
    const { model } = await twice(fileStore(cacheFolder));
    await model.chat(request);
    process.umask(before);
    const modes: string[] = [];
    for (const entry of await readdir(folder, { recursive: true })) {
      const { mode } = await stat(path.join(folder, entry));
      modes.push((mode & 0o777).toString(8));
    }
    await rm(folder, { recursive: true });
    expect(modes.sort()).toEqual(["600", "700", "700"]);
  });

  test("costs nothing the second time", async () => {
    const ledger = createLedger();
    const store = memoryStore();
    const { again, model } = await twice(store);
    await model.chat(request);
    await again({}, { ledger }).chat(request);
    expect(ledger.totals()).toMatchObject({ calls: 0, cached: 1, requests: 0, inputTokens: 0, cost: 0 });
  });
});

describe("a cassette", () => {
  test("is replayed without a key and without a server", async () => {
    const store = memoryStore();
    const { server, model } = await stubModel(scenariosInTurn("ok"), { host: { cache: createCache(store, "record") } });
    const { text } = await model.chat(request);
    await server.close();
    const replay = groq({ baseURL: server.url }, { env: {}, cache: createCache(store, "replay") });
    expect((await replay.chat(request)).text).toBe(text);
  });

  test("is recorded anew in mode record", async () => {
    const store = memoryStore();
    const { server, model } = await stubModel(scenariosInTurn("ok"), { host: { cache: createCache(store, "record") } });
    await model.chat(request);
    await model.chat(request);
    expect(server.requests).toHaveLength(2);
    expect(await keysOf(store)).toHaveLength(1);
  });

  test("is not read or written in mode off", async () => {
    const store = memoryStore();
    const { server, model } = await stubModel(scenariosInTurn("ok"), { host: { cache: createCache(store, "off") } });
    await model.chat(request);
    await model.chat(request);
    expect(server.requests).toHaveLength(2);
    expect(await keysOf(store)).toEqual([]);
  });

  test.each<[string, object, Partial<ChatRequest>, string]>([
    ["temperature", { temperature: 1 }, {}, "temperature was 0, is 1"],
    ["model", { model: "openai/gpt-oss-20b" }, {}, 'model was "openai/gpt-oss-120b", is "openai/gpt-oss-20b"'],
    ["parameter more", {}, { seed: 7 }, "seed is new"],
    [
      "question",
      {},
      { messages: [{ role: "user", content: "Is यमुना a river? Answer in JSON." }] },
      'messages[0].content was "Is गंगा a river? Answer in JSON.", is "Is यमुना a river? Answer in JSON."',
    ],
    ["schema", {}, { responseSchema: { ...schema, required: [] } }, "schema.required[0] is gone"],
  ])("that is stale says what changed: another %s", async (_, descriptor, change, said) => {
    const store = memoryStore();
    const { server, model } = await stubModel(scenariosInTurn("ok"), { host: { cache: createCache(store) } });
    await model.chat(request);
    await model.chat({ ...request, draw: 1, messages: [{ role: "user", content: "JSON, something quite different" }] });
    const replay = groq({ baseURL: server.url, ...descriptor }, { env: {}, cache: createCache(store, "replay") });
    const error = await callError(replay.chat({ ...request, ...change }));
    expect(error.code).toBe("stale_cassette");
    expect(error.message).toContain(`the cassette has no reply to this request: ${said}`);
    expect(server.requests).toHaveLength(2);
  });

  test("that is empty says so", async () => {
    const replay = groq({}, { env: {}, cache: createCache(memoryStore(), "replay") });
    expect((await callError(replay.chat(request))).message).toContain("nothing is recorded");
  });

  test("that was edited by hand is not believed", async () => {
    const store = memoryStore();
    const { server, model } = await stubModel(scenariosInTurn("ok"), { host: { cache: createCache(store) } });
    await model.chat(request);
    const [key = ""] = await keysOf(store);
    await store.set(key, ((await store.get(key)) ?? "").replace(/PASS|FAIL/, "BEST"));
    const replay = groq({ baseURL: server.url }, { env: {}, cache: createCache(store, "replay") });
    expect((await callError(replay.chat(request))).message).toContain(`its entry ${key} is changed`);
    await model.chat(request);
    expect(server.requests).toHaveLength(2);
  });
});
