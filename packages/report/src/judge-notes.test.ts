import { describe, expect, test } from "vitest";
import { reportOf } from "../test/sample-report.js";
import { judgeNotes } from "./judge-notes.js";
import { ratingFacts } from "./ratings/facts-of-report.js";
import type { ReportMetric } from "./report.js";

const counts = { humanPassJudgePass: 45, humanPassJudgeFail: 5, humanFailJudgePass: 5, humanFailJudgeFail: 20 };
const card = { judgeCard: 1, id: "ab12", agreement: { counts } };
const [sample] = reportOf("x").metrics;
const judged = (options: object, more: Partial<ReportMetric> = {}): ReportMetric => ({
  ...(sample as ReportMetric),
  ...{ scored: 10, verdicts: 10, passed: 8, passRate: 0.8, flags: {} },
  options: { model: { backend: "groq", model: "m" }, ...options } as ReportMetric["options"],
  ...more,
});
const isUnvalidated = (metric: ReportMetric) =>
  ratingFacts(metric, { flagged: 0, counts: {}, priorities: {} } as never, null).judge?.standing?.level !== "validated";

describe("judgeNotes", () => {
  // By hand: (.8 + .8 − 1) / (.9 + .8 − 1) = .857.
  test("corrects the pass rate by the labels of a card that fits", () => {
    const notes = judgeNotes(judged({ card }));
    expect(notes[0]).toBe(
      "verdicts of a model (m), validated by the judge card ab12: kappa 0.70 (0.53 to 0.87), " +
        "20 of 25 failures caught (80.0 %, interval 60.9 % to 91.1 %), " +
        "5 of 50 right answers failed (10.0 %, interval 4.3 % to 21.4 %)",
    );
    expect(notes[1]).toContain("by the 75 labels of its card (Rogan-Gladen), 85.7 % would pass");
    expect(isUnvalidated(judged({ card }))).toBe(false);
  });

  test.each([
    ["no card", { card: null }, {}, "nobody has compared them"],
    ["a name in the place of a card", { card: "ab12" }, {}, "nobody has compared them"],
    ["a card without labels", { card: { ...card, agreement: null } }, {}, "has no labels of people"],
    ["a card of another language", { card }, { cardOfOtherLanguage: 3 }, "(other language in 3 cases)"],
    [
      "a card of other options and prompts",
      { card },
      { cardOfOtherOptions: 10, cardOfOtherPrompt: 1 },
      "(other prompts in 1 case, other options in 10 cases)",
    ],
  ])("has no corrected rate with %s", (_what, options, flags, words) => {
    const metric = judged(options, { flags });
    const notes = judgeNotes(metric);
    expect(notes).toHaveLength(1);
    expect(notes[0]).toContain("unvalidated");
    expect(notes[0]).toContain(words);
    expect(isUnvalidated(metric)).toBe(true);
  });

  // A newcomer's card: 28 of 38 right answers failed, and the page called the judge validated.
  test("never calls a judge validated whose card shows that it is useless", () => {
    const useless = { humanPassJudgePass: 10, humanPassJudgeFail: 28, humanFailJudgePass: 7, humanFailJudgeFail: 26 };
    const metric = judged(
      { card: { ...card, agreement: { counts: useless } } },
      { scored: 71, verdicts: 71, passed: 17, passRate: 17 / 71 },
    );
    const [first, second] = judgeNotes(metric);
    expect(first).toContain("checked by the judge card ab12, and it failed: kappa 0.05 (−0.14 to 0.24), 26 of 33");
    expect(first).toContain("28 of 38 right answers failed (73.7 %");
    expect(first).toContain("do not quote them as facts");
    expect(first).not.toContain("validated");
    expect(second).toContain("too wide to say anything");
    expect(isUnvalidated(metric)).toBe(true);
  });

  test("says of a card of moderate agreement that it does not validate", () => {
    const moderate = { humanPassJudgePass: 80, humanPassJudgeFail: 20, humanFailJudgePass: 10, humanFailJudgeFail: 40 };
    const [note] = judgeNotes(judged({ card: { ...card, agreement: { counts: moderate } } }));
    expect(note).toContain("checked by the judge card ab12, which does not validate them: kappa 0.57");
  });

  test("says nothing of a metric that asks no model, whatever cards it has", () => {
    expect(judgeNotes({ ...judged({}), options: { encoder: { backend: "lexical" }, card: null } })).toEqual([]);
  });

  test("gives the reason where a fitting card corrects nothing", () => {
    const blind = { ...counts, humanFailJudgePass: 25, humanFailJudgeFail: 0 };
    const [, note] = judgeNotes(judged({ card: { ...card, agreement: { counts: blind } } }));
    expect(note).toContain("no pass rate corrected for the judge's mistakes: the judge is no better than chance");
  });
});
