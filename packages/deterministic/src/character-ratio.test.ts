import { contractViolations } from "@eval/core/testing";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type PairInput, readFixture, textsOf } from "../fixtures/read-fixture.js";
import { characterRatio } from "./character-ratio.js";

interface Ratios {
  readonly ratio_ref_pred: number;
  readonly ratio_pred_ref: number;
  readonly ratio_ref_pred_no_autojunk?: number;
}

const ours = characterRatio();
const asPython = { normalize: ["lower-case"], unit: "code-point", emptyExpected: "no-answer" } as const;

describe("characterRatio", () => {
  const rows = readFixture<PairInput, Ratios>("difflib.jsonl");

  test.each([
    ["the expected answer first", { autojunk: true, first: "expected" }, "ratio_ref_pred"],
    ["the output first", { autojunk: true, first: "output" }, "ratio_pred_ref"],
    ["the junk rule off", { autojunk: false, first: "expected" }, "ratio_ref_pred_no_autojunk"],
  ] as const)("agrees with difflib on every pair of the fixture with %s, blank outputs aside", (_, options, key) => {
    const metric = characterRatio({ ...asPython, ...options });
    let compared = 0;
    for (const { id, input, expected } of rows) {
      const { prediction, reference } = textsOf(input);
      const { score, label } = metric({ output: prediction, expected: reference });
      if (label === "blank" || label === "no_answer" || expected[key] === undefined) continue;
      expect({ id, score }).toEqual({ id, score: expected[key] });
      compared += 1;
    }
    expect(compared).toBeGreaterThan(380);
  });

  test.each([
    ["दिल्ली", "दिल्ली", 1],
    ["दान", "दिन", 1 / 2],
    ["गंगा", "चीन", 0],
    ["cafe\u0301", "CAF\u00c9", 1],
    ["👩‍👩‍👧 ok", "👨‍👩‍👧 ok", 3 / 4],
  ])("matches graphemes of %j and %j", (output, expected, ratio) => {
    expect(ours({ output, expected }).score).toBe(ratio);
  });

  test("gives a long text that differs in one character nearly 1, and with the junk rule 0", () => {
    const [output, expected] = ["आ".repeat(199), `ब${"आ".repeat(199)}`];
    expect(ours({ output, expected }).score).toBe(398 / 399);
    expect(characterRatio({ autojunk: true, first: "output" })({ output, expected }).score).toBe(0);
  });

  test("depends on which text is first", () => {
    const pair = { output: "diet", expected: "tide" };
    expect(ours(pair).score).toBe(1 / 4);
    expect(characterRatio({ first: "output" })(pair).score).toBe(1 / 2);
  });

  test("takes the closest of several expected answers", () => {
    expect(ours({ output: "Mumbai", expected: ["", "Bombay", "Mumbai"] })).toMatchObject({
      score: 1,
      metadata: { matchingCharacters: 6, characters: 12, expectedIndex: 1 },
    });
  });

  test("scores a blank output 0 and leaves an empty expected answer unscored unless it means no answer", () => {
    expect(ours({ output: "", expected: "Delhi" })).toMatchObject({ score: 0, label: "blank" });
    expect(ours({ output: "Delhi", expected: "" })).toMatchObject({ status: "unscored", label: "empty_expected" });
    expect(characterRatio({ emptyExpected: "no-answer" })({ output: "", expected: "" }).score).toBe(1);
  });

  test("scores any two texts from 0 to 1 and a text against itself 1", () => {
    const text = fc.string({ unit: "binary", maxLength: 60 }).map((rest) => `क${rest}`);
    fc.assert(
      fc.property(text, text, (output, expected) => {
        const score = Number(ours({ output, expected }).score);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(1);
        expect(ours({ output, expected: output }).score).toBe(1);
      }),
    );
  });

  test("keeps the promises of every metric", async () => {
    const cases = [
      { output: "नई दिल्ली", expected: ["दिल्ली", "नई दिल्ली"] },
      { output: "👩‍👩‍👧", expected: "👩" },
    ];
    expect(await contractViolations(ours, cases)).toEqual([]);
    expect(await contractViolations(characterRatio({ autojunk: true, unit: "code-point" }), cases)).toEqual([]);
  });
});
