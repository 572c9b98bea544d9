import { describe, expect, test } from "vitest";
import { checkSource, loadPatterns } from "./linear-pattern.js";

const compile = await loadPatterns();

describe("loadPatterns", () => {
  // Expected values: RegExp of V8 with the u flag, which is what JSON Schema names.
  const texts = [
    "",
    "a",
    "A1_",
    "lap",
    "नई",
    "१९४७",
    "1947",
    "\u00a0",
    "\u2028",
    "\r",
    "\n",
    "a\n",
    "👩",
    "-",
    "[:a]",
    "कि",
    "ক",
    "a b",
    "/",
    "\b",
  ];
  test.each([
    "^a",
    "a$",
    "^.$",
    "^\\s$",
    "^\\S$",
    "^[^\\s]$",
    "^[\\S]$",
    "^[\\s\\S]$",
    "^\\d+$",
    "^\\D+$",
    "^\\w+$",
    "^\\W$",
    "^[\\w-]+$",
    "^[.]$",
    "\\.",
    "^\\p{L}",
    "^[\\p{L}\\p{M}]+$",
    "^\\p{Script=Devanagari}+$",
    "^\\p{sc=Bengali}$",
    "^\\P{gc=Nd}+$",
    "[\\b]",
    "[]",
    "[^]",
    "^[[:alpha:]$",
    "^\\p{Alphabetic}+$",
    "^\\u0928",
    "\\u{1F469}",
    "\\ud83d\\udc69",
    "^(?<year>\\d{4})$",
    "^(?:a|b){1,3}?$",
    "\\/",
    "\\x41",
    "\\cJ",
    "^\\b",
  ])("reads %j as ECMA-262 does", (source) => {
    const reference = new RegExp(source, "u");
    const pattern = compile(source, "ecma");
    expect(texts.map((text) => pattern.test(text))).toEqual(texts.map((text) => reference.test(text)));
  });

  test.each([
    ["^\\d{4}$", "१९४७", true],
    ["^\\w+$", "हिन्दी", true],
    ["^[\\w ]+$", "नई दिल्ली", true],
    ["^\\W$", "।", true],
    ["^\\D$", "१", false],
    ["^\\w+$", "👩‍👩‍👧", false],
  ])("means every script by %j when asked, as in %j", (source, text, matches) => {
    expect(compile(source, "every-script").test(text)).toBe(matches);
  });

  test.each(["(?=a)b", "(?!a)b", "(?<=a)b", "(a)\\1", "(?<x>a)\\k<x>", "a{2000}", "\\p{Script_Extensions=Devanagari}"])(
    "refuses %j, which RE2 does not have",
    (source) => {
      expect(() => compile(source, "ecma")).toThrow(/regular expression of RE2/);
    },
  );

  test.each(["(", "[", "*a", "\\Q", "(?i)a", "\\p{Nonsense}"])("refuses %j, which is no pattern", (source) => {
    expect(() => checkSource(source)).toThrow(/must be a regular expression/);
  });

  test("refuses a pattern longer than 1,000 characters", () => {
    expect(() => checkSource("a".repeat(1_001))).toThrow(/at most 1000/);
  });

  test.each([
    ["^(a+)+$", `${"a".repeat(100_000)}!`],
    ["(\\w+\\s?)*$", `${"ab ".repeat(50_000)}!`],
    ["(x+x+)+y", "x".repeat(100_000)],
  ])("takes %j through a hundred thousand letters in linear time", (source, text) => {
    const start = performance.now();
    compile(source, "ecma").test(text);
    expect(performance.now() - start).toBeLessThan(10_000);
  });
});
