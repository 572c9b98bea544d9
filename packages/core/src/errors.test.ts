import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { EvalError, show } from "./errors.js";

describe("EvalError", () => {
  test("is an error with a code, a message and a cause", () => {
    const cause = new Error("connection reset");
    const error = new EvalError("timeout", "no answer", { cause });
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({ name: "EvalError", code: "timeout", message: "no answer", cause });
  });

  test("takes codes of other packages", () => {
    expect(new EvalError("judge-refused", "no").code).toBe("judge-refused");
  });
});

describe("show", () => {
  test.each([
    ["0.7", '"0.7"'],
    ["दिल्ली", '"दिल्ली"'],
    [0.7, "0.7"],
    [null, "null"],
    [[1, "a"], '[1,"a"]'],
    [{ a: 1 }, '{"a":1}'],
    [undefined, "undefined"],
    [1n, "1"],
    [Symbol("a"), "Symbol(a)"],
    ["\uD800", '"\\ud800"'],
  ])("writes %o as JSON, and what JSON has no form for as its text", (value, text) => {
    expect(show(value)).toBe(text);
  });

  test("shows an object in a circle, and one without a text of its own", () => {
    const circle: Record<string, unknown> = Object.create(null);
    circle["self"] = circle;
    expect(show(circle)).toBe("[object Object]");
  });

  test("cuts at 200 characters", () => {
    expect(show("a".repeat(198))).toBe(`"${"a".repeat(198)}"`);
    expect(show("a".repeat(199))).toBe(`"${"a".repeat(199)}…`);
  });

  test("does not cut a character in half", () => {
    expect(show(`${"a".repeat(198)}😀😀`)).toBe(`"${"a".repeat(198)}…`);
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", minLength: 180, maxLength: 220 }), (text) => {
        expect(show(text).isWellFormed()).toBe(true);
      }),
    );
  });
});
