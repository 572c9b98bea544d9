import { judgeStanding, tIntervalOfSummary, wilsonInterval } from "@eval/stats";
import { describe, expect, test } from "vitest";
import { capabilityRating } from "./capability-rating.js";
import { rateRun } from "./rate-run.js";
import type { RatingFacts } from "./rating-facts.js";

const labels = (kept: number, alarms: number, missed: number, caught: number) => ({
  humanPassJudgePass: kept,
  humanPassJudgeFail: alarms,
  humanFailJudgePass: missed,
  humanFailJudgeFail: caught,
});
const agreeing = labels(45, 5, 5, 20);
const useless = labels(10, 28, 7, 26);

const facts = (passed: number, cases: number, mean: number, more: Partial<RatingFacts> = {}): RatingFacts => ({
  metric: "scoring-profile",
  ...{ cases, unscored: 0, errors: 0, mean, passRate: cases === 0 ? null : passed / cases },
  meanInterval: tIntervalOfSummary({ n: cases, mean, standardDeviation: 0.3 }),
  passRateInterval: wilsonInterval(passed, cases),
  passRateBounds: [passed / cases, passed / cases],
  ...{ flagged: 0, plainFailures: 0, counts: {}, opponent: null, warnings: [], judge: null, review: null },
  labelled: { counts: agreeing, isRandom: true },
  ...more,
});

const levels = (of: RatingFacts, preset?: string) => {
  const { capability, reliability, posture } = rateRun(of, preset);
  return [capability.level, reliability.level, posture.level];
};

describe("capabilityRating", () => {
  // The lines of genai_capability_bench 8aa833c; each row stands on one.
  test.each([
    [0.85, 0.8, "Strong"],
    [0.84, 0.9, "Moderate-Strong"],
    [0.85, 0.79, "Moderate-Strong"],
    [0.7, 0.65, "Moderate-Strong"],
    [0.69, 0.65, "Mixed"],
    [0.7, 0.64, "Mixed"],
    [0.5, 0.5, "Mixed"],
    [0.49, 0.9, "Weak"],
    [0.9, 0.49, "Weak"],
  ])("calls a pass rate of %d with a mean of %d %s, by the point", (passRate, mean, level) => {
    const numbers = { mean, passRate, meanInterval: null, passRateInterval: null, passRateBounds: null };
    expect(capabilityRating(numbers, "point").level).toBe(level);
  });

  // 80.2 % of 500 is known to about 3.5 points: the seed's illustration.
  test("asks the lower bound to clear a line, so that luck does not", () => {
    const illustration = facts(401, 500, 0.854);
    expect(levels(illustration)[0]).toBe("Moderate-Strong");
    const lucky = facts(43, 50, 0.9);
    expect(levels(lucky, "capability-bench")[0]).toBe("Strong");
    expect(levels(lucky)[0]).toBe("Moderate-Strong");
    expect(levels(facts(860, 1000, 0.9))[0]).toBe("Moderate-Strong");
    expect(levels(facts(900, 1000, 0.9))[0]).toBe("Strong");
  });

  test("says what keeps a run from the next level", () => {
    const { reasons } = rateRun(facts(43, 50, 0.9)).capability;
    expect(reasons[0]).toBe("pass rate 86.0 %, 95 % interval 73.8 % to 93.0 %");
    expect(reasons.at(-1)).toBe("not Strong: the lower bound of the pass rate, 73.8 %, is below 85.0 %");
  });

  test("takes the interval of the rate where the score is the verdict, and rates nothing without one", () => {
    const all = { ...facts(100, 100, 1), meanInterval: tIntervalOfSummary({ n: 100, mean: 1, standardDeviation: 0 }) };
    expect(capabilityRating(all, "interval").level).toBe("Strong");
    const noVerdicts = { ...all, passRate: null, passRateInterval: null, passRateBounds: null };
    expect(capabilityRating(noVerdicts, "interval")).toEqual({
      level: "Not rated",
      reasons: ["mean score 1.0000", "all 100 values are equal, so their spread says nothing about the mean"],
    });
    expect(capabilityRating({ ...noVerdicts, mean: null, meanInterval: null }, "interval").level).toBe("Not rated");
  });

  test("says what the unmeasured cases could have done", () => {
    const { level, reasons } = capabilityRating({ ...facts(900, 1000, 0.9), passRateBounds: [0.8, 0.91] }, "interval");
    expect(level).toBe("Strong");
    expect(reasons.at(-1)).toBe("had every case that could not be measured failed, the pass rate would be 80.0 %");
  });
});

describe("rateRun by the preset capability-bench", () => {
  const of = (more: Partial<RatingFacts>, cases = 100) =>
    rateRun(facts(cases, cases, 0.9, more), "capability-bench").reliability;

  // Points of genai_capability_bench 8aa833c: 3 are Low, 1 and 2 Medium.
  test.each([
    ["nothing", {}, 100, "High"],
    ["50 cases", {}, 50, "High"],
    ["49 cases", {}, 49, "Medium"],
    ["one passage", { counts: { reference_shape: 1 } }, 100, "Medium"],
    ["one passage of 49 cases", { counts: { reference_shape: 1 } }, 49, "Low"],
    ["40 % flagged", { flagged: 40 }, 100, "High"],
    ["41 % flagged", { flagged: 41 }, 100, "Medium"],
    ["25 % disagreement", { counts: { metric_disagreement: 25 } }, 100, "High"],
    ["26 % disagreement", { counts: { metric_disagreement: 26 } }, 100, "Medium"],
    ["4 rescues of 100, and a failed review", { review: reviewOf(4, 1) }, 100, "Medium"],
    ["5 rescues of 100, and a failed review", { review: reviewOf(5, 1) }, 100, "Low"],
  ])("rates %s", (_, more, cases, level) => {
    expect(of(more, cases).level).toBe(level);
  });

  test.each([
    [facts(90, 100, 0.9), "Directionally Reliable"],
    [facts(60, 100, 0.9), "Targeted Review Recommended"],
    [facts(90, 100, 0.9, { flagged: 41 }), "Targeted Review Recommended"],
    [facts(49, 49, 0.9, { counts: { reference_shape: 1 } }), "Interpret With Caution"],
  ])("finds the posture", (numbers, posture) => {
    expect(levels(numbers, "capability-bench")[2]).toBe(posture);
  });

  // The seed's published run: 500 cases, 80.2 %, mean 0.854, 122 flagged, 23 of them disagreement, 2 rescues of 10.
  test("gives the seed's illustration the ratings that it was published with", () => {
    const illustration = facts(401, 500, 0.854, {
      flagged: 122,
      counts: { metric_disagreement: 23 },
      review: { reviewed: 10, rescues: 2, errors: 0, audited: 0, auditConflicts: 0 },
    });
    expect(levels(illustration, "capability-bench")).toEqual([
      "Moderate-Strong",
      "Medium",
      "Targeted Review Recommended",
    ]);
  });
});

function reviewOf(rescues: number, errors: number): RatingFacts["review"] {
  return { reviewed: 10, rescues, errors, audited: 0, auditConflicts: 0 };
}

describe("rateRun by our own rules", () => {
  const doubts = (more: Partial<RatingFacts>) => rateRun(facts(900, 1000, 0.9, more)).reliability;

  test("believes a large run that labels of people bear out and nothing speaks against", () => {
    const { level, reasons } = doubts({});
    expect(level).toBe("High");
    expect(reasons[0]).toContain(
      "labels of people bear the verdicts of scoring-profile out: kappa 0.70 (0.53 to 0.87)",
    );
    expect(reasons[1]).toBe("nothing speaks against the measurement");
  });

  test.each([
    ["no labels were compared", null, "no verdict was compared with a label of a person"],
    ["the labelled cases were picked", { counts: agreeing, isRandom: false }, "the 75 labelled cases were picked"],
    ["the labels are few", { counts: labels(2, 0, 0, 3), isRandom: true }, "the labels of people do not settle"],
  ])("is never sure of a measurement where %s", (_, labelled, reason) => {
    const { level, reasons } = doubts({ labelled });
    expect(level).toBe("Medium");
    expect(reasons).toHaveLength(1);
    expect(reasons[0]).toContain(reason);
  });

  test("does not believe verdicts that people contradict", () => {
    const { level, reasons } = doubts({ labelled: { counts: useless, isRandom: true } });
    expect(level).toBe("Low");
    expect(reasons[0]).toContain("labels of people contradict the verdicts of scoring-profile: kappa 0.05");
  });

  const judgedBy = (standing: RatingFacts["judge"] & object) => doubts({ labelled: null, judge: standing });

  test("rates a judge by its card: a bad card is worse than none, and only a good one is better", () => {
    const card = (counts: typeof useless) => judgedBy({ standing: judgeStanding(counts), answeredBy: [] });
    expect(judgedBy({ standing: null, answeredBy: [] }).level).toBe("Medium");
    expect(card(useless).level).toBe("Low");
    expect(card(useless).reasons[0]).toContain("the judge card fails scoring-profile: kappa 0.05 (−0.14 to 0.24)");
    expect(card(labels(80, 20, 10, 40)).level).toBe("Medium");
    expect(card(agreeing).level).toBe("High");
  });

  test("doubts a judge in whose place another model answered, and does not believe a stub", () => {
    const standing = judgeStanding(agreeing);
    const answered = { asked: "a-model", answered: "b-model", isStub: false };
    expect(judgedBy({ standing, answeredBy: [answered] }).level).toBe("Medium");
    const stub = judgedBy({ standing, answeredBy: [{ ...answered, answered: "loopback-stub", isStub: true }] });
    expect(stub.level).toBe("Low");
    expect(stub.reasons).toContain("a stub made the verdicts up: a-model was asked, and loopback-stub answered");
  });

  test("doubts a run with doubtful data, but not for what says nothing of a verdict", () => {
    const warned = (code: string, count: number) => doubts({ warnings: [{ code, count }] }).reasons.join();
    expect(warned("short_expected", 200)).toContain(
      "the data is doubtful in 200 rows of 1,000: an expected answer has",
    );
    expect(warned("short_expected", 9)).not.toContain("doubtful in");
    expect(warned("duplicate_id", 900)).not.toContain("doubtful in");
    const { level } = doubts({ warnings: [{ code: "lost_letters", count: 300 }], counts: { injection: 1 } });
    expect(level).toBe("Low");
  });

  test("doubts a run in which another metric of the answer has often the other verdict", () => {
    const { level, reasons } = doubts({ opponent: { name: "exact-substring", share: 0.35 } });
    expect(level).toBe("Medium");
    expect(reasons).toContain("metrics disagree on 35.0 % of the cases, more than 25 %, most often exact-substring");
    expect(doubts({ opponent: { name: "exact-substring", share: 0.25 } }).level).toBe("High");
  });

  test("doubts what is not precise, by the interval and not by the number of cases", () => {
    expect(rateRun(facts(45, 50, 0.9)).reliability.level).toBe("High");
    expect(rateRun(facts(25, 50, 0.9)).reliability.reasons).toContain("the numbers are known to about ± 13.4 % only");
    expect(rateRun(facts(5, 10, 0.9)).reliability.level).toBe("Low");
    expect(levels(facts(1, 1, 1))).toEqual(["Weak", "Low", "Interpret With Caution"]);
  });

  test.each([
    [{ unscored: 5, errors: 5 }, "Medium", "10 of 1,000 cases could not be measured (5 errors)"],
    [{ errors: 100 }, "Medium", "100 of 1,000 cases could not be measured (100 errors)"],
    [{ counts: { reference_shape: 101 } }, "Medium", "accepted answers of 101 cases are too long for the metric"],
    [{ counts: { judge_conflict: 200, metric_disagreement: 51 } }, "Medium", "metrics disagree on 25.1 % of the cases"],
    [{ counts: { injection: 1 } }, "Medium", "1 answer may speak to the judge"],
    [{ judge: { standing: null, answeredBy: [] }, labelled: null }, "Medium", "the verdicts are those of a model"],
    [{ flagged: 401 }, "Medium", "40.1 % of the cases need a look"],
    [{ errors: 100, counts: { injection: 1 } }, "Low", "100 of 1,000 cases could not be measured"],
  ])("doubts a run with %j", (more, level, reason) => {
    const { level: found, reasons } = doubts(more);
    expect(found).toBe(level);
    expect(reasons.some((each) => each.startsWith(reason))).toBe(true);
  });

  test("does not count plain failures among the doubtful cases", () => {
    expect(doubts({ flagged: 500, plainFailures: 450 }).level).toBe("High");
  });

  // genai_capability_bench divides rescues by all rows: beyond 200 cases, ten reviewed ones never reach its 5 %.
  test("measures a judge's difference on the random sample alone, whatever the size of the run", () => {
    const review = { reviewed: 60, rescues: 12, errors: 0, audited: 50, auditConflicts: 10 };
    expect(doubts({ review }).level).toBe("Medium");
    expect(doubts({ review }).reasons).toContain(
      "the judge differs on 10 of 50 cases drawn at random, at least 11.2 % of all",
    );
    const unsampled = { ...review, audited: 0, auditConflicts: 0 };
    expect(doubts({ review: unsampled }).reasons[1]).toContain("without a random sample nobody knows how many of all");
    expect(doubts({ review: { ...review, auditConflicts: 0, errors: 4 } }).reasons).toContain(
      "4 of 64 reviews by the judge failed",
    );
  });

  test("refuses a preset that is not there", () => {
    expect(() => rateRun(facts(1, 2, 0.5), "strict")).toThrow("preset must be one of default, capability-bench");
  });
});
