import { describe, expect, test } from "vitest";
import { readRateLimitMessage } from "./rate-limit-message.js";

describe("readRateLimitMessage", () => {
  // Messages as people reported them.
  test.each([
    [
      "Rate limit reached for model `llama-3.3-70b-versatile` in organization `org_x` service tier `on_demand` on tokens per day (TPD): Limit 100000, Used 97050, Requested 3619. Please try again in 9m38.016s.",
      { neverFits: false, isQuota: true, waitMs: 578_016 },
    ],
    [
      "Request too large for model `x` in organization `org_x` on tokens per minute (TPM): Limit 7000, Used 0, Requested ~12903, please reduce your message size and try again.",
      { neverFits: true, isQuota: false, waitMs: null },
    ],
    [
      "Rate limit reached for model `x` on tokens per minute (TPM): Limit 6000, Used 5400, Requested 900. Please try again in 3s. Visit the console.",
      { neverFits: false, isQuota: false, waitMs: 3_000 },
    ],
    [
      "Rate limit reached for model `x` on requests per day (RPD): Limit 1000, Used 1000, Requested 1. Please try again in 1m26.4s.",
      { neverFits: false, isQuota: true, waitMs: 86_400 },
    ],
    [
      "You exceeded your current quota, please check your plan and billing details.",
      { neverFits: false, isQuota: true, waitMs: null },
    ],
    ["Too many requests. Please try again in 250ms.", { neverFits: false, isQuota: false, waitMs: 250 }],
    ["Please try again in 0s.", { neverFits: false, isQuota: false, waitMs: null }],
    ["try again in a moment", { neverFits: false, isQuota: false, waitMs: null }],
    ["", { neverFits: false, isQuota: false, waitMs: null }],
  ])("reads %j", (message, expected) => {
    expect(readRateLimitMessage(message)).toEqual(expected);
  });
});
