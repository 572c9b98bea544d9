import { type CallEvent, createEstimate, createLedger } from "@eval/calls";
import type { ChatRequest } from "@eval/core";
import { describe, expect, test } from "vitest";
import { inTurn, type SeenRequest, type Step } from "../../../../tooling/judge-server/script.mjs";
import {
  callError,
  closeServers,
  compatibleStubModel,
  question,
  scenario,
  scenariosInTurn,
  stubModel,
} from "../../test/stub-model.js";
import { defaultJudgeModel, groq, openAICompatible, replyProblem } from "../models.js";

closeServers();

const schema = {
  type: "object",
  properties: { verdict: { type: "string", enum: ["PASS", "FAIL"] }, critique: { type: "string" } },
  required: ["verdict", "critique"],
  additionalProperties: false,
};
const judged: ChatRequest = { ...question, responseSchema: schema };

const prices = (name: string) => ({
  date: "2026-11-29",
  currency: "USD",
  perMillionTokens: { [name]: { input: 1, output: 10 } },
});

/** A server that takes no reply format but those named, as servers of all kinds do. */
const takes =
  (...types: string[]) =>
  (request: SeenRequest): Step => {
    const format = request.body.response_format;
    const type = format === undefined ? "text" : format.json_schema?.strict === true ? "strict" : format.type;
    if (types.includes(type)) return {};
    const message = `This model does not support response format \`${type}\`. See supported models.`;
    return { status: 400, body: { error: { message, type: "invalid_request_error", param: "response_format" } } };
  };

describe("a chat model", () => {
  test("sends what Groq wants for gpt-oss, temperature 0 said out loud", async () => {
    const { server, model } = await stubModel(scenariosInTurn("ok"), {
      maxTokens: 512,
      seed: 7,
      reasoningEffort: "low",
    });
    const reply = await model.chat(judged);
    expect(server.requests[0]?.body).toEqual({
      model: "openai/gpt-oss-120b",
      messages: question.messages,
      temperature: 0,
      max_completion_tokens: 512,
      seed: 7,
      reasoning_effort: "low",
      include_reasoning: true,
      response_format: { type: "json_schema", json_schema: { name: "reply", strict: true, schema } },
    });
    expect(server.requests[0]?.path).toBe("/openai/v1/chat/completions");
    expect(JSON.parse(reply.text)).toEqual({
      verdict: expect.stringMatching(/^(PASS|FAIL)$/),
      critique: expect.stringContaining("stub"),
    });
    expect(reply).toMatchObject({ reasoning: "The stub does not reason.", finishReason: "stop" });
    expect(reply.record).toMatchObject({
      sent: { temperature: 0, max_completion_tokens: 512, seed: 7 },
      replyFormat: "strict",
      fingerprint: "fp_stub000001",
      requestId: "req_stub0",
      cached: false,
      attempts: 1,
    });
  });

  test("sends no temperature to a model that takes none", async () => {
    const { server, model } = await stubModel(scenariosInTurn("ok"), { temperature: null });
    await model.chat({ ...question, temperature: 0 });
    expect(server.requests[0]?.body).not.toHaveProperty("temperature");
  });

  test.each([
    ["openai/gpt-oss-120b", false, { include_reasoning: false }],
    ["qwen/qwen3-32b", null, { reasoning_format: "parsed" }],
    ["qwen/qwen3-32b", false, { reasoning_format: "hidden" }],
    ["llama-3.3-70b-versatile", null, {}],
  ])("asks %s for its reasoning (%s) as that model takes it", async (name, includeReasoning, sent) => {
    const { server, model } = await stubModel(scenariosInTurn("ok"), { model: name, includeReasoning });
    await model.chat(judged);
    const { include_reasoning, reasoning_format } = server.requests[0]?.body ?? {};
    expect({ include_reasoning, reasoning_format }).toEqual({ ...sent });
  });

  test.each([
    [["strict", "json_schema", "json_object", "text"], "strict", 1],
    [["json_schema", "json_object", "text"], "schema", 2],
    [["json_object", "text"], "json", 3],
    [["text"], "text", 4],
  ])("of a server that takes %j asks JSON as %s, and says so", async (types, format, requests) => {
    const { server, model } = await stubModel(takes(...types));
    expect((await model.chat(judged)).record).toMatchObject({ replyFormat: format, attempts: requests });
    // Once refused, not tried again.
    const second = await model.chat({ ...judged, draw: 1 });
    expect(second.record).toMatchObject({ replyFormat: format, attempts: 1 });
    expect(second.record?.["refusedFormats"] ?? []).toHaveLength(requests - 1);
    expect(server.requests).toHaveLength(requests + 1);
    const [first] = server.requests[requests]?.body.messages ?? [];
    if (format === "json" || format === "text") expect(first.content).toContain('"additionalProperties":false');
    else expect(first).toEqual(question.messages[0]);
  });

  test("calls refused together step down together", async () => {
    const { server, model } = await stubModel((request) => ({ delayMs: 20, ...takes("json_schema")(request) }));
    const replies = await Promise.all([0, 1, 2, 3].map((draw) => model.chat({ ...judged, draw })));
    expect(replies.map(({ record }) => record?.["replyFormat"])).toEqual(["schema", "schema", "schema", "schema"]);
    expect(server.requests).toHaveLength(8);
    expect(replies[0]?.record?.["refusedFormats"]).toHaveLength(1);
  });

  test("a refused format does not end the run, a refused parameter does", async () => {
    const { model } = await stubModel(scenariosInTurn("400-parameter"));
    expect((await callError(model.chat(judged))).detail).toMatchObject({ scope: "run", parameter: "temperature" });
  });

  test("what a model failed to make into JSON is kept as evidence and never read", async () => {
    const { server, model } = await stubModel(scenariosInTurn("400-json"));
    const error = await callError(model.chat(judged));
    expect(error.detail).toMatchObject({
      serverCode: "json_validate_failed",
      failedGeneration: '{"score": ',
      attempts: 2,
    });
    expect(server.requests.every(({ body }) => body.response_format.json_schema.strict)).toBe(true);
  });

  test.each([
    ["length", "truncated"],
    ["filtered", "judge_refusal"],
    ["tool-calls", "invalid_response"],
    ["refusal", "judge_refusal"],
    ["empty-content", "empty_content"],
    ["null-content", "empty_content"],
    ["cut-content", null],
    ["two-objects", null],
  ])("gives the reply of %s with what is wrong with it (%s)", async (name, problem) => {
    const { model } = await stubModel(scenariosInTurn(name));
    expect(replyProblem(await model.chat(question))).toBe(problem);
  });

  test("keeps what a spent budget of tokens was spent on", async () => {
    const { model } = await stubModel(scenariosInTurn("empty-content"));
    expect(await model.chat(question)).toMatchObject({ text: "", reasoning: "I spent all I had on thinking." });
  });

  test("says when another model answers, or the same one changes", async () => {
    const events: CallEvent[] = [];
    const { model } = await stubModel(scenariosInTurn("ok", "other-fingerprint", "other-model", "other-model"), {
      host: { onEvent: (event) => void events.push(event) },
    });
    const warnings = [];
    for (const draw of [0, 1, 2, 3])
      warnings.push((await model.chat({ ...question, draw })).record?.["warnings"] ?? []);
    expect(warnings).toEqual([
      [],
      ["fingerprint_changed"],
      ["other_model", "model_changed"],
      ["other_model", "model_changed"],
    ]);
    // Each change is told once, however many replies show it.
    expect(events.map(({ message }) => message)).toEqual([
      "groq:openai/gpt-oss-120b: the system of openai/gpt-oss-120b was fp_stub000001, and is now fp_stub000002",
      "groq:openai/gpt-oss-120b: asked openai/gpt-oss-120b, and stub/other-model answered",
      "groq:openai/gpt-oss-120b: openai/gpt-oss-120b answered first, and now stub/other-model",
    ]);
  });

  test.each([
    ["openai/gpt-oss-120b", "gpt-oss-120b"],
    ["gpt-4o", "gpt-4o-2024-08-06"],
    ["openrouter/openai/gpt-oss-120b:free", "openai/gpt-oss-120b"],
  ])("%s answered by %s is itself", async (asked, answered) => {
    const { model } = await stubModel(() => ({ model: answered }), { model: asked });
    expect((await model.chat(question)).record).not.toHaveProperty("warnings");
  });

  test("without usage the cost is unknown", async () => {
    const ledger = createLedger({ prices: prices("openai/gpt-oss-120b") });
    const { model } = await stubModel(() => ({ usage: null }), { host: { ledger } });
    expect((await model.chat(question)).usage).toBeNull();
    expect(ledger.totals()).toMatchObject({ calls: 1, requestsWithoutUsage: 1, cost: "unknown" });
  });

  test("sends no request that could pass the maximum cost with those under way, until these cost less", async () => {
    // Each call may cost 14 input tokens and 1000 of output at most; it costs 100 and 50.
    const usage = { prompt_tokens: 100, completion_tokens: 50 };
    const ledger = createLedger({ prices: prices("openai/gpt-oss-120b"), maxCost: 0.0205 });
    let underWay = 0;
    let most = 0;
    const fetchCounted: typeof fetch = async (...request) => {
      most = Math.max(most, ++underWay);
      return fetch(...request).finally(() => underWay--);
    };
    const host = { ledger, fetch: fetchCounted };
    const { server, model } = await stubModel(() => ({ usage, delayMs: 30 }), { host });
    const cases = Array.from({ length: 10 }, (_, index) => model.chat({ ...question, draw: index }));
    const settled = await Promise.allSettled(cases);
    const codes = settled.map((one) => (one.status === "fulfilled" ? "ok" : one.reason.code));
    expect(codes).toEqual(Array.from({ length: 10 }, () => "ok"));
    expect(most).toBe(2);
    expect(server.requests).toHaveLength(10);
    expect(ledger.totals().cost).toBeLessThan(0.0205);
  });

  test("is stopped at once when a model used more than it was given", async () => {
    const ledger = createLedger({ prices: prices("openai/gpt-oss-120b"), maxCost: 1 });
    const steps = inTurn({ usage: { prompt_tokens: 2_000_000, completion_tokens: 1 } }, scenario("stall-headers"));
    const { model } = await stubModel(steps, { host: { ledger } });
    const [first, second] = await Promise.allSettled([model.chat(question), model.chat({ ...question, draw: 1 })]);
    expect(first?.status).toBe("fulfilled");
    expect(second).toMatchObject({ status: "rejected", reason: { code: "budget_exceeded" } });
  });

  test("needs the price of its model where a maximum cost is set", async () => {
    const { model } = await stubModel(scenariosInTurn("ok"), { host: { ledger: createLedger({ maxCost: 1 }) } });
    await expect(model.chat(question)).rejects.toThrow(
      'a maximum cost needs the price of every model, and the price of "groq:openai/gpt-oss-120b" is unknown; add it to the prices',
    );
  });

  test("in a dry run counts and sends nothing", async () => {
    const estimate = createEstimate(prices("openai/gpt-oss-120b"));
    const { server, model } = await stubModel(scenariosInTurn("ok"), { host: { estimate }, maxTokens: 200 });
    expect((await callError(model.chat(question))).code).toBe("dry_run");
    // 28 bytes of ASCII and 12 of Devanagari are 10 tokens, and 4 are for the message itself.
    expect(estimate.total()).toMatchObject({ calls: 1, cached: 0, inputTokens: 14, mostOutputTokens: 200 });
    expect(estimate.total().mostCost).toBeCloseTo((14 + 200 * 10) / 1e6, 15);
    expect(server.requests).toHaveLength(0);
  });
});

describe("an OpenAI-compatible server", () => {
  test("is asked at its own path, by its own names, without a key where it has none", async () => {
    const { server, model } = await compatibleStubModel(scenariosInTurn("ok"), { maxTokens: 64 });
    expect((await model.chat(judged)).finishReason).toBe("stop");
    expect(server.requests[0]?.path).toBe("/v1/chat/completions");
    expect(server.requests[0]?.headers.authorization).toBeUndefined();
    expect(server.requests[0]?.body).toMatchObject({ model: "qwen3:8b", max_tokens: 64, temperature: 0 });
    expect(server.requests[0]?.body).not.toHaveProperty("include_reasoning");
    expect([...server.violations]).toEqual([]);
  });

  test("gets the key of the variable named, and none of another server", async () => {
    const env = { GROQ_API_KEY: "gsk_other0000000", SARVAM_API_KEY: "sk_sarvam000000" };
    const { server, model } = await compatibleStubModel(
      scenariosInTurn("ok"),
      { apiKeyEnv: "SARVAM_API_KEY" },
      { env },
    );
    await model.chat(question);
    expect(server.requests[0]?.headers.authorization).toBe("Bearer sk_sarvam000000");
  });

  test.each([
    [
      "a content in parts",
      [
        { type: "text", text: "नमस्ते " },
        { type: "text", text: "दुनिया" },
      ],
      "नमस्ते दुनिया",
    ],
    ["a content of text", "नमस्ते", "नमस्ते"],
  ])("may send %s", async (_, content, text) => {
    const choices = [{ index: 0, finish_reason: "stop", message: { role: "assistant", content } }];
    const { model } = await compatibleStubModel(() => ({ choices }));
    expect((await model.chat(question)).text).toBe(text);
  });

  test("may put the status of another server into an error of status 200", async () => {
    const error = { code: 429, message: "Rate limited upstream" };
    const { model } = await compatibleStubModel(inTurn({ body: { error } }, {}));
    expect((await model.chat(question)).record?.["attempts"]).toBe(2);
    const fatal = await compatibleStubModel(() => ({
      body: { error: { code: 402, message: "Insufficient credits" } },
    }));
    expect((await callError(fatal.model.chat(question))).code).toBe("quota_exhausted");
  });

  test("may call the reasoning reasoning_content", async () => {
    const message = { role: "assistant", content: "yes", reasoning_content: "think" };
    const { model } = await compatibleStubModel(() => ({ choices: [{ index: 0, finish_reason: "stop", message }] }));
    expect((await model.chat(question)).reasoning).toBe("think");
  });

  test("must be named by its address", () => {
    expect(() => openAICompatible({ model: "m" })).toThrow("openai-compatible needs a baseURL");
  });
});

describe("a descriptor", () => {
  test("without a model is the default judge on Groq", () => {
    expect(groq({}, { env: {} }).id).toBe(`groq:${defaultJudgeModel.model}`);
  });

  test.each<[Record<string, never>, string]>([
    [{ modle: "x" } as never, 'a chat model has no option "modle"; it takes backend, model, baseURL'],
    [{ temperature: "0" } as never, 'temperature of a chat model must be a number from 0 to 2, got "0"'],
    [{ maxTokens: 0.5 } as never, "maxTokens of a chat model must be a whole number above 0, got 0.5"],
    [{ concurrency: 0 } as never, "concurrency of a chat model must be a whole number above 0, got 0"],
    [
      { replyFormat: "xml" } as never,
      'replyFormat of a chat model must be one of strict, schema, json, text, got "xml"',
    ],
    [{ model: null } as never, "model of a chat model must be a text, got null"],
  ])("%j is refused: %s", (descriptor, message) => {
    expect(() => groq(descriptor, { env: {} })).toThrow(message);
  });
});
