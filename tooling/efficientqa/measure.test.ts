import { describe, expect, test } from "vitest";
import { chooseRules } from "./choose-rules.mjs";
import { asWritten, countAccepted, hashOf, readJudged } from "./measure.mjs";
import { seedScore, similarity } from "./seed-formula.mjs";

describe("seedScore", () => {
  // Values of the framework, run with scikit-learn 1.9.1.
  test("gives the values of the reference", () => {
    expect(similarity("George Washington", "Washington")).toBeCloseTo(0.5797386715, 10);
    expect(seedScore("George Washington", ["Washington"])).toBeCloseTo(0.65 * (2 / 3) + 0.35 * 0.5797386715, 10);
    expect(seedScore("the ghost of christmas present", ["The Ghost of Christmas Past"])).toBeCloseTo(0.722, 3);
    expect(seedScore("", ["A"])).toBe(1);
  });
});

describe("hashOf", () => {
  // Test values of FNV-1a by its authors, 32 bits.
  test.each([
    ["", 0x811c9dc5],
    ["a", 0xe40c292c],
    ["foobar", 0xbf9cf968],
  ])("is FNV-1a of %j", (text, hash) => expect(hashOf(text)).toBe(hash));
});

test.each([
  ["18, 426 and 1. 3", "18,426 and 1.3"],
  ["Hannah John - Kamen", "Hannah John-Kamen"],
  ["49 -- 47 BCE", "49-47 BCE"],
  ["obsessive \\u2013 compulsive", "obsessive-compulsive"],
  ["in 1973, 1974", "in 1973, 1974"],
  ["numbers 22 : 28", "numbers 22:28"],
  ["mar\\u00eda conchita", "maría conchita"],
  ["50\u00c2\u00a0GB", "50\u00a0GB"],
  ["M\u00c3\u00a1ire", "Máire"],
  ["Rodríguez–Peña", "Rodríguez–Peña"],
  ["Âge", "Âge"],
])("%j is read as it was written", (text, plain) => expect(asWritten(text)).toBe(plain));

describe("chooseRules", () => {
  test("takes the most right answers within the wrong ones allowed", () => {
    const outcome = (isRight: boolean, ...rules: string[]) => ({ isRight, rules: new Set(rules) });
    const outcomes = [
      outcome(true, "a"),
      outcome(true, "b"),
      outcome(true, "b"),
      outcome(false, "b"),
      outcome(true, "c", "a"),
    ];
    expect(chooseRules(outcomes, 0)).toEqual(["a", "c"]);
    expect(chooseRules(outcomes, 1)).toEqual(["a", "b", "c"]);
  });
});

test("judged answers are read with the question's half and counted", () => {
  const row = {
    question: "q",
    answer: ["x", " "],
    def_correct_predictions: ["x y"],
    def_incorrect_predictions: ["z", "w"],
  };
  const cases = readJudged(`${JSON.stringify(row)}\n`);
  expect(cases.map(({ expected, isRight }) => [expected, isRight])).toEqual([
    [["x"], true],
    [["x"], false],
    [["x"], false],
  ]);
  expect(countAccepted(cases, ({ output }) => output !== "w")).toEqual({
    right: 1,
    allRight: 1,
    wrong: 1,
    allWrong: 2,
  });
});
