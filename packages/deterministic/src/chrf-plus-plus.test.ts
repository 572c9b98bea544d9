import { contractViolations } from "@eval/core/testing";
import { describe, expect, test } from "vitest";
import { corpusFixture, corpusOf, shardingsAgree } from "../fixtures/corpus-fixture.js";
import { type AnswersInput, answersOf, readFixture } from "../fixtures/read-fixture.js";
import { chrf } from "./chrf.js";
import { chrfPlusPlus } from "./chrf-plus-plus.js";

const reference = chrfPlusPlus({ preset: "sacrebleu" });

describe("chrfPlusPlus as sacrebleu 2.6.0 defines it", () => {
  test("agrees on every row of the fixture", () => {
    const rows = readFixture<AnswersInput, { score: number }>("chrf.jsonl").filter(
      ({ params }) => params["word_order"] === 2,
    );
    expect(rows.length).toBe(371);
    for (const { id, input, expected } of rows) {
      const { prediction, references } = answersOf(input);
      const { metadata } = reference({ output: prediction, expected: references });
      expect({ id, score: metadata.percent }).toEqual({ id, score: expect.closeTo(expected.score, 9) });
    }
  });

  test("agrees on the score of every corpus of the fixture, however the corpus is cut", () => {
    const corpora = corpusFixture<{ word_order: number }, { score: number }>("chrf_corpus").filter(
      ({ params }) => params.word_order === 2,
    );
    expect(corpora.length).toBe(25);
    for (const { id, cases, expected } of corpora) {
      const score = 100 * corpusOf(reference, cases)!;
      expect({ id, score }).toEqual({ id, score: expect.closeTo(expected.score, 9) });
      expect({ id, agree: shardingsAgree(reference, cases) }).toEqual({ id, agree: true });
    }
  });
});

describe("chrfPlusPlus", () => {
  test.each([
    ["identical text", "गंगा एक नदी है।", "गंगा एक नदी है।"],
    ["NFC and NFD", "cafe\u0301 au lait", "caf\u00e9 au lait"],
    ["a space before the danda", "सत्य ।", "सत्य।"],
    ["emoji", "👩‍👩‍👧 घर", "👩‍👩‍👧 घर"],
  ])("gives exactly 1 to %s", (_, output, expected) => {
    expect(chrfPlusPlus()({ output, expected })).toMatchObject({ score: 1, label: "matched" });
  });

  test("counts words that chrf does not: one broken apart costs more", () => {
    const evalCase = { output: "दिल ्ली में", expected: "दिल्ली में" };
    expect(chrf()(evalCase).score).toBe(1);
    expect(chrfPlusPlus()(evalCase).score).toBeLessThan(1);
  });

  test("is chrf with word order 0", () => {
    const evalCase = { output: "नई दिल्ली है", expected: "दिल्ली" };
    expect(chrfPlusPlus({ wordOrder: 0 })(evalCase).score).toBe(chrf()(evalCase).score);
  });

  test("sets the danda apart from the word, which the rule of the reference does not", () => {
    const evalCase = { output: "गंगा", expected: "गंगा।" };
    const wordMatches = (tokenizer: "words" | "ascii") =>
      chrfPlusPlus({ charOrder: 1, wordOrder: 1, tokenizer })(evalCase).metadata.matchedNgrams[1];
    expect(wordMatches("words")).toBe(1);
    expect(wordMatches("ascii")).toBe(0);
  });

  test("names every choice in its signature", () => {
    expect(reference({ output: "a", expected: ["a", "b"] }).metadata.signature).toBe(
      "nrefs:2|case:mixed|eff:yes|nc:6|nw:2|space:no|beta:2|tok:ascii|fold:no|version:eval-chrf-plus-plus-1",
    );
  });

  test("keeps the promises of every metric", async () => {
    const cases = [{ output: "नई दिल्ली है।", expected: ["नई दिल्ली", "दिल्ली है।"] }];
    expect(await contractViolations(chrfPlusPlus(), cases)).toEqual([]);
    expect(await contractViolations(reference, cases)).toEqual([]);
  });
});
