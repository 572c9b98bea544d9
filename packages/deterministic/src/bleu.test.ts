import { contractViolations } from "@eval/core/testing";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { corpusFixture, corpusOf, shardingsAgree } from "../fixtures/corpus-fixture.js";
import { type AnswersInput, answersOf, readFixture } from "../fixtures/read-fixture.js";
import { type BleuOptions, bleu } from "./bleu.js";

/** Options of the reference as its rows name them. */
interface Params {
  readonly tokenize: BleuOptions["tokenizer"];
  readonly smooth_method: BleuOptions["smooth"];
  readonly smooth_value?: number;
  readonly effective_order: boolean;
  readonly lowercase?: boolean;
  readonly max_order?: number;
}

interface Expected {
  readonly score: number;
  readonly counts: readonly number[];
  readonly totals: readonly number[];
  readonly bp: number;
  readonly sys_len: number;
  readonly ref_len: number;
}

const asReference = (params: Params) =>
  bleu({
    preset: "sacrebleu",
    tokenizer: params.tokenize,
    smooth: params.smooth_method,
    smoothValue: params.smooth_value ?? null,
    effectiveOrder: params.effective_order ? "always" : "never",
    caseSensitive: params.lowercase !== true,
    maxOrder: params.max_order ?? 4,
  });

describe("bleu as sacrebleu 2.6.0 defines it", () => {
  const rows = readFixture<AnswersInput, Expected>("bleu.jsonl");

  test("agrees on every row of the fixture", () => {
    expect(rows.length).toBe(1611);
    for (const row of rows) {
      const params = row.params as unknown as Params;
      const { prediction, references } = answersOf(row.input);
      const { metadata, score } = asReference(params)({ output: prediction, expected: references });
      const { counts, totals, bp, sys_len, ref_len } = row.expected;
      expect({ id: row.id, score: metadata.percent }).toEqual({
        id: row.id,
        score: expect.closeTo(row.expected.score, 9),
      });
      expect(score).toBeLessThanOrEqual(1);
      // The reference adds the k to its counts before it shows them.
      if (params.smooth_method === "add-k") continue;
      expect(metadata).toMatchObject({ counts, totals, outputLength: sys_len, expectedLength: ref_len });
      expect(metadata.brevityPenalty).toBeCloseTo(bp, 12);
    }
  });

  test("agrees on the score of every corpus of the fixture, however the corpus is cut", () => {
    const corpora = corpusFixture<Params, Expected>("bleu_corpus");
    expect(corpora.length).toBe(125);
    for (const { id, params, cases, expected } of corpora) {
      const metric = asReference(params);
      expect({ id, score: 100 * corpusOf(metric, cases)! }).toEqual({ id, score: expect.closeTo(expected.score, 9) });
      expect({ id, agree: shardingsAgree(metric, cases) }).toEqual({ id, agree: true });
    }
  });
});

describe("bleu", () => {
  test.each([
    ["identical text", "गंगा एक नदी है।", "गंगा एक नदी है।"],
    ["one word", "गंगा", "गंगा"],
    ["NFC and NFD", "cafe\u0301 au lait", "caf\u00e9 au lait"],
    ["nukta spelled two ways", "\u095Bमीन पर", "ज़मीन पर"],
    ["native digits", "१९४७ में", "1947 में"],
    ["a space before the danda", "सत्य ।", "सत्य।"],
    ["emoji", "👩‍👩‍👧 घर", "👩‍👩‍👧 घर"],
  ])("gives exactly 1 to %s", (_, output, expected) => {
    expect(bleu()({ output, expected })).toMatchObject({ score: 1, label: "matched", metadata: { percent: 100 } });
  });

  test.each([
    ["भारत", "चीन"],
    ["दान", "दिन"],
    ["C++", "C#"],
    ["👩‍👩‍👧", "👩‍👩‍👦"],
  ])("does not give 1 to %j where %j was expected", (output, expected) => {
    expect(bleu()({ output, expected }).score).toBeLessThan(1);
  });

  test("sets the danda apart from the word, which 13a does not", () => {
    const evalCase = { output: "गंगा", expected: "गंगा।" };
    expect(bleu({ maxOrder: 1 })(evalCase).metadata.counts).toEqual([1]);
    expect(bleu({ maxOrder: 1, tokenizer: "13a" })(evalCase).metadata.counts).toEqual([0]);
  });

  test("measures a blank output as 0 and labels it", () => {
    expect(bleu()({ output: "", expected: "गंगा" })).toMatchObject({ status: "scored", score: 0, label: "blank" });
  });

  test("does not score against an empty expected answer unless told what it means", () => {
    expect(bleu()({ output: "गंगा", expected: "" }).status).toBe("unscored");
    expect(bleu({ emptyExpected: "no-answer" })({ output: "", expected: "" })).toMatchObject({ score: 1 });
    expect(bleu({ emptyExpected: "correct" })({ output: "", expected: "" })).toMatchObject({ score: 0 });
  });

  test("leaves a verdict on no answer out of the corpus score", () => {
    const metric = bleu({ emptyExpected: "no-answer" });
    const noAnswer = { output: "", expected: "" };
    expect(corpusOf(metric, [noAnswer])).toBeNull();
    expect(corpusOf(metric, [noAnswer, { output: "a b c d", expected: "a b c d" }, noAnswer])).toBe(1);
  });

  test("names every choice in its signature", () => {
    const { metadata } = bleu({ preset: "sacrebleu", smooth: "floor" })({ output: "a", expected: ["a", "b"] });
    expect(metadata.signature).toBe(
      "nrefs:2|case:mixed|eff:yes|tok:13a|smooth:floor[0.1]|order:4|fold:no|version:eval-bleu-1",
    );
    expect(bleu({ normalize: ["nfc", "lower-case"] })({ output: "a", expected: "a" }).metadata.signature).toBe(
      "nrefs:1|case:lc|eff:yes|tok:words|smooth:exp|order:4|fold:nfc+lower-case|version:eval-bleu-1",
    );
  });

  test("refuses to merge counts of different options", () => {
    const evalCase = { output: "a b", expected: "a b" };
    const { corpus } = bleu();
    const exp = corpus!.stats(bleu()(evalCase));
    const floor = corpus!.stats(bleu({ smooth: "floor" })(evalCase));
    expect(() => corpus!.merge(exp, floor)).toThrow(/one recipe/);
  });

  test.each([
    [{ smooth: "floor", smoothValue: 2 }, /smoothValue of bleu must be above 0 and at most 1, got 2/],
    [{ smooth: "add-k", smoothValue: 0 }, /above 0/],
    [{ smoothValue: 0.5 }, /must be null with smooth "exp"/],
    [{ maxOrder: 0 }, /whole number from 1 to 100, got 0/],
    [{ tokenizer: "zh" as "13a" }, /tokenizer of bleu must be one of/],
  ] as const)("refuses %j", (options, message) => {
    expect(() => bleu(options)).toThrow(message);
  });

  test("stays from 0 to 1 and gives 1 to a text as its own reference, whatever the smoothing", () => {
    const words = fc.array(fc.constantFrom("क", "ख", "ग", "a", "।", "+"), { minLength: 1, maxLength: 12 });
    const smooth = fc.constantFrom("exp", "floor", "add-k", "none" as const);
    fc.assert(
      fc.property(words, words, smooth, (left, right, method) => {
        const metric = bleu({ smooth: method as BleuOptions["smooth"] });
        const [output, expected] = [left.join(" "), right.join(" ")];
        const { score } = metric({ output, expected });
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(1);
        expect(metric({ output, expected: output }).score).toBe(1);
      }),
    );
  });

  test("keeps the promises of every metric", async () => {
    const cases = [{ output: "नई दिल्ली है।", expected: ["नई दिल्ली", "दिल्ली है।"] }];
    expect(await contractViolations(bleu(), cases)).toEqual([]);
    expect(await contractViolations(bleu({ preset: "sacrebleu", tokenizer: "intl" }), cases)).toEqual([]);
  });
});
