import { contractViolations } from "@eval/core/testing";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type AnswersInput, answersOf, type PairInput, readFixture, textsOf } from "../fixtures/read-fixture.js";
import { tokenF1 } from "./token-f1.js";

const ours = tokenF1();
const squad = { tokens: "squad", normalize: [], articles: "en", emptyExpected: "correct" } as const;
const v2 = tokenF1({ ...squad, bothEmpty: "equal" });
const v1 = tokenF1({ ...squad, bothEmpty: "different" });
const ladder = tokenF1({
  tokens: "whitespace",
  normalize: [],
  articles: "none",
  bothEmpty: "different",
  emptyExpected: "correct",
});

describe("tokenF1 as the references define it", () => {
  const rows = readFixture<AnswersInput, { f1: number }>("squad.jsonl");

  test.each([
    ["SQuAD v2", "squad_v2_em_f1", v2],
    ["SQuAD v1.1", "squad_v1_em_f1", v1],
  ])("agrees with %s on every row of the fixture", (_, name, metric) => {
    const own = rows.filter((row) => row.metric === name);
    expect(own.length).toBe(371);
    for (const { id, input, expected } of own) {
      const { prediction, references } = answersOf(input);
      // A blank among several expected answers is left out, so silence does not match it.
      if (references.length > 1 && prediction === "") continue;
      const { score } = metric({ output: prediction, expected: references });
      expect(score, id).toBeCloseTo(expected.f1, 12);
    }
  });

  test("agrees with the grading ladder's token_f1 on every pair of the fixture", () => {
    const pairs = readFixture<PairInput, { f1: number }>("seed-token-f1.jsonl");
    expect(pairs.length).toBe(399);
    for (const { id, input, expected } of pairs) {
      const { prediction, reference } = textsOf(input);
      expect(ladder({ output: prediction, expected: reference }).score, id).toBeCloseTo(expected.f1, 12);
    }
  });

  // The table of the ladder's own description, two decimals.
  test.each([
    ["the account owner", "the owner of the account", 0.75],
    ["refunds take 5 working days", "refunds are processed in five working days", 0.5],
    ["the refund is available", "the refund is not available", 0.89],
    ["cancel any time", "you can cancel whenever you like", 0.22],
  ])("scores %j and %j as the ladder's description does: %d", (expected, output, f1) => {
    expect(ladder({ output, expected }).score).toBeCloseTo(f1, 2);
  });
});

describe("tokenF1 beside the answer-accuracy framework", () => {
  /** Where the framework is wrong, and what is right. */
  const WRONG: Readonly<Record<string, { score: number | null; why: string }>> = {
    "accuracy-14": { score: null, why: "an empty expected answer is nothing to compare with" },
    "accuracy-13": { score: null, why: "so is none" },
    "accuracy-15": { score: 0, why: "it drops the sign" },
    "accuracy-16": { score: 0, why: "it drops + and #" },
    "accuracy-17": { score: 0, why: "it drops point and comma" },
    "accuracy-19": { score: 0, why: "it drops the percent sign" },
    "accuracy-20": { score: 0.4, why: "it drops an answer that is an article" },
    "accuracy-21": { score: 1, why: "it cuts U.S.A. into letters" },
    "accuracy-25": { score: 0, why: "it cuts at vowel signs" },
    "accuracy-26": { score: 2 / 3, why: "it cuts at vowel signs" },
    "accuracy-28": { score: 1, why: "it does not know NFC" },
    "accuracy-29": { score: 1 / 3, why: "it takes a sentence without spaces for a word" },
    "accuracy-30": { score: 2 / 3, why: "it cuts Thai at vowel signs" },
  };

  const rows = readFixture<{ prediction: string; references: string[] }, { token_f1: number }>(
    "answer-accuracy.jsonl",
  ).filter(({ metric }) => metric !== "multiple_choice");

  test("agrees on every good row, and is right on the others", () => {
    expect(rows.length).toBe(35);
    for (const { id, input, expected } of rows) {
      const { score } = ours({ output: input.prediction, expected: input.references });
      const right = id in WRONG ? (WRONG[id]?.score ?? null) : expected.token_f1;
      if (right === null) expect(score, id).toBeNull();
      else expect(score, id).toBeCloseTo(right, 12);
    }
  });
});

describe("tokenF1", () => {
  test.each([
    ["a bag of words", "no no no", "no", 0.5],
    ["a danda", "गंगा नदी।", "गंगा", 2 / 3],
    ["native digits", "सन् १९४७", "1947", 2 / 3],
    ["NFD", "cafe\u0301", "caf\u00e9", 1],
    ["an emoji", "yes 👍🏽", "👍🏽", 2 / 3],
    ["another sign", "-5", "5", 0],
    ["percent", "50%", "50", 0],
    ["a vowel sign", "दान", "दिन", 0],
    ["graphemes where no space is written", "東京都", "東京", 0.8],
    ["an article", "the Ganges", "Ganges", 1],
    ["an article that is the whole answer", "A", "A", 1],
  ])("counts %s: %j for %j scores %d", (_, output, expected, f1) => {
    expect(ours({ output, expected }).score).toBeCloseTo(f1, 12);
  });

  test("leaves articles in languages that are not English", () => {
    expect(ours({ output: "the ve", expected: "ve", language: "hi-Latn" }).score).toBeCloseTo(2 / 3, 12);
  });

  test("takes the best of several expected answers and says what was shared", () => {
    expect(ours({ output: "New Delhi", expected: ["Bombay", "Delhi"] })).toMatchObject({
      label: "partial",
      passed: null,
      metadata: { expectedIndex: 1, commonTokens: 1, precision: 0.5, recall: 1, outputTokens: 2, expectedTokens: 1 },
    });
  });

  test("gives a verdict with a threshold only", () => {
    expect(tokenF1({ threshold: 0.5 })({ output: "no no no", expected: "no" }).passed).toBe(true);
    expect(tokenF1({ threshold: 0.6 })({ output: "no no no", expected: "no" }).passed).toBe(false);
    expect(() => tokenF1({ threshold: "high" as unknown as number })).toThrow(/number or null/);
  });

  test("scores a blank output 0 and labels it", () => {
    expect(ours({ output: " ", expected: "Delhi" })).toMatchObject({ score: 0, label: "blank", passed: null });
    expect(ours({ output: "x", expected: "" })).toMatchObject({ status: "unscored", label: "empty_expected" });
  });

  test("is 1 for the same text, symmetric, and between 0 and 1", () => {
    const text = fc
      .string({ unit: "grapheme", minLength: 1 })
      .filter((value) => ours({ output: value, expected: value }).score !== null);
    fc.assert(
      fc.property(text, text, (a, b) => {
        expect(ours({ output: a, expected: a }).score).toBe(1);
        expect(ours({ output: a, expected: b }).score).toBe(ours({ output: b, expected: a }).score);
      }),
    );
  });

  test("keeps the promises of every metric", async () => {
    const cases = [{ output: "नई दिल्ली", expected: ["दिल्ली", ""] }];
    for (const metric of [ours, v1, v2, ladder]) expect(await contractViolations(metric, cases)).toEqual([]);
  });
});
