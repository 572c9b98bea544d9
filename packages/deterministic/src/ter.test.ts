import { contractViolations } from "@eval/core/testing";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { corpusFixture, corpusOf, shardingsAgree } from "../fixtures/corpus-fixture.js";
import { type AnswersInput, answersOf, readFixture } from "../fixtures/read-fixture.js";
import { ter } from "./ter.js";

/** Options of the reference as its rows name them. */
interface Params {
  readonly normalized: boolean;
  readonly no_punct: boolean;
  readonly asian_support: boolean;
  readonly case_sensitive: boolean;
}

interface Expected {
  readonly score: number;
  readonly num_edits: number;
  readonly ref_length: number;
}

const asReference = (params: Params) =>
  ter({
    preset: "sacrebleu",
    tokenizer: params.normalized ? "tercom" : "none",
    ignorePunctuation: params.no_punct,
    asianSupport: params.asian_support,
    caseSensitive: params.case_sensitive,
  });

describe("ter as sacrebleu 2.6.0 defines it", () => {
  test("agrees on every row of the fixture", () => {
    const rows = readFixture<AnswersInput, Expected>("ter.jsonl");
    expect(rows.length).toBe(991);
    for (const { id, params, input, expected } of rows) {
      const { prediction, references } = answersOf(input);
      const { metadata } = asReference(params as unknown as Params)({ output: prediction, expected: references });
      expect({ id, edits: metadata.edits, percent: metadata.percent, length: metadata.expectedLength }).toEqual({
        id,
        edits: expected.num_edits,
        percent: expect.closeTo(expected.score, 9),
        length: expect.closeTo(expected.ref_length, 9),
      });
    }
  });

  test("agrees on the score of every corpus of the fixture, however the corpus is cut", () => {
    const corpora = corpusFixture<unknown, Expected>("ter_corpus");
    expect(corpora.length).toBe(25);
    const metric = ter({ preset: "sacrebleu" });
    for (const { id, cases, expected } of corpora) {
      expect({ id, score: 100 * corpusOf(metric, cases)! }).toEqual({ id, score: expect.closeTo(expected.score, 9) });
      expect({ id, agree: shardingsAgree(metric, cases) }).toEqual({ id, agree: true });
    }
  });
});

describe("ter", () => {
  test.each([
    ["identical text", "गंगा एक नदी है।", "गंगा एक नदी है।"],
    ["case", "The Ganges", "the ganges"],
    ["NFC and NFD", "cafe\u0301", "caf\u00e9"],
    ["native digits", "१९४७", "1947"],
    ["a space before the danda", "सत्य ।", "सत्य।"],
    ["emoji", "👩‍👩‍👧 घर", "👩‍👩‍👧 घर"],
  ])("gives 0 to %s", (_, output, expected) => {
    expect(ter()({ output, expected })).toMatchObject({ score: 0, label: "matched", metadata: { edits: 0 } });
  });

  test.each([
    ["भारत", "चीन"],
    ["दान", "दिन"],
    ["C++", "C#"],
    ["👩‍👩‍👧", "👩‍👩‍👦"],
  ])("counts edits from %j to %j", (output, expected) => {
    expect(ter()({ output, expected })).toMatchObject({ label: "edited", score: expect.any(Number) });
    expect(ter()({ output, expected }).score).toBeGreaterThan(0);
  });

  test("counts a run of words in another place as one edit", () => {
    const evalCase = { output: "में 1947 भारत आज़ाद हुआ", expected: "भारत 1947 में आज़ाद हुआ" };
    expect(ter()({ output: "आज़ाद हुआ भारत", expected: "भारत आज़ाद हुआ" }).metadata).toMatchObject({ edits: 1, shifts: 1 });
    expect(ter()(evalCase).metadata.edits).toBe(2);
  });

  test("divides by the mean length of all expected answers", () => {
    expect(ter()({ output: "a", expected: ["b c d e", "a b"] })).toMatchObject({
      score: 1 / 3,
      metadata: { edits: 1, expectedLength: 3, lengths: { 2: 6 }, expectedIndex: 1 },
    });
  });

  test("sums corpora of one and of several expected answers exactly in any order", () => {
    const cases = [["a b c"], ["a", "a b"], ["a", "b", "a b"], ["a b", "b", "c", "d e f"], ["x", "y", "z z"]].map(
      (expected) => ({ output: "b a", expected }),
    );
    expect(shardingsAgree(ter(), cases)).toBe(true);
  });

  test("can leave punctuation of every script out, and keeps symbols", () => {
    const metric = ter({ ignorePunctuation: true });
    expect(metric({ output: "“गंगा”", expected: "गंगा।" }).score).toBe(0);
    expect(metric({ output: "5 + 3", expected: "5 3" }).score).toBe(0.5);
  });

  test("measures a blank output as every word missing", () => {
    expect(ter()({ output: "", expected: "गंगा नदी" })).toMatchObject({ score: 1, label: "blank" });
  });

  test("does not score against an empty expected answer unless told what it means", () => {
    expect(ter()({ output: "गंगा", expected: "" }).status).toBe("unscored");
    const metric = ter({ emptyExpected: "no-answer" });
    expect(metric({ output: " ", expected: ["", ""] })).toMatchObject({ score: 0, label: "no_answer" });
    expect(metric({ output: "एक दो", expected: "" })).toMatchObject({ score: 1, label: "unexpected_answer" });
  });

  test("names every choice in its signature", () => {
    expect(ter({ preset: "sacrebleu" })({ output: "a", expected: "a" }).metadata.signature).toBe(
      "nrefs:1|case:lc|tok:none|punct:yes|asian:no|fold:no|version:eval-ter-1",
    );
  });

  test("cuts references twice where the numbers of sacrebleu are asked for, else once", () => {
    const evalCase = { output: "cat's... it", expected: "cat's... it" };
    // sacrebleu 2.6.0, TER(normalized=True).sentence_score
    expect(ter({ preset: "sacrebleu", tokenizer: "tercom" })(evalCase).metadata.edits).toBe(2);
    expect(ter({ tokenizer: "tercom" })(evalCase).metadata.edits).toBe(0);
  });

  test("refuses the Asian rules of Tercom for words, which have their own", () => {
    expect(() => ter({ asianSupport: true })).toThrow(/asianSupport of ter must be false with tokenizer "words"/);
  });

  test("never takes more edits than replacing and adding word by word, nor fewer than the lengths differ by", () => {
    const words = fc.array(fc.constantFrom("क", "ख", "ग", "a", "b", "c"), { minLength: 1, maxLength: 15 });
    fc.assert(
      fc.property(words, words, (left, right) => {
        const { edits } = ter()({ output: left.join(" "), expected: right.join(" ") }).metadata;
        expect(edits).toBeLessThanOrEqual(Math.max(left.length, right.length));
        expect(edits).toBeGreaterThanOrEqual(Math.abs(left.length - right.length));
      }),
    );
  });

  test("keeps the promises of every metric", async () => {
    const cases = [{ output: "नई दिल्ली है।", expected: ["नई दिल्ली", "दिल्ली है।"] }];
    expect(await contractViolations(ter(), cases)).toEqual([]);
    expect(await contractViolations(ter({ preset: "sacrebleu", tokenizer: "tercom" }), cases)).toEqual([]);
  });
});
