import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { virtualClock } from "../test/virtual-clock.js";
import { createLimiter, type LimiterOptions } from "./limiter.js";

const FREE: LimiterOptions = { concurrency: 1_000, requests: null, tokens: null };
const never = new AbortController().signal;

/** Asks for leave for requests of these sizes, all at once; gives when each began. */
async function starts(options: Partial<LimiterOptions>, sizes: readonly number[], holdMs = 0) {
  const clock = virtualClock();
  const limiter = createLimiter({ ...FREE, ...options }, clock);
  const began: number[] = [];
  for (const [index, size] of sizes.entries()) {
    void limiter.acquire(size, never).then((lease) => {
      began[index] = clock.monotonic();
      clock.after(holdMs, () => lease.release(null));
    });
  }
  await clock.advance(10 * 60_000);
  return began;
}

/** The most that began in any stretch of `windowMs`. */
function mostInWindow(began: readonly number[], amounts: readonly number[], windowMs: number): number {
  const sums = began.map((start) =>
    began.reduce((sum, at, index) => (at >= start && at < start + windowMs ? sum + (amounts[index] ?? 0) : sum), 0),
  );
  return Math.max(0, ...sums);
}

describe("createLimiter", () => {
  test("NET-18: starts at the times that the limits give by hand: 5 a second, 10 000 tokens a minute", async () => {
    const sizes = [1000, 2000, 1000, 500, 500, 2000, 1000, 1000, 1000, 3000, 4000, 1000, 5000, 1000];
    const began = await starts(
      { requests: { amount: 5, windowMs: 1_000 }, tokens: { amount: 10_000, windowMs: 60_000 } },
      sizes,
    );
    expect(began).toEqual([
      // Five at once: 5000 tokens.
      0, 0, 0, 0, 0,
      // The next second: 2000 + 1000 + 1000 + 1000 make 10 000. 3000 more must wait, in turn, for the first five.
      1_000, 1_000, 1_000, 1_000,
      // 5000 are free again: 3000, but not 4000 beside them, until those of the second second are over, too.
      60_000, 61_000, 61_000,
      // 3000 + 4000 + 1000 are used: 5000 fits once the 3000 are over, and 1000 only when the 4000 are, too.
      120_000, 121_000,
    ]);
  });

  test("NET-18: is never above either limit in any window, wherever it starts", async () => {
    const sizes = fc.array(fc.integer({ min: 0, max: 900 }), { minLength: 1, maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(sizes, fc.integer({ min: 1, max: 6 }), async (list, amount) => {
        const requests = { amount, windowMs: 1_000 };
        const tokens = { amount: 1_000, windowMs: 7_000 };
        const began = await starts({ requests, tokens }, list);
        expect(began.filter((at) => at !== undefined)).toHaveLength(list.length);
        expect(
          mostInWindow(
            began,
            list.map(() => 1),
            1_000,
          ),
        ).toBeLessThanOrEqual(amount);
        expect(mostInWindow(began, list, 7_000)).toBeLessThanOrEqual(1_000);
        expect([...began].sort((left, right) => left - right)).toEqual(began);
      }),
      { numRuns: 30 },
    );
  });

  test("counts a request from when it went out and may have arrived", async () => {
    const clock = virtualClock();
    const limiter = createLimiter({ ...FREE, requests: { amount: 1, windowMs: 1_000 } }, clock);
    const lease = await limiter.acquire(1, never);
    await clock.advance(300);
    lease.begin();
    await clock.advance(100);
    // It may have been counted as late as now, when its reply is there.
    lease.learn({ requests: null, tokens: null });
    let at = -1;
    void limiter.acquire(1, never).then(() => {
      at = clock.monotonic();
    });
    await clock.advance(2_000);
    expect(at).toBe(1_400);
  });

  test("lets so many in at a time, in the order of asking", async () => {
    expect(await starts({ concurrency: 2 }, [1, 1, 1, 1, 1], 100)).toEqual([0, 0, 100, 100, 200]);
  });

  test("a request larger than the whole limit goes alone", async () => {
    const tokens = { amount: 100, windowMs: 1_000 };
    expect(await starts({ tokens }, [50, 500, 10])).toEqual([0, 1_000, 2_000]);
  });

  test("what was reserved and not used is free again", async () => {
    const clock = virtualClock();
    const limiter = createLimiter({ ...FREE, tokens: { amount: 100, windowMs: 60_000 } }, clock);
    const lease = await limiter.acquire(100, never);
    let isIn = false;
    void limiter.acquire(60, never).then(() => {
      isIn = true;
    });
    await clock.advance(10);
    expect(isIn).toBe(false);
    lease.release(40);
    await clock.advance(0);
    expect(isIn).toBe(true);
  });

  test("what was used beyond the reservation is counted", async () => {
    const clock = virtualClock();
    const limiter = createLimiter({ ...FREE, tokens: { amount: 100, windowMs: 60_000 } }, clock);
    (await limiter.acquire(10, never)).release(95);
    let at = -1;
    void limiter.acquire(10, never).then(() => {
      at = clock.monotonic();
    });
    await clock.advance(61_000);
    expect(at).toBe(60_000);
  });

  test("retries go before those that have not begun", async () => {
    const clock = virtualClock();
    const limiter = createLimiter({ ...FREE, concurrency: 1 }, clock);
    const order: string[] = [];
    const first = await limiter.acquire(1, never);
    for (const [name, isRetry] of [
      ["new", false],
      ["retry", true],
    ] as const) {
      void limiter.acquire(1, never, isRetry).then((lease) => {
        order.push(name);
        lease.release(null);
      });
    }
    first.release(null);
    await clock.advance(0);
    expect(order).toEqual(["retry", "new"]);
  });

  test("lets nobody in while it is paused", async () => {
    const clock = virtualClock();
    const limiter = createLimiter(FREE, clock);
    limiter.pause(500);
    let at = -1;
    void limiter.acquire(1, never).then(() => {
      at = clock.monotonic();
    });
    await clock.advance(1_000);
    expect(at).toBe(500);
  });

  test("who is aborted leaves the queue, and the next one moves up", async () => {
    const clock = virtualClock();
    const limiter = createLimiter({ ...FREE, tokens: { amount: 100, windowMs: 60_000 } }, clock);
    await limiter.acquire(50, never);
    const controller = new AbortController();
    const large = limiter.acquire(90, controller.signal);
    let isIn = false;
    void limiter.acquire(40, never).then(() => {
      isIn = true;
    });
    await clock.advance(10);
    expect(isIn).toBe(false);
    controller.abort(new Error("enough"));
    await expect(large).rejects.toThrow("enough");
    await clock.advance(0);
    expect(isIn).toBe(true);
  });

  test("a run that is aborted lets nobody else in, and leaves no timer", async () => {
    const clock = virtualClock();
    const limiter = createLimiter({ ...FREE, requests: { amount: 1, windowMs: 60_000 } }, clock);
    const controller = new AbortController();
    await limiter.acquire(1, controller.signal);
    const waiting = Promise.allSettled([1, 2, 3].map((size) => limiter.acquire(size, controller.signal)));
    controller.abort(new Error("enough"));
    expect((await waiting).map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
    expect(clock.pending()).toBe(0);
  });

  test("learns from the server how much is left, and when more will be", async () => {
    const clock = virtualClock();
    const limiter = createLimiter(FREE, clock);
    const lease = await limiter.acquire(300, never);
    // 5900 of 6000 tokens are used, and come back over 59 seconds: 100 a second.
    lease.learn({ requests: null, tokens: { limit: 6_000, remaining: 100, resetMs: 59_000 } });
    lease.release(300);
    const began: number[] = [];
    for (const size of [100, 250, 50]) void limiter.acquire(size, never).then(() => began.push(clock.monotonic()));
    await clock.advance(60_000);
    expect(began).toEqual([0, 2_500, 3_000]);
  });

  test("counts what was sent after the request whose reply tells of the quota", async () => {
    const clock = virtualClock();
    const limiter = createLimiter(FREE, clock);
    const first = await limiter.acquire(10, never);
    await limiter.acquire(10, never);
    first.learn({ requests: { limit: 10, remaining: 1, resetMs: 9_000 }, tokens: null });
    let at = -1;
    void limiter.acquire(10, never).then(() => {
      at = clock.monotonic();
    });
    await clock.advance(2_000);
    // The one request left is the second one; the next comes back a second later.
    expect(at).toBe(1_000);
  });
});
