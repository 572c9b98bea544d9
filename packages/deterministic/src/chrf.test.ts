import { contractViolations } from "@eval/core/testing";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { corpusFixture, corpusOf, shardingsAgree } from "../fixtures/corpus-fixture.js";
import { type AnswersInput, answersOf, readFixture } from "../fixtures/read-fixture.js";
import { chrf } from "./chrf.js";

/** Options of the reference as its rows name them. */
interface Params {
  readonly char_order: number;
  readonly word_order: number;
  readonly beta: number;
  readonly whitespace?: boolean;
  readonly lowercase?: boolean;
  readonly eps_smoothing?: boolean;
}

const asReference = (params: Params) =>
  chrf({
    preset: "sacrebleu",
    charOrder: params.char_order,
    beta: params.beta,
    whitespace: params.whitespace === true,
    caseSensitive: params.lowercase !== true,
    effectiveOrder: params.eps_smoothing !== true,
  });

describe("chrf as sacrebleu 2.6.0 defines it", () => {
  test("agrees on every row of the fixture", () => {
    const rows = readFixture<AnswersInput, { score: number }>("chrf.jsonl").filter(
      ({ params }) => params["word_order"] === 0,
    );
    expect(rows.length).toBe(623);
    for (const { id, params, input, expected } of rows) {
      const { prediction, references } = answersOf(input);
      const { metadata } = asReference(params as unknown as Params)({ output: prediction, expected: references });
      expect({ id, score: metadata.percent }).toEqual({ id, score: expect.closeTo(expected.score, 9) });
    }
  });

  test("agrees on the score of every corpus of the fixture, however the corpus is cut", () => {
    const corpora = corpusFixture<Params, { score: number }>("chrf_corpus").filter(
      ({ params }) => params.word_order === 0,
    );
    expect(corpora.length).toBe(25);
    for (const { id, params, cases, expected } of corpora) {
      const metric = asReference(params);
      expect({ id, score: 100 * corpusOf(metric, cases)! }).toEqual({ id, score: expect.closeTo(expected.score, 9) });
      expect({ id, agree: shardingsAgree(metric, cases) }).toEqual({ id, agree: true });
    }
  });
});

describe("chrf", () => {
  test.each([
    ["identical text", "गंगा एक नदी है।", "गंगा एक नदी है।"],
    ["one letter", "क", "क"],
    ["NFC and NFD", "cafe\u0301", "caf\u00e9"],
    ["nukta spelled two ways", "\u095Bमीन", "ज़मीन"],
    ["native digits", "१९४७", "1947"],
    ["white space", "नई  दिल्ली", "नई दिल्ली"],
    ["emoji", "👩‍👩‍👧", "👩‍👩‍👧"],
  ])("gives exactly 1 to %s", (_, output, expected) => {
    expect(chrf()({ output, expected })).toMatchObject({ score: 1, label: "matched", metadata: { percent: 100 } });
  });

  test("gives 0 to words without a letter in common", () => {
    expect(chrf()({ output: "भारत", expected: "चीन" })).toMatchObject({ score: 0, label: "different" });
  });

  test.each([
    ["दान", "दिन"],
    ["C++", "C#"],
    ["👩‍👩‍👧", "👩‍👩‍👦"],
  ])("gives something, and less than 1, to %j where %j was expected", (output, expected) => {
    const { score, label } = chrf()({ output, expected });
    expect(score).toBeGreaterThan(0);
    expect(score).toBeLessThan(1);
    expect(label).toBe("partial");
  });

  test("counts code points, so that an emoji outside the basic plane is one character", () => {
    expect(chrf({ charOrder: 1 })({ output: "😀क", expected: "😀" }).metadata).toMatchObject({
      outputNgrams: [2],
      expectedNgrams: [1],
      matchedNgrams: [1],
    });
  });

  test("takes the best of several expected answers and says which", () => {
    expect(chrf()({ output: "दिल्ली", expected: ["मुंबई", "दिल्ली"] })).toMatchObject({
      score: 1,
      metadata: { expectedIndex: 1 },
    });
  });

  test("measures a blank output as 0 and labels it", () => {
    expect(chrf()({ output: "\u200b ", expected: "गंगा" })).toMatchObject({ score: 0, label: "blank" });
    expect(chrf()({ output: "गंगा", expected: " " }).status).toBe("unscored");
  });

  test("names every choice in its signature", () => {
    const { metadata } = chrf({ preset: "sacrebleu", whitespace: true })({ output: "a", expected: "a" });
    expect(metadata.signature).toBe(
      "nrefs:1|case:mixed|eff:yes|nc:6|nw:0|space:yes|beta:2|fold:no|version:eval-chrf-1",
    );
  });

  test.each([
    [{ charOrder: 0 }, /charOrder of chrf must be a whole number from 1 to 100, got 0/],
    [{ beta: 0 }, /beta of chrf must be above 0/],
  ])("refuses %j", (options, message) => {
    expect(() => chrf(options)).toThrow(message);
  });

  test("stays from 0 to 1 for every text and weight, and gives 1 to a text as its own reference", () => {
    const text = fc.string({ unit: fc.constantFrom("क", "ि", "ख", "a", " ", "।", "😀"), minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(text, text, fc.double({ min: 0.01, max: 20, noNaN: true }), fc.boolean(), (a, b, beta, eff) => {
        fc.pre(a.trim() !== "" && b.trim() !== "");
        const metric = chrf({ beta, effectiveOrder: eff });
        const { score } = metric({ output: a, expected: b });
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(1);
        if (eff) expect(metric({ output: a, expected: a }).score).toBe(1);
      }),
    );
  });

  test("keeps the promises of every metric", async () => {
    const cases = [{ output: "नई दिल्ली है।", expected: ["नई दिल्ली", "दिल्ली है।"] }];
    expect(await contractViolations(chrf(), cases)).toEqual([]);
    expect(await contractViolations(chrf({ preset: "sacrebleu", effectiveOrder: false }), cases)).toEqual([]);
  });
});
