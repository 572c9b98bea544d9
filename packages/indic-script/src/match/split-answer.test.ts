import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { splitAnswer } from "./split-answer.js";

const surfaces = (text: string) => splitAnswer(text).words.map(({ surface }) => surface);

describe("splitAnswer", () => {
  test.each([
    ["नई दिल्ली।", ["नई", "दिल्ली"]],
    ["A.P.J. Abdul Kalam", ["A.P.J", "Abdul", "Kalam"]],
    ["1,50,000.50 रुपये", ["1,50,000.50", "रुपये"]],
    ["at 10:30 on 15/08/1947", ["at", "10:30", "on", "15/08/1947"]],
    ["-5 or 5-6", ["-5", "or", "5", "6"]],
    ["C++ and C#", ["C++", "and", "C#"]],
    ["don’t", ["don’t"]],
    ["दु:ख, उत्तर:दिल्ली", ["दु:ख", "उत्तर", "दिल्ली"]],
    ["गंगा🙏**Ganga**", ["गंगा", "Ganga"]],
    ["क्\u200dष", ["क्\u200dष"]],
    ["…!?", []],
  ])("cuts %j into %j", (text, expected) => expect(surfaces(text)).toEqual(expected));

  test.each([
    ["Dr. Rao came. He left.", 1],
    ["पं. नेहरू आए। वे गए।", 1],
    ["एम.के. गांधी", 0],
    ["He said 3.5. Yes", 1],
    ["Who? Me!", 1],
    ["आया.", 0],
  ])("counts the sentences of %j before the last word: %j", (text, before) => {
    expect(splitAnswer(text).sentences.at(-1)).toBe(before);
  });

  test("knows which sentences ask", () => expect([...splitAnswer("Is it? It is. क्या?").questions]).toEqual([0, 2]));

  test("says where every word stands, in order", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const { words, starts, ends, gaps, sentences } = splitAnswer(text);
        expect([starts.length, ends.length, gaps.length, sentences.length]).toEqual(Array(4).fill(words.length));
        for (const [at, { surface }] of words.entries()) {
          expect(text.slice(starts[at], ends[at])).toBe(surface);
          expect(starts[at]).toBeGreaterThanOrEqual(at === 0 ? 0 : ends[at - 1]!);
        }
      }),
      { numRuns: 1000 },
    );
  });
});
