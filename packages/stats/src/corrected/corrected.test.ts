import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { expectNear } from "../../test/vectors.js";
import { incompleteBetaInverse } from "../numeric/incomplete-beta-inverse.js";
import { betaDraw } from "../random/beta-draw.js";
import { seededRandom } from "../random/random.js";
import { postStratifiedPassRate } from "./post-stratified-pass-rate.js";
import { ppiMean } from "./ppi-mean.js";
import { ppiPassRate } from "./ppi-pass-rate.js";
import { roganGladenPassRate } from "./rogan-gladen-pass-rate.js";

const labelled = (pp: number, pf: number, fp: number, ff: number) => {
  return { humanPassJudgePass: pp, humanPassJudgeFail: pf, humanFailJudgePass: fp, humanFailJudgeFail: ff };
};
const rubric = labelled(339, 17, 4, 40);
const naive = labelled(350, 6, 24, 20);
const judged = { successes: 1700, n: 2000 };

describe("postStratifiedPassRate", () => {
  test("gives .884824 for the rubric judge, with an interval of the width its simulation had", () => {
    const { value, interval, warnings } = postStratifiedPassRate(rubric, judged);
    expectNear(value, 0.884824, 5e-7);
    expect(interval.high! - interval.low!).toBeCloseTo(0.046, 2);
    expect(interval.low! < value! && value! < interval.high!).toBe(true);
    expect(warnings).toEqual([]);
  });

  test("the seed decides the draws", () => {
    expect(postStratifiedPassRate(rubric, judged, { seed: 1 })).toEqual(
      postStratifiedPassRate(rubric, judged, { seed: 1 }),
    );
    expect(postStratifiedPassRate(rubric, judged, { seed: 1 })).not.toEqual(postStratifiedPassRate(rubric, judged));
  });

  test("covers the truth where the judge's own rate does not", () => {
    // Fail rate .12, catch .85, false alarms .04; 400 labels, 2000 judged items; 1500 runs of a simulation gave .959.
    const { float } = seededRandom(3);
    let covered = 0;
    for (let run = 0; run < 150; run += 1) {
      const draw = () => {
        const fails = float() < 0.12;
        return { fails, judgeFails: float() < (fails ? 0.85 : 0.04) };
      };
      const labels = Array.from({ length: 400 }, draw);
      const count = (fails: boolean, judgeFails: boolean) => {
        return labels.filter((item) => item.fails === fails && item.judgeFails === judgeFails).length;
      };
      const successes = Array.from({ length: 2000 }, draw).filter((item) => !item.judgeFails).length;
      const table = labelled(count(false, false), count(false, true), count(true, false), count(true, true));
      const { interval } = postStratifiedPassRate(table, { successes, n: 2000 }, { draws: 500, seed: run });
      if (interval.low! <= 0.88 && 0.88 <= interval.high!) covered += 1;
    }
    expect(covered / 150).toBeGreaterThan(0.9);
  });

  test.each([
    [rubric, { successes: 0, n: 0 }, "there are no judged items"],
    [labelled(0, 5, 0, 5), judged, "no item that the judge passed is labelled"],
    [labelled(5, 0, 5, 0), judged, "no item that the judge failed is labelled"],
  ])("%j with %j is undefined, with the reason", (labels, items, reason) => {
    const result = postStratifiedPassRate(labels, items);
    expect(result).toMatchObject({ value: null, reason, interval: { low: null, high: null, reason } });
  });

  test("few labelled failures are a warning", () => {
    expect(postStratifiedPassRate(labelled(30, 2, 3, 9), judged).warnings).toEqual([
      "only 12 failures are labelled, 20 are a reasonable least",
    ]);
  });
});

describe("roganGladenPassRate", () => {
  // The authors' code for Lee et al. 2025.
  test.each([
    [rubric, { successes: 1700, n: 2000 }, 0.881293, 0.846867, 0.912338],
    [naive, { successes: 1860, n: 2000 }, 0.878576, 0.82345, 0.932884],
    [labelled(90, 10, 15, 85), { successes: 800, n: 1000 }, 0.866667, 0.798201, 0.958136],
  ])("%j with %j: %f (%f to %f)", (labels, items, rate, low, high) => {
    const { value, interval } = roganGladenPassRate(labels, items);
    expectNear([value, interval.low, interval.high], [rate, low, high], 5e-7);
  });

  test.each([
    [labelled(5, 5, 5, 5), judged, "the judge is no better than chance on the labelled items"],
    [labelled(0, 0, 4, 40), judged, "no true pass is labelled"],
    [labelled(40, 4, 0, 0), judged, "no true failure is labelled"],
    [labelled(90, 10, 10, 90), { successes: 1000, n: 1000 }, "judge and labels do not fit"],
    [rubric, { successes: 0, n: 0 }, "there are no judged items"],
  ])("%j with %j is undefined: %s", (labels, items, reason) => {
    const result = roganGladenPassRate(labels, items);
    expect(result.value).toBeNull();
    expect("reason" in result && result.reason).toContain(reason);
  });
});

describe("roganGladenPassRate of few labels", () => {
  // One true pass kept: (1 + 1) / (1 + 2) by Lee's formula; two of nine failures caught: (2 + 1) / (9 + 2). Together
  // 0.94, below the 1 of chance, by which the formula would divide to 17.2 as the lower bound and -23.8 as the upper.
  test("gives the rate without an interval, where Lee's formula turns it upside down", () => {
    const { value, interval } = roganGladenPassRate(labelled(1, 0, 7, 2), { successes: 29, n: 33 });
    expectNear(value, (29 / 33 + 2 / 9 - 1) / (1 + 2 / 9 - 1), 1e-12);
    expect(interval).toMatchObject({ low: null, high: null, reason: expect.stringContaining("too few") });
  });

  test("never has a lower bound above the upper one, or beyond a rate", () => {
    const count = fc.nat({ max: 12 });
    fc.assert(
      fc.property(count, count, count, count, fc.nat({ max: 40 }), fc.nat({ max: 40 }), (pp, pf, fp, ff, s, f) => {
        const { interval } = roganGladenPassRate(labelled(pp, pf, fp, ff), { successes: s, n: s + f });
        if (interval.low === null) return;
        expect(0 <= interval.low && interval.low < interval.high && interval.high <= 1).toBe(true);
      }),
    );
  });
});

describe("ppiPassRate", () => {
  // ppi_py's formula with weight 1: 40 / 60 + (80 - 26) / 151, which is 1.024.
  test("has no rate above 1", () => {
    const result = ppiPassRate(labelled(11, 69, 15, 56), { successes: 40, n: 60 }, { lambda: 1 });
    expect(result).toMatchObject({ value: null, interval: { low: null }, lambda: 1 });
    expect("reason" in result && result.reason).toContain("which is no rate");
  });

  test("cuts its interval off at 1, where ppiMean of the same verdicts goes on", () => {
    const { value, interval } = ppiPassRate(labelled(9, 0, 0, 1), { successes: 19, n: 20 });
    expect(value! < 1 && interval.high).toBe(1);
    const [nine, nineteen] = [Array<number>(9).fill(1), Array<number>(19).fill(1)];
    const mean = ppiMean({ human: [...nine, 0], judge: [...nine, 0], unlabelled: [...nineteen, 0] });
    expect([mean.value, mean.interval.low]).toEqual([value, interval.low]);
    expect(mean.interval.high).toBeGreaterThan(1);
  });
});

describe("ppiMean", () => {
  // ppi_py's formulas on the verdicts of the rubric judge.
  test("gives .885840 with the best weight", () => {
    const { value, interval, lambda, warnings } = ppiPassRate(rubric, judged);
    expectNear([lambda, value, interval.low, interval.high], [0.554728, 0.88584, 0.863972, 0.907707], 5e-7);
    expect(warnings).toEqual([]);
  });

  test("gives .8825 with weight 1, and the labels alone with weight 0", () => {
    const plain = ppiPassRate(rubric, judged, { lambda: 1 });
    expectNear([plain.value, plain.interval.low, plain.interval.high], [0.8825, 0.855317, 0.909683], 5e-7);
    const labels = ppiPassRate(rubric, judged, { lambda: 0 });
    expectNear([labels.value, labels.interval.low, labels.interval.high], [0.89, 0.859337, 0.920663], 5e-7);
  });

  test("a judge whose scores do not vary gets no weight", () => {
    expect(ppiMean({ human: [1, 0], judge: [1, 1], unlabelled: [1, 1] })).toMatchObject({ value: 0.5, lambda: 0 });
  });

  test("few labels are a warning, none leave nothing", () => {
    const scores = { human: [1, 0, 1], judge: [1, 0, 1], unlabelled: [1, 0] };
    expect(ppiMean(scores).warnings).toEqual(["with 3 labels, fewer than 200, the interval covers too little"]);
    expect(ppiMean({ ...scores, human: [], judge: [] })).toMatchObject({ value: null, lambda: null });
    expect(ppiMean({ ...scores, unlabelled: [] })).toMatchObject({ reason: "there are no unlabelled items" });
    expect(() => ppiMean(scores, { lambda: 2 })).toThrow("lambda must be between 0 and 1, got 2");
  });
});

describe("betaDraw", () => {
  test.each([
    [0.5, 0.5],
    [40.5, 4.5],
    [1, 3],
  ])("Beta(%f, %f): every decile is as frequent as the others", (a, b) => {
    const random = seededRandom(6);
    const deciles = Array.from({ length: 9 }, (_, i) => incompleteBetaInverse((i + 1) / 10, a, b));
    const counts = Array<number>(10).fill(0);
    for (let drawn = 0; drawn < 20000; drawn += 1) {
      const x = betaDraw(a, b, random);
      counts[deciles.filter((decile) => decile < x).length]! += 1;
    }
    for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(5 * Math.sqrt(1800));
  });
});
