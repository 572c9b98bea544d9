import { describe, expect, test } from "vitest";
import { collidingOptions } from "./colliding-options.js";
import { isTimeSensitive } from "./is-time-sensitive.js";

describe("isTimeSensitive", () => {
  test.each([
    ["who is the Current president of india", true],
    ["What is the population of Delhi today?", true],
    ["what is now's hour", false],
    ["भारत के वर्तमान राष्ट्रपति कौन हैं?", true],
    ["अभी समय क्या है", true],
    ["भारत के प्रथम राष्ट्रपति कौन थे?", false],
    ["இந்தியாவின் தற்போதைய பிரதமர் யார்?", true],
    ["ভারতের বর্তমান প্রধানমন্ত্রী কে?", true],
    ["భారతదేశ ప్రస్తుత ప్రధాని ఎవరు?", true],
    ["موجودہ وزیر اعظم کون ہے؟", true],
    ["knowledge of snowstorms", false],
    ["", false],
  ])("takes %j as %j", (question, expected) => {
    expect(isTimeSensitive(question)).toBe(expected);
  });
});

describe("collidingOptions", () => {
  const options = (...texts: string[]) => texts.map((text, index) => ({ label: "ABCD"[index]!, text }));

  test.each([
    ["case", options("Paris", "PARIS", "Rome"), [["A", "B"]]],
    ["white space", options("नई दिल्ली", "नई  दिल्ली ", "मुंबई"), [["A", "B"]]],
    ["Unicode form", options("ड़", "ड\u093c", "डर"), [["A", "B"]]],
    ["ß and ss", options("Straße", "STRASSE"), [["A", "B"]]],
    ["three alike and two alike", options("a", "b", "A", "a "), [["A", "C", "D"]]],
  ])("finds options that differ in %s alone", (_, choices, expected) => {
    expect(collidingOptions(choices)).toEqual(expected);
  });

  test.each([
    // Real options of ParamBench that are one after marks, signs and brackets are dropped.
    ["(a),(b),(c) एवं (d)", "(b),(c) एवं (d)"],
    ["दान", "दिन"],
    ["-5", "5"],
    ["3.14", "3,14"],
    ["C++", "C#"],
  ])("tells %j from %j", (one, other) => {
    expect(collidingOptions(options(one, other))).toEqual([]);
  });
});
