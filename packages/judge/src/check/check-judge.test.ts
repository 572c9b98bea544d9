import type { EvalCase } from "@eval/core";
import { describe, expect, test } from "vitest";
import { answeringModel, passFail } from "../../fixtures/scripted-model.js";
import { answerEquivalenceWith } from "../answer-equivalence.js";
import { cardLines } from "./card-lines.js";
import { observeJudge } from "./check-judge.js";
import { checkedJudge, judgeCard } from "./judge-card.js";
import { labelAgreement } from "./label-agreement.js";
import { readLabel } from "./read-label.js";

const CITIES = ["दिल्ली", "मुंबई", "चेन्नई", "कोलकाता", "पुणे", "सूरत"];
const cases: EvalCase[] = CITIES.map((city, index) => ({
  input: "कौन सा शहर?",
  expected: `${city} शहर है। वहाँ ${20 + index} बाग हैं।`,
  language: "hi",
}));

const answerIn = (user: string) => user.match(/name="answer">\n([\s\S]*?)\n<\/data/)?.[1] ?? "";
const goldIn = (user: string) => user.match(/name="accepted answer 1">\n([\s\S]*?)\n<\/data/)?.[1] ?? "";

async function cardOf(judge: (answer: string, gold: string) => boolean, more: readonly EvalCase[] = cases) {
  const model = answeringModel((_, user) => passFail(judge(answerIn(user), goldIn(user)) ? "PASS" : "FAIL"));
  const metric = answerEquivalenceWith(model);
  const observed = await observeJudge(() => metric, more, { context: {}, draws: 2, concurrency: 3 });
  return judgeCard(checkedJudge(metric, "2026-01-01"), observed);
}
const rates = (list: readonly { name: string; rate: number | null }[]) =>
  Object.fromEntries(list.map(({ name, rate }) => [name, rate]));

describe("the self-test of a judge", () => {
  test("finds nothing wrong with one that compares what is said", async () => {
    const digits = (text: string) => text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966));
    const card = await cardOf((answer, gold) => digits(answer).startsWith(gold));
    expect(card.accepted).toMatchObject({ n: 6, count: 6 });
    expect(rates(card.detection)).toEqual({ "number-changed": 1, negated: 1, "wrong-entity": 1, "fact-dropped": 1 });
    expect(rates(card.invariance)).toEqual({ padded: 1, authority: 1, "other-digits": 1, repeated: 1 });
    expect([card.lengthGap.isBiased, card.errors, card.stability.rate]).toEqual([false, 0, 1]);
  });

  test("finds that one that passes everything notices nothing", async () => {
    const card = await cardOf(() => true);
    expect(rates(card.detection)).toEqual({ "number-changed": 0, negated: 0, "wrong-entity": 0, "fact-dropped": 0 });
  });

  test("finds that one goes by length", async () => {
    const many = Array.from({ length: 8 }, () => cases).flat();
    const card = await cardOf((answer) => answer.length > 60, many);
    expect(card.lengthGap).toMatchObject({ n: 48, gap: 1, isBiased: true });
  });

  test("leaves out verdicts that did not come, and counts them", async () => {
    const metric = answerEquivalenceWith(answeringModel(() => "no verdict"));
    const observed = await observeJudge(() => metric, cases, { context: {}, draws: 1, concurrency: 1 });
    const card = await judgeCard(checkedJudge(metric, "2026-01-01"), observed);
    expect(card.accepted).toMatchObject({ n: 0, rate: null });
    expect(card.detection).toEqual([]);
    expect(card.errors).toBe(observed.errors.length);
    expect(card.errors).toBeGreaterThan(6);
  });

  test("says on the card what nobody has checked", async () => {
    const text = cardLines(await cardOf(() => true)).join("\n");
    expect(text).toContain("**unvalidated judge**");
    expect(text).toContain("| number-changed (hi) | 6 | 0 (0.0 %) | 0.0 % to 39.0 % |");
  });

  test("says how a judge agrees with people in words and rates, and nothing as JSON", async () => {
    const pairs = (count: number, human: boolean, judge: boolean) =>
      Array.from({ length: count }, () => ({ human, judge, language: "ta" }));
    const agreement = labelAgreement([
      ...pairs(10, true, true),
      ...pairs(28, true, false),
      ...pairs(7, false, true),
      ...pairs(26, false, false),
    ]);
    const text = cardLines({ ...(await cardOf(() => true)), agreement }).join("\n");
    expect(text).toContain("**failed**: a kappa below 0.4 is little more than chance gives.");
    expect(text).toContain("| failures caught | 26 of 33 | 78.8 % | 62.2 % to 89.3 % |");
    expect(text).toContain("| right answers failed (false alarms) | 28 of 38 | 73.7 % | 58.0 % to 85.0 % |");
    expect(text).toContain("| kappa | | 0.05 | −0.14 to 0.24 |");
    expect(text).toContain("71 labels: ta (71).");
    expect(text.split("## Agreement with people")[1]).not.toMatch(/[{}"]/);
  });

  test.each([
    [0.02, 0.336, false, "moves verdicts"],
    [0.06, 0.336, true, "**biased**"],
    [-0.01, 0.336, false, "no bias seen"],
    [-0.3, -0.01, false, "moves verdicts"],
  ])("says of a gap from %d to %d what its interval says", async (low, high, isBiased, words) => {
    const interval = { level: 0.95, method: "bonett-price", low, high };
    const positionGap = { n: 71, changed: 0.4, plain: 0.2, gap: (low + high) / 2, interval, isBiased };
    const text = cardLines({ ...(await cardOf(() => true)), positionGap }).join("\n");
    expect(text).toMatch(new RegExp(`pairwise judge \\| 71 .* \\| ${words.replaceAll("*", "\\*")} \\|`));
    expect(text).toContain("Biased: the whole interval lies more than 5 points from 0.");
  });

  test("names a card by what it says", async () => {
    const [first, again, other] = [await cardOf(() => true), await cardOf(() => true), await cardOf(() => false)];
    expect(first.id).toBe(again.id);
    expect(first.id).not.toBe(other.id);
  });
});

describe("agreement with labels", () => {
  test("has the numbers of the grading ladder: 20 of 44 failures caught, kappa 0.533", () => {
    const pairs = [
      ...Array(350).fill({ human: true, judge: true }),
      ...Array(6).fill({ human: true, judge: false }),
      ...Array(24).fill({ human: false, judge: true }),
      ...Array(20).fill({ human: false, judge: false }),
    ];
    const agreement = labelAgreement(pairs);
    expect(agreement).toMatchObject({
      labels: 400,
      failures: 44,
      agreement: 0.925,
      agreementOfPassingEverything: 0.89,
    });
    expect(agreement?.caught).toMatchObject({ successes: 20, n: 44 });
    expect(agreement?.kappa).toBeCloseTo(0.533292, 6);
  });

  test("of too few failures carries a warning, and of nothing is nothing", () => {
    expect(labelAgreement([{ human: true, judge: true }])).toHaveProperty("warning");
    expect(labelAgreement([])).toBeNull();
  });

  test.each([
    ["pass", true],
    [" Correct ", true],
    [1, true],
    [false, false],
    ["0", false],
    ["", null],
    [undefined, null],
  ])("reads %j as %s", (value, expected) => {
    expect(readLabel(value, "human", 1)).toBe(expected);
  });

  test("names the case where a label is no label", () => {
    expect(() => readLabel("maybe", "human", 7)).toThrow('case 7, column "human": a label must be one of');
  });
});
