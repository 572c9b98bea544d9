import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { maskReasoning } from "../adherence/strip-reasoning.js";
import { neutralSpans } from "./neutral-spans.js";
import { readScripts } from "./read-scripts.js";
import { scriptRuns } from "./script-runs.js";

const PIECES = [
  ..."नमस्ते, यह हिंदी है। |Gaon ke log |No one shall be held|Answer: |the app is |it's |I |NASA |5 kg|५ |`x`|# ".split(
    "|",
  ),
  ..."\n|அ|カナ|漢字|한글|é|e\u0301|\u094d|\u200d|ـ|µ|😀|\ud83d|\ude00|𐐀|<|[|◁|<think>|</think>|[THINK]|◁think▷|.|:|'|“x”|(|)".split(
    "|",
  ),
];
const texts = fc.array(fc.constantFrom(...PIECES), { maxLength: 8 }).map((pieces) => pieces.join(""));

describe("readScripts", () => {
  test("finds in one pass what the search for spans and the count of letters find in two", () => {
    fc.assert(
      fc.property(texts, (text) => {
        const { neutral, run } = readScripts(text);
        expect(neutral).toEqual(neutralSpans(text));
        if (run !== null) expect([[run], []]).toEqual([scriptRuns(text, []), neutral]);
      }),
      { numRuns: 1_000 },
    );
  });

  test.each([
    ["हिंदी में एक वाक्य।", { script: "Deva", start: 0, end: 18, letters: 8 }],
    ["No one shall be held.", { script: "Latn", start: 0, end: 20, letters: 16 }],
    ["  (गंगा)", { script: "Deva", start: 3, end: 7, letters: 2 }],
  ])("gives the run of %j, which stops for a closer look do not hide", (text, run) => {
    expect(readScripts(text).run).toEqual(run);
  });

  test.each(["", "।", "१२", "गंगा Ganga", "पानी 100 °C", "𐐀", "नमस्ते 😀"])("gives no run of %j", (text) => {
    expect(readScripts(text).run).toBeNull();
  });

  test("says of every text that holds reasoning that a block may open in it", () => {
    fc.assert(
      fc.property(texts, (text) => {
        fc.pre(maskReasoning(text) !== text);
        expect(readScripts(text).mayOpen).toBe(true);
      }),
    );
  });
});
