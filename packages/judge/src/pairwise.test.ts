import type { ChatModel } from "@eval/core";
import { contractViolations } from "@eval/core/testing";
import { describe, expect, test } from "vitest";
import { scriptedModel } from "../fixtures/scripted-model.js";
import { pairwiseWith } from "./pairwise.js";

const CASE = { input: "राजधानी?", output: "नई दिल्ली", alternative: "मुंबई" };

/** A judge that knows what it likes: given the texts in the order shown, it says which is better. */
function opinionated(choose: (first: string, second: string, draw: number) => "first" | "second" | "tie"): ChatModel {
  return {
    id: "example:opinionated",
    async chat({ messages, draw = 0 }) {
      const user = messages[1]?.content ?? "";
      const textOf = (name: string) =>
        user.match(new RegExp(`name="${name} answer">\\n([\\s\\S]*?)\\n</data`))?.[1] ?? "";
      const better = choose(textOf("first"), textOf("second"), draw);
      return { text: JSON.stringify({ critique: "c", better }), finishReason: "stop", model: "m", usage: null };
    },
  };
}

const likes = (text: string) => opinionated((first) => (first === text ? "first" : "second"));

describe("pairwise", () => {
  test("keeps the contract of metrics", async () => {
    expect(await contractViolations(pairwiseWith(likes("नई दिल्ली")), [CASE])).toEqual([]);
  });

  test.each([
    ["the output", likes("नई दिल्ली"), { score: 1, label: "output_better" }],
    ["the alternative", likes("मुंबई"), { score: 0, label: "alternative_better" }],
    ["neither", opinionated(() => "tie"), { score: 0.5, label: "tie" }],
    ["whatever comes first", opinionated(() => "first"), { score: 0.5, label: "inconsistent" }],
    ["whatever comes second", opinionated(() => "second"), { score: 0.5, label: "inconsistent" }],
  ])("a judge that prefers %s", async (_, model, expected) => {
    expect(await pairwiseWith(model)(CASE)).toMatchObject({ ...expected, passed: null });
  });

  test("counts only draws in which both orders agree; the others are halves", async () => {
    const wavering = opinionated((first, _, draw) => (draw === 0 || first === "नई दिल्ली" ? "first" : "second"));
    const result = await pairwiseWith(wavering, { repeats: 2 })(CASE);
    expect(result).toMatchObject({
      score: 0.75,
      label: "output_better",
      metadata: { whenFirst: [1, 1], whenSecond: [0, 1] },
    });
  });

  test.each([
    ["the same text twice", { output: "क", alternative: "क" }, { score: 0.5, label: "same_text" }],
    ["a blank output", { output: " ", alternative: "क" }, { score: 0, label: "blank" }],
    ["a blank alternative", { output: "क", alternative: "" }, { score: 1, label: "blank" }],
    ["two blank answers", { output: " ", alternative: "" }, { score: 0.5, label: "blank" }],
  ])("asks no judge about %s", async (_, answers, expected) => {
    const model = scriptedModel("");
    expect(await pairwiseWith(model)({ ...CASE, ...answers })).toMatchObject(expected);
    expect(model.requests).toEqual([]);
  });

  test("tells the judge nothing of who wrote the answers", async () => {
    const model = scriptedModel('{"critique":"c","better":"tie"}');
    await pairwiseWith(model)({ ...CASE, model: "sarvam-m" });
    expect(model.requests).toHaveLength(2);
    expect(JSON.stringify(model.requests)).not.toContain("sarvam");
  });
});
