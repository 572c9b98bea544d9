import { describe, expect, test } from "vitest";
import { hostileTexts } from "../../test/sample-report.js";
import type { ReportMetric } from "../report.js";
import { cardsSection } from "./cards-section.js";
import { readCard } from "./read-card.js";

const interval = { level: 0.95, method: "wilson", low: 0.6, high: 0.9 };
const calibration = {
  kind: "calibration-card",
  encoder: "lexical",
  verdict: "low_discrimination",
  language: "hi",
  source: "pairs.csv",
  sample: { pairs: 12, similar: 6, dissimilar: 6 },
  auc: 0.81,
  aucInterval: interval,
  threshold: 0.5,
  baseline: 0.5,
  heldOut: null,
  crossValidated: { accuracy: 0.7 },
  findings: [{ code: "narrow_band", message: "the scores lie close together" }],
  slices: [{ name: "hi", pairs: 12, auc: 0.81, aucInterval: interval }],
  histogram: { edges: [0, 0.25, 0.5, 0.75, 1], similar: [0, 1, 2, 3], dissimilar: [3, 2, 1, 0] },
  roc: [
    { falsePositiveRate: 0, truePositiveRate: 0 },
    { falsePositiveRate: 0.5, truePositiveRate: 1 },
    { falsePositiveRate: 1, truePositiveRate: 1 },
  ],
};
const rate = { name: "negated", language: "hi", n: 10, count: 8, rate: 0.8, interval };
const judge = {
  judgeCard: 1,
  id: "abc",
  judge: "answer-equivalence",
  model: { backend: "groq", model: "m" },
  answeredBy: ["m"],
  date: "2026-01-02",
  cases: 10,
  errors: 0,
  accepted: { ...rate, name: "accepted", language: "" },
  detection: [rate, { ...rate, name: "wrong-entity" }],
  invariance: [],
  stability: null,
};

const markupOf = (...cards: unknown[]): string => cardsSection(cards, [])?.markup ?? "";

describe("cardsSection", () => {
  test("draws the scores of a calibration with its threshold where half of the scale is", () => {
    const page = markupOf(calibration);
    const [, width] = /viewBox="0 0 (\d+) /.exec(page) ?? [];
    const [, at] = /class="threshold" x1="([\d.]+)"/.exec(page) ?? [];
    expect(Number(at)).toBe(Number(width) / 2);
    expect(page.match(/<rect class="bar"/g)).toHaveLength(4);
    expect(page).toContain("low discrimination");
    expect(page).toContain("the scores lie close together");
    expect(page).toContain("70.0 %");
  });

  test("says whether labels of people validate a judge, with kappa and both rates", () => {
    const counts = { humanPassJudgePass: 10, humanPassJudgeFail: 28, humanFailJudgePass: 7, humanFailJudgeFail: 26 };
    const page = markupOf({ ...judge, agreement: { counts } });
    expect(page).toContain("failed: kappa 0.05 (−0.14 to 0.24), 26 of 33 failures caught (78.8 %");
    expect(page).toContain("28 of 38 right answers failed (73.7 %");
    expect(markupOf(judge)).toContain("not measured");
  });

  test("shows what a judge noticed, each rate with its interval", () => {
    const page = markupOf(judge);
    expect(page).toContain("harmful edit noticed: negated, hi");
    expect(page).toContain("right answers held right");
    expect(page.match(/class="whisker"/g)).toHaveLength(3);
  });

  test("says of a judge's card that it is of no metric of the run, unless one names it", () => {
    const metric = { options: { model: { model: "m" }, card: judge }, flags: {} } as unknown as ReportMetric;
    expect(markupOf(judge)).toContain("no metric of this run: none names this card");
    expect(cardsSection([judge], [metric])?.markup).not.toContain("none names this card");
    expect(cardsSection([{ ...judge, id: "other" }], [metric])?.markup).toContain("none names this card");
  });

  test.each([
    [{ ...calibration, histogram: { edges: [0, 1], similar: [1, 2], dissimilar: [1] } }],
    [{ ...calibration, histogram: { edges: [1, 0], similar: [1], dissimilar: [1] } }],
    [{ ...calibration, histogram: null, roc: "none" }],
  ])("leaves out a histogram that is none", (card) => {
    expect(markupOf(card)).not.toContain("<rect");
  });

  test("has no number that is none, whatever is missing", () => {
    expect(markupOf({ kind: "calibration-card" }, { judgeCard: 1 })).not.toMatch(/NaN|undefined|Infinity/);
  });

  test.each([null, 1, "card", [], {}, { kind: "other" }])("takes %j for no card", (json) => {
    expect(readCard(json)).toBeNull();
    expect(cardsSection([json], [])).toBeNull();
  });

  test.each(hostileTexts)("makes no element out of %j", (text) => {
    const of = (each: string) =>
      markupOf({ ...calibration, encoder: each, source: each }, { ...judge, judge: each, answeredBy: [each] });
    const shape = (page: string) => page.match(/<[a-z/][^\s>]*/g);
    expect(shape(of(text))).toEqual(shape(of("x")));
  });
});
