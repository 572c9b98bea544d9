import { describe, expect, test } from "vitest";
import { run, type Step } from "./step.js";

describe("run", () => {
  test("gives what does not wait as it is, without a promise", () => {
    function* addUnlessKnown(known: number | null): Step<number, number> {
      return known ?? 1 + (yield Promise.resolve(2));
    }
    expect(run(addUnlessKnown(3))).toBe(3);
  });

  test("waits for each promise in turn", async () => {
    function* add(): Step<number, number> {
      const one = yield Promise.resolve(1);
      return one + (yield Promise.resolve(2));
    }
    await expect(run(add())).resolves.toBe(3);
  });
});
