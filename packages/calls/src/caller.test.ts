import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { JsonRecord } from "@eval/core";
import { afterEach, describe, expect, test } from "vitest";
import { CallError, isCallError } from "./call-error.js";
import { type Call, type Caller, createCaller } from "./caller.js";
import { estimateTokens } from "./estimate-tokens.js";
import type { CallsHost } from "./host.js";
import { createLedger } from "./ledger.js";
import { postJson } from "./post-json.js";
import { invalidResponse } from "./read-success.js";
import { createCache } from "./response-cache.js";
import { memoryStore } from "./store.js";

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** Embeddings of two dimensions: how many characters, and how many of them are of Devanagari. */
async function embeddingServer(fault: (number: number, response: ServerResponse) => boolean = () => false) {
  const seen: JsonRecord[] = [];
  const server = createServer(async (request: IncomingMessage, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = JSON.parse(Buffer.concat(chunks).toString("utf8"));
    seen.push(body);
    if (fault(seen.length, response)) return;
    const data = body.input.map((text: string, index: number) => ({
      index,
      embedding: [text.length, text.match(/\p{Script=Devanagari}/gu)?.length ?? 0],
    }));
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ data, usage: { prompt_tokens: 8, total_tokens: 8 } }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closers.push(() => {
    server.close();
    server.closeAllConnections();
  });
  return { seen, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/embeddings` };
}

/** What an encoder of some other package is made of. */
function embed(url: string, texts: readonly string[]): Call<number[][]> {
  const body = { model: "acme/embed", input: texts };
  return {
    identity: { backend: "embeddings", url, ...body },
    tokens: { inputTokens: texts.reduce((sum, text) => sum + estimateTokens(text), 0), outputTokens: 0 },
    async send(attempt) {
      const reply = await postJson(url, body, {}, attempt);
      const data = reply["data"];
      if (!Array.isArray(data) || data.length !== texts.length) {
        throw invalidResponse("the reply must have one embedding for each text", 200, new Headers());
      }
      const value = data.map(({ embedding }) => embedding as number[]);
      return { value, usage: { inputTokens: 8, outputTokens: 0 } };
    },
  };
}

const caller = (host: CallsHost = {}) => createCaller({ name: "embeddings:acme/embed" }, { random: () => 0, ...host });

const callError = (promise: Promise<unknown>): Promise<CallError> =>
  promise.then(
    () => expect.fail("the call gave a reply"),
    (error: unknown) => (isCallError(error) ? error : expect.fail(String(error))),
  );

describe("createCaller", () => {
  test("serves embeddings as it serves chat: retries, cache, usage", async () => {
    const { seen, url } = await embeddingServer((number, response) => {
      if (number > 1) return false;
      response.writeHead(503).end();
      return true;
    });
    const ledger = createLedger({
      prices: { date: "2026-11-29", currency: "INR", perMillionTokens: { "acme/embed": { input: 2, output: 0 } } },
    });
    const { call } = caller({ ledger, cache: createCache(memoryStore()) });
    const first = await call(embed(url, ["गंगा", "river"]));
    expect(first).toMatchObject({
      value: [
        [4, 4],
        [5, 0],
      ],
      attempts: 2,
      isCached: false,
    });
    expect(await call(embed(url, ["गंगा", "river"]))).toMatchObject({ value: first.value, attempts: 0, isCached: true });
    expect(seen).toHaveLength(2);
    expect(ledger.totals()).toMatchObject({
      calls: 1,
      cached: 1,
      requests: 2,
      inputTokens: 8,
      pricesDate: "2026-11-29",
    });
    expect(ledger.totals().cost).toBeCloseTo(16e-6, 15);
  });

  test("names the caller, the failure and the attempts", async () => {
    const { url } = await embeddingServer((_, response) => Boolean(response.writeHead(500).end()));
    const error = await callError(caller().call(embed(url, ["x"])));
    expect(error.message).toBe("embeddings:acme/embed: the server answered 500; after 5 attempts");
    expect(error.detail).toEqual({ retry: "backoff", scope: "case", status: 500, attempts: 5 });
  });

  test("a failure tells the usage of all its attempts, as far as the server said it", async () => {
    const { url } = await embeddingServer();
    const useless: Call<number[][]> = {
      ...embed(url, ["x"]),
      async send(attempt) {
        await postJson(url, { input: ["x"] }, {}, attempt);
        throw new CallError("invalid_response", "no vector", { retry: "once", usage: attemptUsage });
      },
    };
    const attemptUsage = { inputTokens: 8, outputTokens: 3 };
    const ledger = createLedger();
    const error = await callError(caller({ ledger }).call(useless));
    expect(error.detail).toMatchObject({ attempts: 2, usage: { inputTokens: 16, outputTokens: 6 } });
    expect(ledger.totals()).toMatchObject({ requests: 2, inputTokens: 16, outputTokens: 6 });
  });

  test("counts no request where the call fails before there is one", async () => {
    const ledger = createLedger();
    const keyless: Call<number[][]> = {
      ...embed("http://127.0.0.1:9/v1", ["x"]),
      async send() {
        throw new CallError("config_error", "there is no key", { scope: "run" });
      },
    };
    await callError(caller({ ledger }).call(keyless));
    expect(ledger.totals()).toMatchObject({ calls: 0, requests: 0, cost: 0 });
  });

  test("lets a defect of the sender be seen as what it is", async () => {
    const broken = { ...embed("http://127.0.0.1:1", []), send: () => Promise.reject(new RangeError("a defect")) };
    await expect(caller().call(broken)).rejects.toThrow(RangeError);
  });

  test("the deadline of a run ends what is under way and what waits", { retry: 2 }, async () => {
    const { url, seen } = await embeddingServer(() => true);
    const host = { deadline: Date.now() + 300, limits: { concurrency: 1 } };
    const { call } = caller(host);
    const start = performance.now();
    const errors = await Promise.all([1, 2, 3].map((text) => callError(call(embed(url, [`${text}`])))));
    expect(performance.now() - start).toBeLessThan(600);
    expect(errors.map(({ code, detail }) => [code, detail.scope])).toEqual(Array(3).fill(["timeout", "run"]));
    expect(errors[0]?.message).toContain("the time for the whole run is over");
    expect(seen).toHaveLength(1);
  });

  test("the signal of a run ends all its calls", async () => {
    const { url } = await embeddingServer(() => true);
    const controller = new AbortController();
    const { call } = caller({ signal: controller.signal, limits: { concurrency: 2 } });
    const errors = Promise.all([1, 2, 3, 4].map((text) => callError(call(embed(url, [`${text}`])))));
    setTimeout(() => controller.abort(), 50);
    expect((await errors).map(({ code }) => code)).toEqual(Array(4).fill("aborted"));
  });

  test("waits for its turn without its time running, and for a reply with it", async () => {
    const { url } = await embeddingServer((_, response) => {
      setTimeout(
        () => response.writeHead(200, { "content-type": "application/json" }).end('{"data":[{"embedding":[1]}]}'),
        100,
      );
      return true;
    });
    // Twelve in a row take 1200 ms, each of them 100.
    const { call } = caller({ limits: { concurrency: 1, timeoutMs: 1_000 } });
    const calls = await Promise.all(Array.from({ length: 12 }, (_, index) => call(embed(url, [`${index}`]))));
    expect(calls.every(({ latencyMs }) => latencyMs < 1_000)).toBe(true);
  });

  test("callers of one host who ask the same model stand in one line", async () => {
    let open = 0;
    let most = 0;
    const { url, seen } = await embeddingServer((_, response) => {
      most = Math.max(most, ++open);
      setTimeout(() => {
        open--;
        response.writeHead(401, { "content-type": "application/json" }).end("{}");
      }, 20);
      return true;
    });
    const host = { limits: { concurrency: 2 } };
    const make = (one: CallsHost) => createCaller({ name: "embeddings:acme/embed" }, one);
    const callers = [make(host), make(host)];
    const errors = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        callError((callers[index % 2] as Caller).call(embed(url, [`${index}`]))),
      ),
    );
    expect(new Set(errors.map(({ code }) => code))).toEqual(new Set(["auth_error"]));
    expect({ most, requests: seen.length }).toEqual({ most: 2, requests: 2 });
    // Another host is another run.
    await callError(make({ ...host }).call(embed(url, ["x"])));
    expect(seen).toHaveLength(3);
  });

  test("a quota that is used up ends a run only until it is whole again", async () => {
    const { url, seen } = await embeddingServer((number, response) => {
      if (number > 1) return false;
      const message = "(TPD): Limit 10, Used 9, Requested 2. Please try again in 100ms.";
      response.writeHead(429, { "content-type": "application/json" }).end(JSON.stringify({ error: { message } }));
      return true;
    });
    const { call } = caller();
    expect((await callError(call(embed(url, ["x"])))).code).toBe("quota_exhausted");
    expect((await callError(call(embed(url, ["x"])))).code).toBe("quota_exhausted");
    expect(seen).toHaveLength(1);
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect((await call(embed(url, ["x"]))).value).toEqual([[1, 0]]);
  });

  test("a reply is worth more than its place in a cache that cannot be written", async () => {
    const { url } = await embeddingServer();
    const full = { ...memoryStore(), set: () => Promise.reject(new Error("ENOSPC: no space left on device")) };
    const events: string[] = [];
    const onEvent = ({ message }: { message: string }) => void events.push(message);
    expect((await caller({ cache: createCache(full), onEvent }).call(embed(url, ["x"]))).value).toEqual([[1, 0]]);
    expect(events).toEqual(["the cache cannot be written: ENOSPC: no space left on device"]);
    // A recording is made for the sake of what it writes.
    const recording = caller({ cache: createCache(full, "record") }).call(embed(url, ["x"]));
    expect((await callError(recording)).message).toContain("the cache cannot be written");
  });

  test("tells of retries while they happen", async () => {
    const { url } = await embeddingServer((number, response) => number === 1 && Boolean(response.writeHead(503).end()));
    const events: string[] = [];
    const { call } = caller({
      onEvent: ({ type, message, waitMs }) => void events.push(`${type} ${waitMs}: ${message}`),
    });
    await call(embed(url, ["x"]));
    expect(events).toEqual(["retry 0: embeddings:acme/embed: the server answered 503"]);
  });
});
