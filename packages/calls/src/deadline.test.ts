import { getEventListeners } from "node:events";
import { describe, expect, test } from "vitest";
import { virtualClock } from "../test/virtual-clock.js";
import { sleep, systemClock } from "./clock.js";
import { withDeadline } from "./deadline.js";
import { onAbort } from "./on-abort.js";

const late = () => new Error("late");
const forever = new Promise<never>(() => {});

describe("withDeadline", () => {
  test("ends work that takes no heed of its signal", async () => {
    const clock = virtualClock();
    const outcome = withDeadline(clock, 500, undefined, late, () => forever).catch((error: Error) => error.message);
    await clock.advance(500);
    expect(await outcome).toBe("late");
  });

  test("gives the reason, whatever the work made of it", async () => {
    const clock = virtualClock();
    const parent = new AbortController();
    const outcome = withDeadline(clock, 500, parent.signal, late, (signal) => {
      return new Promise((_, reject) => onAbort(signal, () => reject(new TypeError("terminated"))));
    });
    parent.abort(new Error("enough"));
    await expect(outcome).rejects.toThrow("enough");
    expect(clock.pending()).toBe(0);
  });

  test("leaves nothing behind when the work is done", async () => {
    const clock = virtualClock();
    const { signal } = new AbortController();
    expect(await withDeadline(clock, 500, signal, late, async () => "done")).toBe("done");
    expect(clock.pending()).toBe(0);
    expect(getEventListeners(signal, "abort")).toHaveLength(0);
  });

  test("does not begin under a signal that is aborted", async () => {
    let began = false;
    const work = async () => {
      began = true;
    };
    const outcome = withDeadline(virtualClock(), 500, AbortSignal.abort(new Error("enough")), late, work);
    await expect(outcome).rejects.toThrow("enough");
    expect(began).toBe(false);
  });
});

describe("onAbort", () => {
  test("puts one listener on a signal for however many, and none for nobody", () => {
    const controller = new AbortController();
    let called = 0;
    const stops = Array.from({ length: 100 }, () => onAbort(controller.signal, () => called++));
    expect(getEventListeners(controller.signal, "abort")).toHaveLength(1);
    for (const stop of stops.slice(0, 99)) stop();
    controller.abort();
    expect(called).toBe(1);
    stops[99]?.();
    expect(getEventListeners(controller.signal, "abort")).toHaveLength(0);
  });

  test("a callback that was taken off stays off, also when it is the last", () => {
    const controller = new AbortController();
    const stop = onAbort(controller.signal, () => expect.fail("called"));
    stop();
    expect(getEventListeners(controller.signal, "abort")).toHaveLength(0);
    let called = false;
    onAbort(controller.signal, () => {
      called = true;
    });
    stop();
    controller.abort();
    expect(called).toBe(true);
  });
});

describe("sleep", () => {
  test("a longer time than a timer can hold does not end at once", async () => {
    const controller = new AbortController();
    const outcome = sleep(systemClock, 99_999_999_000, controller.signal).then(
      () => "over",
      () => "aborted",
    );
    await new Promise((resolve) => setTimeout(resolve, 30));
    controller.abort();
    expect(await outcome).toBe("aborted");
  });
});
