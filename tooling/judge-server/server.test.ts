import { spawn } from "node:child_process";
import path from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { atRates, inTurn } from "./script.mjs";
import { startJudgeServer } from "./server.mjs";

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function start(options: Parameters<typeof startJudgeServer>[0] = {}) {
  const server = await startJudgeServer(options);
  closers.push(server.close);
  return server;
}

type Body = { choices: { message: { content: string } }[] };

async function post(url: string, body: object, headers: Record<string, string> = {}) {
  const response = await fetch(`${url}/openai/v1/chat/completions`, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json", ...headers },
    body: JSON.stringify({ model: "m", messages: [{ role: "user", content: "JSON?" }], ...body }),
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as Body };
}

const object = (properties: object, rest: object = {}) => ({
  type: "object",
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
  ...rest,
});
const format = (schema: object, strict = true) => ({
  response_format: { type: "json_schema", json_schema: { name: "reply", strict, schema } },
});

describe("the loopback judge server", () => {
  test("answers as Groq does, with every field", async () => {
    const { url } = await start();
    const { status, body, headers } = await post(url, {});
    expect(status).toBe(200);
    expect(body).toMatchObject({
      object: "chat.completion",
      model: "m",
      system_fingerprint: expect.stringMatching(/^fp_/),
      service_tier: "on_demand",
      choices: [{ index: 0, logprobs: null, finish_reason: "stop", message: { role: "assistant" } }],
      usage: { prompt_tokens: expect.any(Number), completion_tokens_details: { reasoning_tokens: expect.any(Number) } },
      x_groq: { id: expect.stringMatching(/^req_/) },
    });
    expect(headers.get("content-encoding")).toBe("gzip");
    expect(headers.get("x-request-id")).toMatch(/^req_/);
    expect(headers.get("x-ratelimit-reset-tokens")).toMatch(/^[\dms.]+$/);
  });

  test("compresses nothing for who does not want it", async () => {
    const { url } = await start();
    const { headers, body } = await post(url, {}, { "accept-encoding": "identity" });
    expect(headers.get("content-encoding")).toBeNull();
    expect(body).toMatchObject({ object: "chat.completion" });
  });

  test("says of itself that it is a stub", async () => {
    const { url } = await start();
    const { body, headers } = await post(url, {});
    expect(headers.get("x-stub")).toBe("judge-server");
    expect(body.choices[0]?.message.content).toContain("stub reply of the loopback judge server, not a judgement");
  });

  test.each([
    [
      "JSON mode without the word",
      { messages: [{ role: "user", content: "?" }], response_format: { type: "json_object" } },
    ],
    ["both kinds of reasoning", { include_reasoning: true, reasoning_format: "parsed" }],
    ["more than one choice", { n: 2 }],
    ["raw reasoning beside JSON", { reasoning_format: "raw", response_format: { type: "json_object" } }],
    ["a strict schema that is open", format({ type: "object", properties: {} })],
    ["a strict schema with an optional property", format(object({ a: { type: "string" } }, { required: [] }))],
    ["an open object inside a strict schema", format(object({ a: { type: "array", items: { type: "object" } } }))],
    ["no messages", { messages: null }],
  ])("refuses %s with 400", async (_, body) => {
    const { url } = await start();
    expect(await post(url, body)).toMatchObject({ status: 400, body: { error: { type: "invalid_request_error" } } });
  });

  test("takes as best effort what it refuses to enforce", async () => {
    const { url } = await start();
    expect((await post(url, format({ type: "object", properties: {} }, false))).status).toBe(200);
  });

  test("knows its key and its models", async () => {
    const { url } = await start({ key: "right", models: ["m"] });
    const right = { authorization: "Bearer right" };
    expect(await post(url, {}, { authorization: "Bearer wrong" })).toMatchObject({ status: 401 });
    expect(await post(url, { model: "x" }, right)).toMatchObject({
      status: 404,
      body: { error: { code: "model_not_found" } },
    });
    expect((await post(url, {}, right)).status).toBe(200);
  });

  test("makes up what fits the schema, the same for the same messages whatever their nonces", async () => {
    const { url } = await start();
    const schema = object({
      critique: { type: "string" },
      verdict: { type: "string", enum: ["PASS", "FAIL"] },
      score: { type: "number", enum: [1, 2, 3, 4, 5] },
      rank: { type: "integer", minimum: 1, maximum: 3 },
      sure: { type: "boolean" },
      claims: { type: "array", items: object({ id: { type: "integer" } }) },
      note: { anyOf: [{ type: "null" }, { type: "string" }] },
    });
    const ask = async (content: string) => {
      const { body } = await post(url, { ...format(schema), messages: [{ role: "user", content }] });
      return JSON.parse(body.choices[0]?.message.content ?? "");
    };
    const verdict = await ask("<data-a1b2c3d4e5f60718293a4b5c>गंगा");
    expect(verdict).toEqual({
      critique: expect.stringContaining("stub"),
      verdict: expect.stringMatching(/^(PASS|FAIL)$/),
      score: expect.toSatisfy((score: number) => [1, 2, 3, 4, 5].includes(score)),
      rank: expect.toSatisfy((rank: number) => rank >= 1 && rank <= 3),
      sure: expect.any(Boolean),
      claims: expect.any(Array),
      note: expect.toSatisfy((note) => note === null || typeof note === "string"),
    });
    expect(await ask("<data-ffeeddccbbaa998877665544>गंगा")).toEqual(verdict);
    const verdicts = await Promise.all(Array.from({ length: 40 }, (_, index) => ask(`case ${index}`)));
    const passes = verdicts.filter((one) => one.verdict === "PASS").length;
    expect(passes).toBeGreaterThan(8);
    expect(passes).toBeLessThan(32);
  });

  test("keeps to its limits, and says when they are free again", async () => {
    const { url } = await start({ requestsPerMinute: 600, tokensPerMinute: 6_000 });
    const first = await post(url, { max_tokens: 5_990 });
    expect(first.status).toBe(200);
    const second = await post(url, { max_tokens: 1_000 });
    expect(second).toMatchObject({ status: 429, body: { error: { code: "rate_limit_exceeded" } } });
    const seconds = Number(second.headers.get("retry-after"));
    // About 1000 tokens are missing, and 100 come back in a second.
    expect(seconds).toBeGreaterThan(8);
    expect(seconds).toBeLessThan(12);
    expect(Number(second.headers.get("x-ratelimit-remaining-tokens"))).toBeLessThan(600);
    expect(await post(url, { max_tokens: 7_000 })).toMatchObject({
      status: 429,
      body: { error: { message: expect.stringMatching(/Limit 6000, Used 0, Requested 70\d\d/) } },
    });
  });

  test("notes what a request lacks that an honest client sends", async () => {
    const server = await start();
    await post(server.url, {});
    expect([...server.violations]).toEqual(["user-agent", "x-stainless-retry-count"]);
  });

  test("gives faults at their rates, the same in every run of one seed", () => {
    const faults = { rare: { rate: 0.1, step: { status: 500 } }, often: { rate: 0.3, step: { status: 429 } } };
    const draw = (seed: number) => {
      const script = atRates(faults, seed);
      return Array.from({ length: 2_000 }, () => script({} as never).status ?? 200);
    };
    const steps = draw(5);
    expect(draw(5)).toEqual(steps);
    expect(draw(6)).not.toEqual(steps);
    const share = (status: number) => steps.filter((step) => step === status).length / steps.length;
    expect(share(500)).toBeCloseTo(0.1, 1);
    expect(share(429)).toBeCloseTo(0.3, 1);
  });

  test("goes through a script and repeats its end", () => {
    const script = inTurn({ status: 500 }, {});
    expect([1, 2, 3].map(() => script({} as never).status)).toEqual([500, undefined, undefined]);
  });

  test("can be started by hand, says that it is a stub, and is not found by the network", async () => {
    const args = [path.join(import.meta.dirname, "run.mjs"), "--port", "0", "--scenario", "503", "--scenario", "ok"];
    const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
    closers.push(() => child.kill());
    let out = "";
    const url = await new Promise<string>((resolve) => {
      child.stdout.on("data", (chunk) => {
        out += chunk;
        const found = /listening at (http:\/\/127\.0\.0\.1:\d+) /.exec(out);
        if (found !== null) resolve(found[1] as string);
      });
    });
    expect(out).toMatch(/^STUB judge server: no model is behind it, its verdicts are made up\n/);
    expect((await post(url, {})).status).toBe(503);
    expect(await post(url, {})).toMatchObject({ status: 200, body: { model: "loopback-stub" } });
    child.kill("SIGTERM");
    await new Promise((resolve) => child.on("close", resolve));
    expect(out).toContain("STUB judge server: 2 requests");
  });
});
