import { readFileSync } from "node:fs";
import { mcnemarExact, pairedTable, wilsonInterval } from "@eval/stats";
import { describe, expect, test } from "vitest";
import { scriptedModel } from "../fixtures/scripted-model.js";
import { labelAgreement } from "./check/label-agreement.js";
import { JUDGE_SELECTION_GUIDANCE } from "./guidance.js";
import { indicJudgeWith } from "./indic-judge.js";

interface Trace {
  readonly id: string;
  readonly human: "correct" | "wrong";
  readonly second: "correct" | "wrong";
  readonly holdout: boolean;
  readonly hi: { readonly score: number; readonly confidence: string; readonly passed: boolean };
  readonly en: Trace["hi"];
}

const traces = readFileSync(new URL("../fixtures/trace-study.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Trace);

/** The recorded replies through our parser and gate: whether each trace passes. */
async function verdicts(rubric: "hi" | "en", threshold: number): Promise<boolean[]> {
  const results = traces.map(async (trace) => {
    const { score, confidence } = trace[rubric];
    const reply = JSON.stringify({ reasoning: "", score, confidence });
    const judge = indicJudgeWith(scriptedModel(reply), { threshold, rubricLanguage: rubric });
    return (await judge({ input: "प्रश्न", output: "उत्तर है" })).passed === true;
  });
  return Promise.all(results);
}

const human = traces.map((trace) => trace.human === "correct");
const agreeing = (passed: readonly boolean[], keep: (trace: Trace) => boolean = () => true) =>
  traces.filter((trace, index) => keep(trace) && passed[index] === human[index]).length;

describe("the recorded replies of the study of 62 traces", () => {
  test("give the verdicts that were published, through our parser and gate", async () => {
    expect(await verdicts("hi", 0.8)).toEqual(traces.map(({ hi }) => hi.passed));
    expect(await verdicts("en", 0.8)).toEqual(traces.map(({ en }) => en.passed));
  });

  test.each([
    ["hi", 0.8, 56],
    ["en", 0.8, 58],
    ["hi", 0.5, 60],
    ["en", 0.5, 60],
  ] as const)(
    "with the %s rubric and a threshold of %f agree with people in %i",
    async (rubric, threshold, expected) => {
      expect(agreeing(await verdicts(rubric, threshold))).toBe(expected);
    },
  );

  test("agree on the held-out part as published: 38 of 43 tuning, 18 of 19 hold-out", async () => {
    const passed = await verdicts("hi", 0.8);
    expect(agreeing(passed, ({ holdout }) => !holdout)).toBe(38);
    expect(agreeing(passed, ({ holdout }) => holdout)).toBe(18);
  });

  test("show no difference between the rubrics: 3 against 1, McNemar p = .625", async () => {
    const [hi, en] = [await verdicts("hi", 0.8), await verdicts("en", 0.8)];
    const right = (passed: readonly boolean[]) => passed.map((value, index) => value === human[index]);
    const { onlyA, onlyB } = pairedTable(right(en), right(hi));
    expect([onlyA, onlyB, mcnemarExact({ onlyA, onlyB }).p]).toEqual([3, 1, 0.625]);
  });

  test("are labelled alike by both people", () => {
    expect(traces.filter((trace) => trace.human === trace.second)).toHaveLength(62);
  });

  test("come with a kappa", async () => {
    const passed = await verdicts("hi", 0.8);
    const agreement = labelAgreement(human.map((label, index) => ({ human: label, judge: passed[index] === true })));
    // By hand: half of the labels are "correct", so chance agrees in 0.5: (56 / 62 − 0.5) / 0.5.
    expect(agreement?.["kappa"]).toBeCloseTo((56 / 62 - 0.5) / 0.5, 12);
  });

  test("are quoted in the guidance with their intervals", () => {
    const text = JUDGE_SELECTION_GUIDANCE.map(({ basis }) => basis).join("\n");
    for (const [count, n] of [
      [56, 62],
      [58, 62],
      [60, 62],
      [18, 19],
    ] as const) {
      const { low, high } = wilsonInterval(count, n);
      const shown = [low, high].map((bound) => ((bound ?? 0) * 100).toFixed(1));
      expect(text).toContain(`${shown[0]} to ${shown[1]} %`);
    }
  });
});
