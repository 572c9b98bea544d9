import { describe, expect, test } from "vitest";
import { CallError, type CallErrorDetail } from "./call-error.js";
import { defaultLimits } from "./host.js";
import { type RetryState, retryWaitMs } from "./retry-wait.js";

const fresh: RetryState = { attempts: 1, hasRepeated: false, leftMs: 300_000 };

function wait(detail: Partial<CallErrorDetail>, state: Partial<RetryState> = {}, random = () => 0.5) {
  const error = new CallError("provider_error", "the server answered 503", detail);
  return retryWaitMs(error, { ...fresh, ...state }, defaultLimits, random);
}

describe("retryWaitMs", () => {
  test("waits up to twice as long after each failure, and no longer than 30 s", () => {
    // Full jitter: a random share of 0.5 s, 1 s, 2 s and so on.
    expect([1, 2, 3, 4].map((attempts) => wait({ retry: "backoff" }, { attempts }))).toEqual([250, 500, 1_000, 2_000]);
    const long = { ...defaultLimits, maxAttempts: 20 };
    const error = new CallError("network", "the connection failed", { retry: "backoff" });
    expect(retryWaitMs(error, { ...fresh, attempts: 15 }, long, () => 1 - Number.EPSILON)).toBeCloseTo(30_000, 3);
  });

  test("waits as long as the server asks, and up to a tenth longer", () => {
    expect(wait({ retry: "backoff", waitMs: 2_000 }, {}, () => 0)).toBe(2_000);
    expect(wait({ retry: "backoff", waitMs: 2_000 }, {}, () => 0.999)).toBeCloseTo(2_199.8, 6);
  });

  test.each<[string, Partial<CallErrorDetail>, Partial<RetryState>]>([
    ["what is final", { retry: "never" }, {}],
    ["a fifth time", { retry: "backoff" }, { attempts: 5 }],
    ["longer than a minute", { retry: "backoff", waitMs: 60_001 }, {}],
    ["past the deadline", { retry: "backoff", waitMs: 2_000 }, { leftMs: 1_500 }],
    ["once more what was repeated once", { retry: "once" }, { hasRepeated: true }],
    ["a request that is changed without end", { retry: "now" }, { attempts: 10 }],
  ])("does not try %s", (_, detail, state) => {
    expect(wait(detail, state)).toBeNull();
  });

  test("repeats at once what may be repeated once", () => {
    expect(wait({ retry: "once" })).toBe(0);
  });

  test("a request that its sender changed is no repetition", () => {
    expect(wait({ retry: "now" }, { attempts: 5, hasRepeated: true })).toBe(0);
  });
});
