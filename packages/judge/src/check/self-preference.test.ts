import { describe, expect, test } from "vitest";
import { type AnsweredVerdict, selfPreference } from "./self-preference.js";

const JUDGE = "openai/gpt-oss-120b";
const verdicts = (model: string, human: boolean, judge: boolean, count: number): AnsweredVerdict[] =>
  Array(count).fill({ model, human, judge });

describe("selfPreference", () => {
  test("is the excess of the judge over people on its own family, less that on others", () => {
    const all = [
      ...verdicts("openai/gpt-4o", true, true, 30),
      ...verdicts("openai/gpt-4o", false, true, 10),
      ...verdicts("claude-sonnet-4-5", true, true, 30),
      ...verdicts("claude-sonnet-4-5", false, false, 10),
    ];
    const { gap, p, ownAnswers, otherAnswers } = selfPreference(JUDGE, all);
    expect([gap, ownAnswers, otherAnswers]).toEqual([0.25, 40, 40]);
    // scipy 1.17.1: stats.ttest_ind([0] * 30 + [1] * 10, [0] * 40, equal_var=False)
    expect(p).toBeCloseTo(0.0008725735575987845, 14);
  });

  test("is none where the family is better and people say so too", () => {
    const all = [...verdicts("openai/gpt-4o", true, true, 20), ...verdicts("claude-sonnet-4-5", false, false, 20)];
    expect(selfPreference(JUDGE, all)).toMatchObject({ ownLeniency: 0, otherLeniency: 0, gap: 0, p: null });
  });

  test("leaves out answers of models whose kinship no name tells", () => {
    expect(selfPreference(JUDGE, verdicts("acme/finance-v2", true, true, 9))).toMatchObject({
      ownAnswers: 0,
      otherAnswers: 0,
      gap: null,
      p: null,
    });
  });
});
