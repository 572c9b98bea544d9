import { describe, expect, test } from "vitest";
import { type PairInput, readFixture, textsOf } from "../../fixtures/read-fixture.js";
import { matchingRatio } from "./matching-ratio.js";

interface Ratios {
  readonly ratio_ref_pred: number;
  readonly ratio_pred_ref: number;
  readonly ratio_ref_pred_no_autojunk?: number;
  readonly ratio_pred_ref_no_autojunk?: number;
}

const ratio = (left: string, right: string, autojunk: boolean) =>
  matchingRatio(Array.from(left), Array.from(right), autojunk).ratio;

const repeated = (text: string, length: number) =>
  Array.from(text.repeat(Math.ceil(length / text.length)).slice(0, length));

describe("matchingRatio", () => {
  test("agrees with difflib on every pair of the fixture, in both orders, with and without the junk rule", () => {
    const rows = readFixture<PairInput, Ratios>("difflib.jsonl");
    expect(rows.length).toBe(399);
    for (const { id, input, expected } of rows) {
      const texts = textsOf(input);
      const [reference, prediction] = [texts.reference.toLowerCase(), texts.prediction.toLowerCase()];
      const withoutJunk = expected.ratio_ref_pred_no_autojunk !== undefined && {
        ratio_ref_pred_no_autojunk: ratio(reference, prediction, false),
        ratio_pred_ref_no_autojunk: ratio(prediction, reference, false),
      };
      const actual = {
        ratio_ref_pred: ratio(reference, prediction, true),
        ratio_pred_ref: ratio(prediction, reference, true),
        ...withoutJunk,
      };
      expect({ id, ...actual }).toEqual({ id, ...expected });
    }
  });

  // CPython 3.11, autojunk off: the items in matching blocks of texts that repeat themselves.
  test.each([
    ["ab", "aab", 1501],
    ["ab", "aabb", 1001],
    ["the cat sat on the mat. ", "the dog sat on the log. ", 1499],
    ["दिल्ली भारत की राजधानी है। ", "मुंबई भारत की राजधानी नहीं है। ", 1355],
  ])("is difflib's for 2,000 characters of %j and of %j", (left, right, matches) => {
    expect(matchingRatio(repeated(left, 2_000), repeated(right, 2_000), false).matches).toBe(matches);
  });

  test("takes no minute for 20,000 characters that repeat themselves", () => {
    const [left, right] = [repeated("the cat sat on the mat. ", 20_000), repeated("the dog sat on the log. ", 20_000)];
    expect(matchingRatio(left, right, false).matches).toBe(14_999);
  });

  // CPython 3.11.7
  test.each([
    ["", "", false, 1],
    ["", "a", false, 0],
    ["ab", "acab", false, 2 / 3],
    ["tide", "diet", false, 1 / 4],
    ["diet", "tide", false, 1 / 2],
    ["b".repeat(200), `a${"b".repeat(199)}`, true, 0],
    ["b".repeat(200), `a${"b".repeat(199)}`, false, 199 / 200],
    ["b".repeat(199), `a${"b".repeat(198)}`, true, 198 / 199],
  ])("is difflib's for %j and %j with the junk rule %s", (left, right, autojunk, expected) => {
    expect(ratio(left, right, autojunk)).toBe(expected);
  });
});
