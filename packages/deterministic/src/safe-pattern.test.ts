import { describe, expect, test } from "vitest";
import { compilePattern } from "./safe-pattern.js";

const without = (text: string, pattern: string) => text.replace(compilePattern(pattern), "");

describe("compilePattern", () => {
  test.each(["^(a+)+$", "(\\w+\\s?)*$", "(a|aa)+", "(?:a*)*", "((a)+)*", "(a{2,}){3,}", "(a)\\1", "(?=a)b", "(?<!a)b"])(
    "refuses %j",
    (pattern) => {
      expect(() => compilePattern(pattern)).toThrow(/must be safe/);
    },
  );

  test.each(["(", "[", "*a", "\\p{Nonsense}"])("says that %j is not a regular expression", (pattern) => {
    expect(() => compilePattern(pattern)).toThrow(/regular expression/);
  });

  test("refuses a pattern longer than 500 characters", () => {
    expect(() => compilePattern("a".repeat(501))).toThrow(/500/);
  });

  test.each([
    ["the answer", "\\bthe\\b", " answer"],
    ["सेब the", "\\bसे\\b", "सेब the"],
    ["a, b.", "[,.]", "a b"],
    ["सन् १९४७", "\\d+", "सन् "],
    ["नई दिल्ली!", "\\w+", " !"],
    ["(a)(b)", "\\((a|b)\\)", ""],
  ])("takes from %j what %j matches, in every script", (text, pattern, rest) => {
    expect(without(text, pattern)).toBe(rest);
  });

  test("carries nothing over from one text to the next", () => {
    const pattern = compilePattern("a");
    expect(["aa", "a"].map((text) => text.replace(pattern, ""))).toEqual(["", ""]);
  });
});
