import { describe, expect, test } from "vitest";
import { sharedWords, unreachable } from "../../test/sample-metrics.js";
import { evaluationEvent } from "./evaluation-event.js";

describe("evaluationEvent", () => {
  test("gives value, label and explanation of a score", () => {
    const result = sharedWords()({ output: "दिल्ली", expected: "नई दिल्ली" });
    expect(evaluationEvent(result)).toEqual({
      name: "gen_ai.evaluation.result",
      attributes: {
        "gen_ai.evaluation.name": "shared-words",
        "gen_ai.evaluation.score.value": 0.5,
        "gen_ai.evaluation.score.label": "partial",
        "gen_ai.evaluation.explanation": "1 of 2 words",
      },
    });
  });

  test("gives the label unscored and no value", () => {
    expect(evaluationEvent(sharedWords()({ output: "दिल्ली" })).attributes).toEqual({
      "gen_ai.evaluation.name": "shared-words",
      "gen_ai.evaluation.score.label": "unscored",
      "gen_ai.evaluation.explanation": 'shared-words needs "expected", which this case does not have',
    });
  });

  test("gives the type of an error, and neither label nor value", async () => {
    expect(evaluationEvent(await unreachable()({ output: "a" })).attributes).toEqual({
      "gen_ai.evaluation.name": "unreachable",
      "error.type": "timeout",
      "gen_ai.evaluation.explanation": "no answer within 10 s",
    });
  });

  test("names the response that was evaluated", () => {
    const { attributes } = evaluationEvent(sharedWords()({ output: "a", expected: "a" }), { responseId: "resp-1" });
    expect(attributes["gen_ai.response.id"]).toBe("resp-1");
  });
});
