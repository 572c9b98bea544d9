import { contractViolations } from "@eval/core/testing";
import { describe, expect, test } from "vitest";
import { type AnswersInput, answersOf, readFixture } from "../fixtures/read-fixture.js";
import { articlesOf } from "./answer/articles.js";
import { squadWords } from "./answer/squad-words.js";
import { squadExactMatch } from "./squad-exact-match.js";

const ours = squadExactMatch();
const reference = squadExactMatch({ tokens: "squad", normalize: [], articles: "en", emptyExpected: "correct" });

describe("squadExactMatch as the reference defines it", () => {
  test("cuts every text of the fixture into the words that normalize_answer leaves", () => {
    const rows = readFixture<{ text: string }, { tokens: string[] }>("squad.jsonl").filter(
      ({ metric }) => metric === "squad_normalize_answer",
    );
    expect(rows.length).toBe(607);
    const english = articlesOf("en");
    for (const { id, input, expected } of rows) {
      expect({ id, tokens: squadWords(input.text, english) }).toEqual({ id, tokens: expected.tokens });
    }
  });

  test("agrees with SQuAD v2 and v1.1 on every row of the fixture, but for blank outputs", () => {
    const rows = readFixture<AnswersInput, { exact: number }>("squad.jsonl").filter(({ metric }) =>
      metric.endsWith("_em_f1"),
    );
    expect(rows.length).toBe(742);
    for (const { id, input, expected } of rows) {
      const { prediction, references } = answersOf(input);
      const result = reference({ output: prediction, expected: references });
      if (result.label === "blank") continue;
      expect({ id, score: result.score }).toEqual({ id, score: expected.exact });
    }
  });
});

describe("squadExactMatch", () => {
  test.each([
    ["an article", "The Ganges", "Ganges"],
    ["a danda", "गंगा।", "गंगा"],
    ["native digits", "१९४७", "1947"],
    ["NFD", "cafe\u0301", "caf\u00e9"],
    ["an emoji with a full stop", "👍🏽.", "👍🏽"],
    ["a script without spaces", "กรุงเทพ", "กรุงเทพ"],
  ])("does not mind %s", (_, output, expected) => {
    expect(ours({ output, expected }).passed).toBe(true);
  });

  test.each([
    ["C++", "C#"],
    ["-5", "5"],
    ["50%", "50"],
    ["$5", "5"],
    ["दान", "दिन"],
    ["A", "The"],
    ["กรุง", "เทพ"],
  ])("tells %j from %j", (output, expected) => {
    expect(ours({ output, expected }).passed).toBe(false);
  });

  test("leaves out articles in the language of the case only", () => {
    expect(ours({ output: "der Ganges", expected: "Ganges", language: "de" }).passed).toBe(true);
    expect(ours({ output: "el Ganges", expected: "Ganges", language: "es-MX" }).passed).toBe(true);
    expect(ours({ output: "the", expected: "the ve", language: "hi-Latn" }).passed).toBe(false);
    expect(ours({ output: "ve the", expected: "ve", language: "hi-Latn" }).passed).toBe(false);
    expect(squadExactMatch({ articles: "none" })({ output: "The Ganges", expected: "Ganges" }).passed).toBe(false);
  });

  test("takes silence as right for a question without an answer when asked", () => {
    const v2 = squadExactMatch({ emptyExpected: "no-answer" });
    expect(v2({ output: "", expected: "" }).passed).toBe(true);
    expect(ours({ output: "", expected: "" })).toMatchObject({ status: "unscored", label: "empty_expected" });
  });

  test("keeps the promises of every metric", async () => {
    const cases = [{ output: "The Ganges", expected: ["Ganges", ""] }];
    expect(await contractViolations(ours, cases)).toEqual([]);
    expect(await contractViolations(reference, cases)).toEqual([]);
  });
});
