import { describe, expect, test } from "vitest";
import { judgeStanding } from "./judge-standing.js";

const labels = (kept: number, alarms: number, missed: number, caught: number) => ({
  humanPassJudgePass: kept,
  humanPassJudgeFail: alarms,
  humanFailJudgePass: missed,
  humanFailJudgeFail: caught,
});

describe("judgeStanding", () => {
  test("validates a judge with substantial agreement on enough labels", () => {
    const { level, reason, kappa, caught, falseAlarms } = judgeStanding(labels(45, 5, 5, 20));
    expect([level, reason]).toEqual(["validated", null]);
    // By hand: (65/75 - 5/9) / (1 - 5/9).
    expect(kappa.value).toBeCloseTo(0.7, 12);
    expect([caught.successes, caught.n, falseAlarms.successes, falseAlarms.n]).toEqual([20, 25, 5, 50]);
  });

  test.each([
    ["a coin", labels(25, 25, 25, 25), "a kappa below 0.4"],
    ["a judge that passes everything", labels(80, 0, 20, 0), "a kappa below 0.4"],
    ["a judge that says the opposite", labels(5, 45, 20, 5), "a kappa below 0.4"],
  ])("fails %s, whatever the raw agreement", (_, counts, reason) => {
    const standing = judgeStanding(counts);
    expect(standing.level).toBe("failed");
    expect(standing.reason).toContain(reason);
  });

  test.each([
    ["moderate agreement", labels(80, 20, 10, 40), "a kappa below 0.6 is moderate agreement"],
    ["an interval that reaches too low", labels(8, 1, 4, 17), "the interval of kappa reaches below 0.4"],
    ["few failures", labels(45, 2, 2, 17), "only 19 failures are labelled"],
    ["nothing but passes on both sides", labels(50, 0, 0, 0), "no failure is labelled"],
    ["nothing but failures of people, nearly all caught", labels(0, 0, 2, 38), "no pass is labelled"],
  ])("calls a judge doubtful with %s", (_, counts, reason) => {
    const standing = judgeStanding(counts);
    expect(standing.level).toBe("doubtful");
    expect(standing.reason).toContain(reason);
  });

  test("validates full agreement, whose kappa has no interval", () => {
    expect(judgeStanding(labels(40, 0, 0, 20)).level).toBe("validated");
  });

  test("refuses counts that are none", () => {
    expect(() => judgeStanding(labels(1, 2, 3, -1))).toThrow("humanFailJudgeFail");
  });
});
