import { describe, expect, test } from "vitest";
import type { CallErrorCode, Retry } from "./call-error.js";
import { classifyReply } from "./classify-reply.js";

const NOW = Date.parse("2026-11-29T00:00:00Z");

const classify = (status: number, error: object = {}, headers: Record<string, string> = {}) =>
  classifyReply({ status, headers: new Headers(headers), body: { error } }, NOW);

describe("classifyReply", () => {
  test.each<[number, object, CallErrorCode, Retry, "case" | "run"]>([
    [400, { message: "bad" }, "provider_error", "never", "case"],
    [400, { message: "too long", code: "context_length_exceeded" }, "request_too_large", "never", "case"],
    [400, { message: "This model's maximum context length is 8192 tokens" }, "request_too_large", "never", "case"],
    [400, { message: "Unsupported parameter: 'max_tokens'", param: "max_tokens" }, "config_error", "never", "run"],
    [400, { message: "'logprobs' is not supported with this model" }, "config_error", "never", "run"],
    [
      400,
      { message: "content of 'messages.0' must be a string", param: "messages" },
      "provider_error",
      "never",
      "case",
    ],
    [400, { message: "Failed to generate JSON", code: "json_validate_failed" }, "judge_error", "once", "case"],
    [401, { message: "no" }, "auth_error", "never", "run"],
    [402, { message: "pay" }, "quota_exhausted", "never", "run"],
    [403, {}, "auth_error", "never", "run"],
    [404, { message: "model does not exist" }, "model_not_found", "never", "run"],
    [404, {}, "config_error", "never", "run"],
    [408, {}, "timeout", "backoff", "case"],
    [409, {}, "provider_error", "backoff", "case"],
    [413, {}, "request_too_large", "never", "case"],
    [422, {}, "provider_error", "never", "case"],
    [424, {}, "provider_error", "never", "case"],
    [429, { message: "slow down" }, "rate_limited", "backoff", "case"],
    [429, { message: "no money", code: "insufficient_quota" }, "quota_exhausted", "never", "run"],
    [498, {}, "provider_error", "backoff", "case"],
    [500, {}, "provider_error", "backoff", "case"],
    [529, {}, "provider_error", "backoff", "case"],
  ])("%i with %j is %s, sent again: %s, scope %s", (status, error, code, retry, scope) => {
    const found = classify(status, error);
    expect({ code: found.code, retry: found.detail.retry, scope: found.detail.scope }).toEqual({ code, retry, scope });
  });

  test.each([
    ["false", 503, "never"],
    ["true", 422, "backoff"],
    // No wait helps a wrong key.
    ["true", 401, "never"],
    ["perhaps", 503, "backoff"],
  ])("x-should-retry: %s makes of %i: %s", (value, status, retry) => {
    expect(classify(status, {}, { "x-should-retry": value }).detail.retry).toBe(retry);
  });

  test("keeps what the server says and when to ask again", () => {
    const headers = { "retry-after": "7", "x-request-id": "req_1" };
    const error = classify(429, { message: "Slow\n  down", code: "rate_limit_exceeded" }, headers);
    expect(error.message).toBe(
      "the server answered 429 (rate_limit_exceeded): Slow down; it asks to wait 7 s; send fewer at a time (concurrency) or a minute (rpm, tpm)",
    );
    expect(error.detail).toMatchObject({ waitMs: 7_000, retryAt: "2026-11-29T00:00:07.000Z", requestId: "req_1" });
  });

  test.each([
    ["a text", "Internal Server Error"],
    ["nothing", undefined],
    ["null", null],
    ["a list", [1, 2]],
    ["an error that is a text", { error: "overloaded" }],
    ["a detail, as FastAPI has it", { detail: "overloaded" }],
    ["a body without error", { message: "overloaded" }],
    ["names of a prototype", { error: { message: { toString: null }, code: ["x"] } }],
  ])("reads a body that is %s", (_, body) => {
    const { code, message } = classifyReply({ status: 503, headers: new Headers(), body }, NOW);
    expect(code).toBe("provider_error");
    expect(message).toMatch(/^the server answered 503(: overloaded)?$/);
  });

  test("takes the wait from the message where no header has one", () => {
    const message = "Rate limit reached. Please try again in 2.5s.";
    expect(classify(429, { message }).detail.waitMs).toBe(2_500);
    expect(classify(429, { message }, { "retry-after": "4" }).detail.waitMs).toBe(4_000);
    expect(classify(429, { message }, { "retry-after": "0" }).detail.waitMs).toBe(2_500);
  });

  test("shows nothing that a terminal would obey", () => {
    const { message } = classify(500, { message: "\u001B[2Jgone\u202Ereversed\u0007" });
    expect(message).toBe("the server answered 500: [2Jgone reversed");
  });

  test("cuts a message that has no end", () => {
    expect(classify(500, { message: "x".repeat(1e6) }).message.length).toBeLessThan(600);
  });
});
