import type { EvalCase } from "@eval/core";
import { seededRandom } from "@eval/stats";
import { describe, expect, test } from "vitest";
import { answeringModel } from "../../fixtures/scripted-model.js";
import { pairwiseWith } from "../pairwise.js";
import { judgeCard } from "./judge-card.js";
import { observePositions } from "./observe-positions.js";

const cases: EvalCase[] = Array.from({ length: 200 }, (_, index) => ({
  input: "कौन सा शहर?",
  expected: `दिल्ली, वार्ड ${index}`,
  language: "hi",
}));
const about = {
  judge: "answer-equivalence",
  rubric: "answer-equivalence@1",
  model: {},
  options: {},
  date: "2026-01-01",
};
const nothing = { cases: 0, verdicts: [], stability: [], errors: [], answeredBy: [], prompts: [], languages: {} };

async function gapOf(better: () => string, given: readonly EvalCase[] = cases) {
  const model = answeringModel(() => JSON.stringify({ critique: "because", better: better() }));
  const positions = await observePositions(pairwiseWith(model), given, { context: {}, concurrency: 4 });
  return (await judgeCard(about, nothing, { positions })).positionGap;
}

describe("the position gap of a judge", () => {
  test("is all there is where it takes whatever comes first", async () => {
    expect(await gapOf(() => "first")).toMatchObject({ n: 200, gap: 1, isBiased: true });
  });

  test("is none where it calls answers of one worth a tie", async () => {
    expect(await gapOf(() => "tie")).toMatchObject({ n: 200, gap: 0, isBiased: false });
  });

  test("of 31 points over 200 pairs is called a bias, though the judge decides by chance", async () => {
    const random = seededRandom(3).float;
    expect((await gapOf(() => (random() < 0.655 ? "first" : "second"))).isBiased).toBe(true);
  });

  test("leaves out pairs without a verdict in both orders", async () => {
    expect(await gapOf(() => "neither")).toMatchObject({ n: 0, gap: null });
  });

  test("is taken of the case's own two answers where it has them", async () => {
    const seen: string[] = [];
    const model = answeringModel((_, user) => {
      seen.push(user);
      return JSON.stringify({ critique: "because", better: "tie" });
    });
    const pair = { input: "?", output: "दिल्ली 😀", alternative: "मुंबई", expected: "पुणे" };
    await observePositions(pairwiseWith(model), [pair], { context: {}, concurrency: 1 });
    expect(seen.every((user) => user.includes("दिल्ली 😀") && user.includes("मुंबई") && !user.includes("पुणे"))).toBe(true);
  });
});
