import { describe, expect, test } from "vitest";
import { readQuotas } from "./rate-limit-headers.js";

const headers = (limit: string, remaining: string, reset: string) =>
  new Headers({
    "x-ratelimit-limit-tokens": limit,
    "x-ratelimit-remaining-tokens": remaining,
    "x-ratelimit-reset-tokens": reset,
  });

describe("readQuotas", () => {
  test("reads the headers of Groq's documentation", () => {
    const all = new Headers({
      "x-ratelimit-limit-requests": "14400",
      "x-ratelimit-limit-tokens": "18000",
      "x-ratelimit-remaining-requests": "14370",
      "x-ratelimit-remaining-tokens": "17997",
      "x-ratelimit-reset-requests": "2m59.56s",
      "x-ratelimit-reset-tokens": "7.66s",
    });
    expect(readQuotas(all)).toEqual({
      requests: { limit: 14_400, remaining: 14_370, resetMs: 179_560 },
      tokens: { limit: 18_000, remaining: 17_997, resetMs: 7_660 },
    });
  });

  test.each([
    ["0", "0", "1s"],
    ["-5", "0", "1s"],
    ["6000", "6001", "1s"],
    ["6000", "x", "1s"],
    ["6000", "10", "60"],
    ["6e3", "10", "1s"],
    ["6000", "10", ""],
  ])("learns nothing from %s, %s, %s", (limit, remaining, reset) => {
    expect(readQuotas(headers(limit, remaining, reset)).tokens).toBeNull();
  });

  test("learns nothing where there are no headers", () => {
    expect(readQuotas(new Headers())).toEqual({ requests: null, tokens: null });
  });
});
