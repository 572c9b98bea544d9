import { toPassMetric } from "@eval/core/adapters";
import { describe, expect, test } from "vitest";
import { sharedWords, unreachable } from "../../packages/core/test/sample-metrics.js";

declare module "vitest" {
  // biome-ignore lint/suspicious/noExplicitAny: a declaration that is merged must repeat its type parameters
  interface Matchers<T = any> {
    toPassMetric(...args: Parameters<typeof toPassMetric> extends [unknown, ...infer Rest] ? Rest : never): T;
  }
}

expect.extend({ toPassMetric });

describe("expect.extend of Vitest 4.1.12", () => {
  test("gives a matcher that passes, fails and can be turned round", () => {
    expect("नई दिल्ली").toPassMetric(sharedWords(), { expected: "दिल्ली" });
    expect("मुंबई").not.toPassMetric(sharedWords(), { expected: "दिल्ली" });
    expect(() => expect("मुंबई").toPassMetric(sharedWords(), { expected: "दिल्ली" })).toThrow(
      expect.objectContaining({
        message: "shared-words scored 0, missing: 0 of 1 words",
        actual: "मुंबई",
        expected: "दिल्ली",
      }),
    );
    expect(() => expect("दिल्ली").not.toPassMetric(sharedWords(), { expected: "दिल्ली" })).toThrow(
      "shared-words scored 1, matched: 1 of 1 words",
    );
  });

  test("fails in both directions on what was not measured", async () => {
    expect(() => expect("दिल्ली").toPassMetric(sharedWords())).toThrow('needs "expected"');
    expect(() => expect("दिल्ली").not.toPassMetric(sharedWords())).toThrow('needs "expected"');
    await expect(expect("दिल्ली").toPassMetric(unreachable())).rejects.toThrow("no answer within 10 s");
    await expect(expect("दिल्ली").not.toPassMetric(unreachable())).rejects.toThrow("no answer within 10 s");
  });
});
