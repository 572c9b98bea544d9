import { describe, expect, test } from "vitest";
import { virtualClock } from "../test/virtual-clock.js";
import { createBreaker } from "./breaker.js";
import { CallError } from "./call-error.js";

const OPTIONS = { failures: 3, cooldownMs: 1_000, trials: 2 };
const down = new CallError("provider_error", "the server answered 503", { retry: "backoff", status: 503 });
const refused = new CallError("network", "nothing listens there", { retry: "backoff", serverCode: "ECONNREFUSED" });
const { signal } = new AbortController();

function set(random = () => 0) {
  const clock = virtualClock();
  return { clock, breaker: createBreaker(OPTIONS, clock, random) };
}

/** Asks to be let in; gives the times at which that came about. */
function queue({ clock, breaker }: ReturnType<typeof set>, count: number) {
  const let_in: number[] = [];
  const errors: unknown[] = [];
  for (let index = 0; index < count; index++) {
    breaker.enter(signal).then(
      () => let_in.push(clock.monotonic()),
      (error) => errors.push(error),
    );
  }
  return { let_in, errors };
}

describe("createBreaker", () => {
  test("lets everybody in until there were so many failures in a row", async () => {
    const { breaker } = set();
    const pass = await breaker.enter(signal);
    for (const error of [down, down]) breaker.failed(pass, error);
    breaker.answered();
    for (const error of [down, down]) breaker.failed(pass, error);
    expect(breaker.holds(pass)).toBe(true);
    breaker.failed(pass, down);
    expect(breaker.holds(pass)).toBe(false);
  });

  test("then lets one in to try after a rest, and the others once it got an answer, spread over time", async () => {
    let next = 0;
    const all = set(() => (next++ % 10) / 10);
    for (let index = 0; index < 3; index++) all.breaker.failed({ isTrial: false }, down);
    const { let_in } = queue(all, 10);
    await all.clock.advance(1_000);
    expect(let_in).toEqual([1_000]);
    await all.clock.advance(400);
    expect(let_in).toEqual([1_000]);
    all.breaker.answered();
    await all.clock.advance(5_000);
    expect(let_in).toHaveLength(10);
    expect(new Set(let_in).size).toBeGreaterThanOrEqual(5);
  });

  test("gives up after so many failed trials, for everybody and for a while", async () => {
    const all = set();
    const { clock, breaker } = all;
    for (let index = 0; index < 3; index++) breaker.failed({ isTrial: false }, down);
    const { let_in, errors } = queue(all, 3);
    await clock.advance(1_000);
    breaker.failed({ isTrial: true }, down);
    // The second rest is twice as long.
    await clock.advance(1_999);
    expect(let_in).toEqual([1_000]);
    await clock.advance(1);
    expect(let_in).toEqual([1_000, 3_000]);
    breaker.failed({ isTrial: true }, down);
    await clock.advance(50_000);
    expect(errors).toMatchObject([{ code: "provider_error", detail: { scope: "run", retry: "never", status: 503 } }]);
    await expect(breaker.enter(signal)).rejects.toThrow("the server answered 503; given up after 5 failures in a row");
    // A program that lives on may find it back.
    await clock.advance(10_001);
    expect(await breaker.enter(signal)).toEqual({ isTrial: true });
  });

  test("a trial that came to nothing leaves the place to another one", async () => {
    const all = set();
    for (let index = 0; index < 3; index++) all.breaker.failed({ isTrial: false }, down);
    const { let_in } = queue(all, 2);
    await all.clock.advance(1_500);
    expect(let_in).toHaveLength(1);
    all.breaker.left({ isTrial: true });
    await all.clock.advance(1_000);
    expect(let_in).toHaveLength(2);
  });

  test("gives up at once where nothing ever answered and connections are refused", async () => {
    const { breaker } = set();
    for (const error of [refused, refused, refused]) breaker.failed({ isTrial: false }, error);
    await expect(breaker.enter(signal)).rejects.toThrow("nothing listens there; given up after 3 failures in a row");
  });

  test("does not give up a server that answered before, since it may come back", async () => {
    const { breaker } = set();
    breaker.answered();
    breaker.failed({ isTrial: false }, refused);
    breaker.failed({ isTrial: false }, refused);
    expect(await breaker.enter(signal)).toEqual({ isTrial: false });
  });

  test("who is aborted waits no longer", async () => {
    const { breaker, clock } = set();
    for (let index = 0; index < 3; index++) breaker.failed({ isTrial: false }, down);
    const controller = new AbortController();
    const waiting = breaker.enter(controller.signal);
    controller.abort(new Error("enough"));
    await expect(waiting).rejects.toThrow("enough");
    expect(clock.pending()).toBe(0);
  });
});
