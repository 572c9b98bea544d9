import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readReply } from "./read-reply.js";

describe("readReply", () => {
  test.each([
    [["value", null]],
    [["value", ["list", [["int", "-12"], ["float", "nan"], "x", true]]]],
    [["value", ["dict", [["a", ["other", "(1,)"]]]]]],
    [["error", "ValueError", ""]],
    [["syntax", "expected ':'"]],
  ])("takes %j", (reply) => {
    expect(readReply(reply)).toEqual(reply);
  });

  test.each([
    [null],
    [{}],
    [["value"]],
    [["value", 3]],
    [["value", ["int", "abc"]]],
    [["value", ["int", "1", "2"]]],
    [["value", ["list", "x"]]],
    [["value", ["dict", [["a"]]]]],
    [["error", "ValueError"]],
    [["syntax", 1]],
    [["done", ""]],
  ])("refuses %j", (reply) => {
    expect(readReply(reply)).toBeNull();
  });

  test("refuses what is nested deeper than any honest value", () => {
    let value: unknown = null;
    for (let depth = 0; depth < 50_000; depth++) value = ["list", [value]];
    expect(readReply(["value", value])).toBeNull();
  });

  test("crashes on no JSON", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(() => readReply(["value", value])).not.toThrow();
        expect(() => readReply(value)).not.toThrow();
      }),
    );
  });
});
