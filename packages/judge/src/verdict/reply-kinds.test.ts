import type { AsyncMetric, EvalCase } from "@eval/core";
import { describe, expect, test } from "vitest";
import { scriptedModel } from "../../fixtures/scripted-model.js";
import { answerEquivalenceWith } from "../answer-equivalence.js";
import { answerRelevanceWith } from "../answer-relevance.js";
import { answerSimilarityWith } from "../answer-similarity.js";
import { contextPrecisionWith } from "../context-precision.js";
import { faithfulnessWith } from "../faithfulness.js";
import { indicJudgeWith } from "../indic-judge.js";
import { pairwiseWith } from "../pairwise.js";
import { ragRatingWith } from "../rag-rating.js";
import { statedVerdict } from "./stated-verdict.js";

const evalCase: EvalCase = {
  input: "भारत कब स्वतंत्र हुआ?",
  output: "सन् 1947 में",
  expected: "15 अगस्त 1947",
  alternative: "1950",
  context: ["भारत 15 अगस्त 1947 को स्वतंत्र हुआ।", "दिल्ली राजधानी है।"],
};

/** What comes of a case whose judge says the same twice. */
const labelOf = async (make: (model: ReturnType<typeof scriptedModel>) => AsyncMetric, ...replies: string[]) => {
  const { label, status, score } = await make(scriptedModel(...replies))(evalCase);
  return status === "scored" ? score : `${status}: ${label}`;
};

const passFail = (verdict: unknown, critique: unknown = "same year", confidence: unknown = "high") =>
  JSON.stringify({ critique, verdict, confidence });
const graded = (score: unknown, reasoning: unknown = "सही", confidence: unknown = "high") =>
  JSON.stringify({ reasoning, score, confidence });
const PASS = passFail("PASS");
const REFUSED = "error: judge_error";

// Right answers by hand, from the contract: one JSON object, exactly these keys and types, reasons that agree with it.
describe("a pass-or-fail reply of a kind", () => {
  test.each<[string, string, number | string]>([
    ["with its keys in another order", '{"confidence":"high","verdict":"FAIL","critique":"1947 is missing"}', 0],
    [
      "with a critique in Devanagari as escapes",
      '{"critique":"\\u0938\\u0939\\u0940","verdict":"PASS","confidence":"high"}',
      1,
    ],
    ["in a fence of tildes with CRLF", `~~~json\r\n${PASS}\r\n~~~`, 1],
    [
      "behind reasoning with another verdict, in a fence",
      `<thinking>${passFail("FAIL")}?</thinking>\n\`\`\`json\n${PASS}\n\`\`\``,
      1,
    ],
    ["behind an empty block of reasoning", `<think></think>${PASS}`, 1],
    ["whose critique holds braces and fences", passFail("PASS", "the answer says ```{x}``` and “हाँ”"), 1],
    ["whose critique weighs the other verdict", passFail("FAIL", "It cannot PASS without the day."), 0],
    [
      "whose critique states its own verdict",
      passFail("FAIL", "Verdict: PASS at first sight, but the day is missing. Verdict: FAIL"),
      0,
    ],
    ["with smart quotes", "{“critique”: “same”, “verdict”: “PASS”, “confidence”: “high”}", REFUSED],
    ["with smart quotes around the verdict alone", '{"critique":"same","verdict":“PASS”,"confidence":"high"}', REFUSED],
    [
      "with single quotes, as Python prints it",
      "{'critique': 'same', 'verdict': 'PASS', 'confidence': 'high'}",
      REFUSED,
    ],
    ["with a comma too many", '{"critique":"same","verdict":"PASS","confidence":"high",}', REFUSED],
    ["with a comment", '{"critique":"same", /* sure */ "verdict":"PASS","confidence":"high"}', REFUSED],
    ["with prose behind it", `${PASS}\n\nI hope this helps!`, REFUSED],
    ["with Hindi prose before it", `यह रहा उत्तर: ${PASS}`, REFUSED],
    ["with a danda behind it", `${PASS}।`, REFUSED],
    ["with a second thought", `${passFail("FAIL")}\nWait, it is right:\n${PASS}`, "error: multiple_json"],
    [
      "with the first object nested in the second",
      `{"draft":${passFail("FAIL")},"critique":"x","verdict":"PASS","confidence":"high"}`,
      REFUSED,
    ],
    ["with Hindi keys", '{"आलोचना":"सही","निर्णय":"PASS","विश्वास":"high"}', REFUSED],
    ["with a Hindi verdict", passFail("उत्तीर्ण"), REFUSED],
    ["with a verdict in lower case", passFail("pass"), REFUSED],
    ["with a full stop after the verdict", passFail("PASS."), REFUSED],
    ["with a Cyrillic letter in the verdict", passFail("РASS"), REFUSED],
    ["with a zero-width space in the verdict", passFail("PASS\u200b"), REFUSED],
    ["with a verdict that is true", passFail(true), REFUSED],
    ["with a confidence in numbers", passFail("PASS", "same", 0.9), REFUSED],
    ["with a confidence that no scale has", passFail("PASS", "same", "very high"), REFUSED],
    ["with a critique that is a list", passFail("PASS", ["same"]), REFUSED],
    ["with a space in the name of a key", PASS.replace('"verdict"', '"verdict "'), REFUSED],
    ["as JSON inside a JSON text", JSON.stringify(PASS), REFUSED],
    ["with escaped markup", PASS.replaceAll('"', "&quot;"), REFUSED],
    ["of a tag that nobody knows", `<analysis>same</analysis>${PASS}`, REFUSED],
    ["that closes a block of reasoning which it did not open", `the answer says </think>${PASS}`, REFUSED],
    ["cut inside its critique", PASS.slice(0, 18), REFUSED],
    ["cut before its last brace", PASS.slice(0, -1), REFUSED],
    ["whose critique states the other verdict", passFail("PASS", "The year differs. Verdict: FAIL."), REFUSED],
    ["whose Hindi critique states the other verdict", passFail("PASS", "वर्ष अलग है, इसलिए FAIL"), REFUSED],
    ["that declines in Hindi", "क्षमा कीजिए, मैं यह नहीं कर सकता।", "error: judge_refusal"],
    ["that declines in Hindi with a nukta", "माफ़ कीजिए, यह संभव नहीं।", "error: judge_refusal"],
    ["that declines in Tamil", "மன்னிக்கவும், என்னால் உதவ முடியாது.", "error: judge_refusal"],
    ["that declines in Bengali", "দুঃখিত, আমি সাহায্য করতে পারছি না।", "error: judge_refusal"],
    ["that declines in other words", "Unfortunately, I'm unable to judge this.", "error: judge_refusal"],
  ])("%s", async (_kind, reply, expected) => {
    expect(await labelOf((model) => answerEquivalenceWith(model), reply)).toBe(expected);
  });

  test("is asked for once more, and the second one counts", async () => {
    expect(
      await labelOf((model) => answerEquivalenceWith(model), passFail("PASS", "Verdict: FAIL"), passFail("FAIL")),
    ).toBe(0);
  });
});

describe("a graded reply of a kind", () => {
  test.each<[string, string, number | string]>([
    ["with a whole number written with a point", graded(4).replace("4", "4.0"), 0.75],
    ["with its confidence in capitals", graded(5, "सही", "HIGH"), 1],
    ["whose reasons state its level", graded(2, "स्कोर: २/५"), 0.25],
    ["whose reasons speak of a fraction", graded(5, "The answer gives 2/5, which is right."), 1],
    ["with Devanagari digits", graded(5).replace("5", "५"), REFUSED],
    ["with a Devanagari digit as text", graded("५"), REFUSED],
    ["with a number as text", graded("5"), REFUSED],
    ["with a share of five", graded("4/5"), REFUSED],
    ["with half a level", graded(4.5), REFUSED],
    ["above the scale", graded(6), REFUSED],
    ["below the scale", graded(0), REFUSED],
    ["beyond all numbers", graded(5).replace("5", "5e999"), REFUSED],
    ["with a leading zero", graded(5).replace("5", "05"), REFUSED],
    ["with no level", graded(null), REFUSED],
    ["whose reasons state another level", graded(5, "An essential part is wrong. Score: 2/5"), REFUSED],
    ["whose Hindi reasons state another level", graded(5, "उत्तर गलत है, स्कोर: १/५"), REFUSED],
  ])("%s", async (_kind, reply, expected) => {
    expect(await labelOf((model) => indicJudgeWith(model), reply)).toBe(expected);
  });
});

describe("a reply to another contract", () => {
  const levels = (level: unknown, critique = "x") => JSON.stringify({ critique, level });
  const ratings = (more: object) =>
    JSON.stringify({
      reasoning: "x",
      contextRelevance: 10,
      answerSimilarity: 10,
      faithfulness: 10,
      hallucination: false,
      ...more,
    });
  const checks = (more: object) =>
    JSON.stringify({ critique: "x", addresses: true, complete: true, noPadding: true, ...more });
  const passages = (...list: unknown[]) => JSON.stringify({ passages: list });
  const claims = (...list: unknown[]) => JSON.stringify({ claims: list });
  const verdicts = (...list: unknown[]) => JSON.stringify({ verdicts: list });

  test.each<[string, (model: ReturnType<typeof scriptedModel>) => AsyncMetric, string[], number | string]>([
    ["a level", (model) => answerSimilarityWith(model), [levels(4)], 0.75],
    ["a level as text", (model) => answerSimilarityWith(model), [levels("4")], REFUSED],
    [
      "a level that its critique gainsays",
      (model) => answerSimilarityWith(model),
      [levels(4, "Level: 1 of 5")],
      REFUSED,
    ],
    ["ratings of ten", (model) => ragRatingWith(model), [ratings({})], 1],
    ["a rating of 0", (model) => ragRatingWith(model), [ratings({ faithfulness: 0 })], REFUSED],
    ["a rating of 11", (model) => ragRatingWith(model), [ratings({ faithfulness: 11 })], REFUSED],
    ["a rating of 9.5", (model) => ragRatingWith(model), [ratings({ faithfulness: 9.5 })], REFUSED],
    ["a flag as text", (model) => ragRatingWith(model), [ratings({ hallucination: "false" })], REFUSED],
    ["a flag as a number", (model) => ragRatingWith(model), [ratings({ hallucination: 0 })], REFUSED],
    ["a checklist", (model) => answerRelevanceWith(model), [checks({})], 1],
    [
      "a checklist that contradicts itself",
      (model) => answerRelevanceWith(model),
      [checks({ addresses: false })],
      REFUSED,
    ],
    ["a checklist with words", (model) => answerRelevanceWith(model), [checks({ complete: "yes" })], REFUSED],
    ["a preference by name", (model) => pairwiseWith(model), ['{"critique":"x","better":"output"}'], REFUSED],
    ["a preference in Hindi", (model) => pairwiseWith(model), ['{"critique":"x","better":"पहला"}'], REFUSED],
    [
      "each passage once",
      (model) => contextPrecisionWith(model),
      [passages({ id: "p2", useful: false }, { id: "p1", useful: true })],
      1,
    ],
    [
      "a passage twice",
      (model) => contextPrecisionWith(model),
      [passages({ id: "p1", useful: true }, { id: "p1", useful: false })],
      REFUSED,
    ],
    [
      "a passage that is not there",
      (model) => contextPrecisionWith(model),
      [passages({ id: "p1", useful: true }, { id: "p3", useful: true })],
      REFUSED,
    ],
    [
      "passages by number",
      (model) => contextPrecisionWith(model),
      [passages({ id: 1, useful: true }, { id: 2, useful: true })],
      REFUSED,
    ],
    [
      "a claim with its verdict",
      (model) => faithfulnessWith(model),
      [claims("1947"), verdicts({ id: "c1", verdict: "supported" })],
      1,
    ],
    [
      "a claim without a verdict",
      (model) => faithfulnessWith(model),
      [claims("1947", "दिल्ली"), verdicts({ id: "c1", verdict: "supported" })],
      REFUSED,
    ],
    [
      "a verdict that nobody asked for",
      (model) => faithfulnessWith(model),
      [claims("1947"), verdicts({ id: "c1", verdict: "unclear" })],
      REFUSED,
    ],
    ["a blank claim", (model) => faithfulnessWith(model), [claims("1947", " \u200b")], REFUSED],
    ["claims with numbers among them", (model) => faithfulnessWith(model), [claims("1947", 1947)], REFUSED],
  ])("%s", async (_kind, make, replies, expected) => {
    expect(await labelOf(make, ...replies)).toBe(expected);
  });
});

describe("statedVerdict", () => {
  test.each([
    ["Verdict: FAIL", "FAIL"],
    ["**Verdict:** PASS", "PASS"],
    ["The verdict is “FAIL”.", "FAIL"],
    ["निर्णय: FAIL", "FAIL"],
    ["फ़ैसला है PASS", "PASS"],
    ["Therefore, FAIL.", "FAIL"],
    ["Verdict: PASSABLE", null],
    ["The verdict is passed by the court.", null],
    ["A PASS would take the unit.", null],
    ["", null],
  ])("reads %j as %s", (reasons, verdict) => {
    expect(statedVerdict(reasons)).toBe(verdict);
  });
});
