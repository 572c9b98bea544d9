import { getEventListeners } from "node:events";
import { createServer } from "node:net";
import { type CallErrorCode, createLedger } from "@eval/calls";
import { describe, expect, test } from "vitest";
import { inTurn, seeded } from "../../../../tooling/judge-server/script.mjs";
import { callError, closeServers, question, scenario, scenariosInTurn, stubModel } from "../../test/stub-model.js";

closeServers();

/** Upper bounds of times, on a machine that may be busy with something else for a moment. */
const BUSY = { retry: 2 };

const ask = (text: string) => ({ messages: [{ role: "user" as const, content: text }] });

const elapsed = async (work: () => Promise<unknown>) => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

/** Milliseconds between the first requests. */
const gaps = (requests: readonly { at: number }[]) =>
  requests.slice(1).map(({ at }, index) => at - (requests[index]?.at ?? 0));

describe("a chat model over groq-sdk and HTTP", () => {
  // Decompression is a fifth of what a call takes here, and no server need compress a reply of this size.
  test("asks for replies as they are, and reads one that is compressed all the same", async () => {
    const { server, model } = await stubModel(inTurn({ content: "नमस्ते" }, { content: "नमस्ते", gzip: true }));
    expect((await model.chat(question)).text).toBe("नमस्ते");
    expect((await model.chat(ask("again"))).text).toBe("नमस्ते");
    expect(server.requests.map(({ headers }) => headers["accept-encoding"])).toEqual(["identity", "identity"]);
  });

  // From what model servers do to what a caller gets. The bare SDK does something else in nearly every row.
  test.each<[string, CallErrorCode, number]>([
    ["429-huge", "rate_limited", 1],
    ["429-past", "rate_limited", 5],
    ["429-garbage", "rate_limited", 5],
    ["429-negative", "rate_limited", 5],
    ["429-zero", "rate_limited", 5],
    ["429-bare", "rate_limited", 5],
    ["429-final", "rate_limited", 1],
    ["429-day", "quota_exhausted", 1],
    ["429-never-fits", "request_too_large", 1],
    ["413", "request_too_large", 1],
    ["498", "provider_error", 5],
    ["400-json", "judge_error", 2],
    ["400-parameter", "config_error", 1],
    ["400-context", "request_too_large", 1],
    ["401", "auth_error", 1],
    ["403", "auth_error", 1],
    ["404", "model_not_found", 1],
    ["404-page", "config_error", 1],
    ["422", "provider_error", 1],
    ["424", "provider_error", 1],
    ["500-page", "provider_error", 5],
    ["503", "provider_error", 5],
    ["200-error", "provider_error", 5],
    ["200-page", "invalid_response", 2],
    ["200-empty", "invalid_response", 2],
    ["200-null", "invalid_response", 2],
    ["204", "invalid_response", 2],
    ["no-choices", "invalid_response", 2],
    ["null-choices", "invalid_response", 2],
    ["no-message", "invalid_response", 2],
    ["broken-json", "network", 5],
    ["cut-length", "network", 5],
    ["cut-chunked", "network", 5],
    ["reset", "network", 5],
    ["redirect", "config_error", 1],
    ["redirect-away", "config_error", 1],
    ["10-mb", "response_too_large", 1],
  ])("makes of %s a failure of class %s after %i requests", async (name, code, requests) => {
    // Several refusals in a row make everybody pause for as long as a caller waits at most.
    const { server, model } = await stubModel(scenariosInTurn(name), { host: { limits: { maxWaitMs: 60 } } });
    const error = await callError(model.chat(question));
    expect({ code: error.code, requests: server.requests.length }).toEqual({ code, requests });
    expect(error.detail.attempts).toBe(requests);
    expect([...server.violations]).toEqual([]);
  });

  test.each(["stall-headers", "stall-body", "stall-error-body", "drip"])(
    "NET-05: ends %s at the deadline and lets go of the connection",
    BUSY,
    async (name) => {
      const { server, model } = await stubModel(scenariosInTurn(name), { timeoutMs: 500 });
      const start = performance.now();
      const error = await callError(model.chat(question));
      const took = performance.now() - start;
      expect(error.code).toBe("timeout");
      expect(took).toBeGreaterThanOrEqual(495);
      expect(took).toBeLessThan(900);
      await expect.poll(() => server.open()).toBe(0);
    },
  );

  test("tries again where an attempt stalls and the call has time left", async () => {
    const { server, model } = await stubModel(scenariosInTurn("stall-body", "ok"), { attemptTimeoutMs: 200 });
    expect((await model.chat(question)).record?.["attempts"]).toBe(2);
    expect(server.requests).toHaveLength(2);
  });

  test("takes a reply that is slow but in time", async () => {
    const { model } = await stubModel(scenariosInTurn("slow-but-in-time"));
    expect(await model.chat(question)).toMatchObject({ finishReason: "stop", model: "openai/gpt-oss-120b" });
  });

  test("NET-01: waits as long as a 429 asks, once", async () => {
    const { server, model } = await stubModel(scenariosInTurn("429", "ok"));
    expect((await model.chat(question)).record?.["attempts"]).toBe(2);
    expect(server.requests).toHaveLength(2);
    // The server notes when a request comes, the caller counts from when the reply had come.
    expect(gaps(server.requests)[0]).toBeGreaterThanOrEqual(1000);
  });

  test.each([
    ["429-fraction", 200],
    ["429-ms", 150],
  ])("honours the wait of %s", BUSY, async (name, ms) => {
    const { server, model } = await stubModel(scenariosInTurn(name, "ok"));
    await model.chat(question);
    expect(gaps(server.requests)[0]).toBeGreaterThanOrEqual(ms);
    expect(gaps(server.requests)[0]).toBeLessThan(ms + 700);
  });

  test("NET-02: does not wait for an absurd Retry-After, and says until when it would be", async () => {
    const { model } = await stubModel(scenariosInTurn("429-huge"));
    const error = await callError(model.chat(question));
    expect(Date.parse(error.detail.retryAt ?? "")).toBeGreaterThan(Date.now() + 99_999_000_000);
    expect(error.message).toContain("it asks to wait 99999999 s");
  });

  test("says when a daily quota is whole again", async () => {
    const { model } = await stubModel(scenariosInTurn("429-day"));
    const { detail } = await callError(model.chat(question));
    const wait = Date.parse(detail.retryAt ?? "") - Date.now();
    expect(wait).toBeGreaterThan(570_000);
    expect(wait).toBeLessThan(579_000);
  });

  test("NET-04: an abort ends a wait between attempts", BUSY, async () => {
    const patient = { status: 429, headers: { "retry-after": "30" }, body: "" };
    const { model } = await stubModel(inTurn(patient), { timeoutMs: 60_000 });
    const controller = new AbortController();
    const start = performance.now();
    setTimeout(() => controller.abort(), 200);
    const error = await callError(model.chat(question, { signal: controller.signal }));
    expect(error.code).toBe("aborted");
    expect(performance.now() - start).toBeLessThan(450);
  });

  test.each(["stall-headers", "stall-body"])("an abort ends %s", async (name) => {
    const { model, server } = await stubModel(scenariosInTurn(name));
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 100);
    expect((await callError(model.chat(question, { signal: controller.signal }))).code).toBe("aborted");
    await expect.poll(() => server.open()).toBe(0);
  });

  test("a call under a signal that is aborted already sends nothing", async () => {
    const { model, server } = await stubModel(scenariosInTurn("ok"));
    expect((await callError(model.chat(question, { signal: AbortSignal.abort() }))).code).toBe("aborted");
    expect(server.requests).toHaveLength(0);
  });

  test("the deadline of a case holds, also while the call waits its turn", BUSY, async () => {
    const { model, server } = await stubModel(scenariosInTurn("stall-headers"), { concurrency: 1 });
    const first = callError(model.chat(question, { deadline: Date.now() + 600 }));
    const took = elapsed(() => callError(model.chat(question, { deadline: Date.now() + 150 })));
    expect(await took).toBeLessThan(400);
    expect((await first).code).toBe("timeout");
    expect(server.requests).toHaveLength(1);
  });

  test("NET-08: a reply that is cut is asked for again, and no raw error escapes", async () => {
    const { model } = await stubModel(scenariosInTurn("cut-length", "cut-chunked", "broken-json", "reset", "ok"));
    expect((await model.chat(question)).record?.["attempts"]).toBe(5);
  });

  test("NET-11: a server that is down for two seconds is not stormed, and everyone gets a reply", async () => {
    const up = performance.now() + 2_000;
    const down = () => (performance.now() < up ? scenario("503") : {});
    const host = { random: seeded(11), limits: { concurrency: 100 } };
    const { server, model } = await stubModel(down, { host, timeoutMs: 30_000 });
    const cases = Array.from({ length: 100 }, (_, index) => model.chat(ask(`question ${index}`)));
    expect(await Promise.all(cases)).toHaveLength(100);
    // One round of failures opens the breaker; then single trials until the server is back.
    expect(server.requests.length).toBeLessThan(100 * 2 + 10);
    const retries = server.requests.slice(100).map(({ at }) => Math.floor(at / 50));
    expect(new Set(retries).size).toBeGreaterThanOrEqual(10);
  });

  test("says so when nothing listens at the address, after few tries", async () => {
    const free = createServer();
    await new Promise<void>((resolve) => free.listen(0, "127.0.0.1", resolve));
    const { port } = free.address() as { port: number };
    await new Promise((resolve) => free.close(resolve));
    const { model } = await stubModel(scenariosInTurn("ok"), { baseURL: `http://127.0.0.1:${port}` });
    const errors = await Promise.all(Array.from({ length: 20 }, () => callError(model.chat(question))));
    expect(errors.map(({ code }) => code)).toEqual(Array.from({ length: 20 }, () => "network"));
    expect(errors.at(-1)?.message).toMatch(
      /nothing listens there \(ECONNREFUSED\); given up after \d+ failures in a row/,
    );
    expect(errors.at(-1)?.detail.scope).toBe("run");
  });

  test("NET-12: a flex tier without capacity is asked again", async () => {
    const { model } = await stubModel(scenariosInTurn("498", "ok"));
    expect((await model.chat(question)).record?.["attempts"]).toBe(2);
  });

  test("NET-13: a request that can never fit fails alone", async () => {
    const { server, model } = await stubModel(scenariosInTurn("429-never-fits", "413", "ok"));
    expect((await callError(model.chat(ask("long")))).code).toBe("request_too_large");
    expect((await callError(model.chat(ask("longer")))).code).toBe("request_too_large");
    expect((await model.chat(ask("short"))).finishReason).toBe("stop");
    expect(server.requests).toHaveLength(3);
  });

  test.each([
    ["401", "auth_error", "check the API key"],
    ["403", "auth_error", "Access denied"],
    ["404", "model_not_found", "does not exist"],
    ["400-parameter", "config_error", "parameter temperature"],
    ["429-day", "quota_exhausted", "tokens per day"],
  ])("NET-15: %s on the first of 100 cases stops the run", async (name, code, said) => {
    const { server, model } = await stubModel(() => ({ ...scenario(name), delayMs: 20 }));
    const errors = await Promise.all(Array.from({ length: 100 }, (_, index) => callError(model.chat(ask(`${index}`)))));
    expect(new Set(errors.map((error) => error.code))).toEqual(new Set([code]));
    expect(errors[99]?.message).toContain(said);
    expect(errors[99]?.detail.scope).toBe("run");
    expect(server.requests.length).toBeLessThanOrEqual(4);
  });

  test("NET-16: a decompression bomb is stopped at the cap", async () => {
    const { model } = await stubModel(scenariosInTurn("bomb"));
    const before = process.memoryUsage.rss();
    const error = await callError(model.chat(question));
    expect(error.code).toBe("response_too_large");
    // 50 MB would be read whole, twice. The process serves the bomb, too.
    expect(process.memoryUsage.rss() - before).toBeLessThan(64 << 20);
  });

  test("NET-21: a failed attempt that was answered costs, and a case counts once", async () => {
    const usage = { prompt_tokens: 100, completion_tokens: 7 };
    const prices = {
      date: "2026-11-29",
      currency: "USD",
      perMillionTokens: { "openai/gpt-oss-120b": { input: 1, output: 10 } },
    };
    const ledger = createLedger({ prices });
    const { model } = await stubModel(inTurn({ choices: [], usage }, { usage }), { host: { ledger } });
    await model.chat(question);
    expect(ledger.totals()).toMatchObject({ calls: 1, requests: 2, inputTokens: 200, outputTokens: 14 });
    expect(ledger.totals().cost).toBeCloseTo((200 * 1 + 14 * 10) / 1e6, 15);
  });

  test("NET-22: 500 calls under one signal leave no listener and no warning", async () => {
    const warnings: string[] = [];
    const note = (warning: Error) => warnings.push(warning.name);
    process.on("warning", note);
    const { signal } = new AbortController();
    const { model } = await stubModel(scenariosInTurn("ok"), { concurrency: 20 });
    await Promise.all(Array.from({ length: 500 }, (_, index) => model.chat(ask(`${index}`), { signal })));
    expect(getEventListeners(signal, "abort")).toHaveLength(0);
    await new Promise(setImmediate);
    process.off("warning", note);
    expect(warnings).toEqual([]);
  });

  test("keeps to its concurrency", async () => {
    const { server, model } = await stubModel(() => ({ delayMs: 30 }), { concurrency: 3 });
    await Promise.all(Array.from({ length: 20 }, (_, index) => model.chat(ask(`${index}`))));
    expect(server.mostOpen()).toBe(3);
  });

  test("a connection that the server closed between two calls costs at most one retry", async () => {
    const { server, model } = await stubModel(scenariosInTurn("ok"), { server: { keepAliveMs: 1 } });
    for (let index = 0; index < 5; index++) {
      expect((await model.chat(ask(`${index}`))).record?.["attempts"]).toBeLessThanOrEqual(2);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect(server.requests.length).toBeGreaterThanOrEqual(5);
  });
});
