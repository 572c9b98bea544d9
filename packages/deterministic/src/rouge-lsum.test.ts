import { describe, expect, test } from "vitest";
import { rougeLsum } from "./rouge-lsum.js";

const ours = rougeLsum();
const score = (output: string, ...expected: string[]) => ours({ output, expected }).score;

describe("rougeLsum", () => {
  // Lin 2004, section 3.2: the union of w1 w2 and w1 w3 w5 covers 4 of the 5 words.
  test("unites what several sentences of the output cover", () => {
    expect(ours({ output: "w1 w2 w6 w7 w8\nw1 w3 w8 w9 w5", expected: "w1 w2 w3 w4 w5" }).metadata).toMatchObject({
      recall: 4 / 5,
      precision: 4 / 10,
    });
  });

  test.each([
    ["राम आए\nसीता गई", "सीता गई\nराम आए", 1],
    ["राम आए सीता गई", "सीता गई राम आए", 1 / 2],
    ["दान", "दिन", 0],
    ["no no\nno", "no", 1 / 2],
  ])("scores %j against %j", (output, expected, f1) => {
    expect(score(output, expected)).toBeCloseTo(f1, 12);
  });

  test("finds sentences by their marks when asked", () => {
    const pair = { output: "राम आए। सीता गई।", expected: "सीता गई। राम आए।" };
    expect(ours(pair).score).toBe(1 / 2);
    expect(rougeLsum({ sentences: "marks" })(pair).score).toBe(1);
  });

  test("takes the expected answer with the best F1", () => {
    expect(ours({ output: "New Delhi", expected: ["Delhi New", "New Delhi city"] })).toMatchObject({
      score: 0.8,
      metadata: { precision: 1, recall: 2 / 3, shared: 2, expectedUnits: 3, outputUnits: 2, expectedIndex: 1 },
    });
  });

  test("leaves an expected answer without a word unscored", () => {
    expect(ours({ output: "Delhi", expected: "।" })).toMatchObject({ status: "unscored", label: "too_short" });
    expect(rougeLsum({ shortExpected: "zero" })({ output: "Delhi", expected: "।" }).score).toBe(0);
  });
});
