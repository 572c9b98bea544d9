import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { redactJson, redactor, redactShapes } from "./redact.js";

describe("redactor", () => {
  test("hides a secret wherever it stands, whatever it looks like", () => {
    const redact = redactor(["s3cret+/="]);
    expect(redact("a s3cret+/= b=s3cret+/=&c")).toBe("a [redacted] b=[redacted]&c");
    expect(redact("q=s3cret%2B%2F%3D")).toBe("q=[redacted]");
    expect(redact(Buffer.from("s3cret+/=").toString("base64"))).toBe("[redacted]");
  });

  test("leaves no rest of the longer of two secrets", () => {
    expect(redactor(["abcdefgh", "abcdefghijkl"])("abcdefghijkl")).toBe("[redacted]");
  });

  test("leaves text without secrets alone", () => {
    fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => redactor([""])(text) === text));
  });

  test("lets no text through that holds the secret", () => {
    const text = fc.string({ unit: "grapheme" });
    fc.assert(
      fc.property(text, text, fc.string({ minLength: 8, unit: "grapheme-ascii" }), (before, after, secret) => {
        fc.pre(!"[redacted]".includes(secret));
        const redacted = redactor([secret])(`${before}${secret}${after}`);
        expect(redacted.split("[redacted]").some((part) => part.includes(secret))).toBe(false);
      }),
    );
  });
});

describe("redactShapes", () => {
  test.each([
    ["Incorrect API key provided: sk-abc12***********wxyz.", "Incorrect API key provided: [redacted]"],
    ["in organization `org_01hx5xx0example` on tokens", "in organization `[redacted]` on tokens"],
    ["authorization: Bearer abc.def-ghi", "authorization: Bearer [redacted]"],
    ["key gsk_0123456789", "key [redacted]"],
    ["a task-oriented, risk-averse hf-", "a task-oriented, risk-averse hf-"],
    ["कुंजी गलत है", "कुंजी गलत है"],
  ])("of %j is %j", (text, redacted) => {
    expect(redactShapes(text)).toBe(redacted);
  });
});

describe("redactJson", () => {
  test("hides a secret in every text, names of fields included, and keeps the rest", () => {
    const value = { "a s3cret": ["s3cret", 1, null, { deep: "no s3cret" }], b: true };
    expect(redactJson(value, redactor(["s3cret"]))).toEqual({
      "a [redacted]": ["[redacted]", 1, null, { deep: "no [redacted]" }],
      b: true,
    });
  });
});
