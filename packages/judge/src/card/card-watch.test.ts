import { EvalError, type JsonRecord, type MetricResult } from "@eval/core";
import { describe, expect, test } from "vitest";
import { passFail, scriptedModel } from "../../fixtures/scripted-model.js";
import { answerEquivalence, answerEquivalenceWith } from "../answer-equivalence.js";
import { observeJudge } from "../check/check-judge.js";
import { correctedPassRate } from "../check/corrected-pass-rate.js";
import { checkedJudge, judgeCard } from "../check/judge-card.js";
import { labelAgreement } from "../check/label-agreement.js";
import { indicJudgeWith } from "../indic-judge.js";
import type { JudgeCard } from "./judge-card.js";
import { languageKey } from "./language-key.js";

const cases = [
  { input: "राजधानी?", expected: "नई दिल्ली", language: "hi" },
  { input: "नदी?", expected: "गंगा", language: "hi" },
];
const model = () => scriptedModel(passFail("PASS"));
const groq = { backend: "groq", model: "openai/gpt-oss-120b" };
const repeat = <Item>(times: number, item: Item): Item[] => Array.from({ length: times }, () => item);

const labels = labelAgreement([
  ...repeat(45, { human: true, judge: true, language: "hi" }),
  ...repeat(5, { human: true, judge: false, language: "hi" }),
  ...repeat(5, { human: false, judge: true, language: "hi" }),
  ...repeat(20, { human: false, judge: false, language: "hi" }),
]);

const useless = labelAgreement([
  ...repeat(10, { human: true, judge: true, language: "hi" }),
  ...repeat(28, { human: true, judge: false, language: "hi" }),
  ...repeat(7, { human: false, judge: true, language: "hi" }),
  ...repeat(26, { human: false, judge: false, language: "hi" }),
]);

async function cardOf(options: object = {}, agreement = labels): Promise<JsonRecord> {
  const judge = answerEquivalenceWith(model(), options);
  const observed = await observeJudge(() => judge, cases, { context: {}, draws: 1, concurrency: 1 });
  const card = await judgeCard(checkedJudge(judge, "2026-01-01"), observed, { agreement });
  return JSON.parse(JSON.stringify(card)) as JsonRecord;
}

const answered = { ...cases[0], output: "दिल्ली" };
const resultOf = async (card: JsonRecord, options: object = {}, evalCase: object = answered) =>
  answerEquivalenceWith(model(), { ...options, card })({ ...answered, ...evalCase });
const validation = ({ metadata }: { metadata: JsonRecord }) => (metadata["session"] as JsonRecord)["validation"];
const codeOf = (make: () => unknown): unknown => {
  try {
    return make();
  } catch (error) {
    return error instanceof EvalError ? error.code : error;
  }
};

describe("a judge with a card", () => {
  test("is validated by the card that was made of it", async () => {
    const card = await cardOf();
    const result = await resultOf(card);
    const figures = "kappa 0.70, 20 of 25 failures caught, 5 of 50 right answers failed";
    expect(validation(result)).toBe(`validated by the judge card ${card["id"]}: ${figures}`);
    expect(Object.keys(result.metadata).filter((key) => key.startsWith("cardOf"))).toEqual([]);
  });

  test("is not validated by a card whose labels speak against it", async () => {
    const card = await cardOf({}, useless);
    expect(validation(await resultOf(card))).toBe(
      `unvalidated judge: checked by the judge card ${card["id"]}, and it failed: kappa 0.05, 26 of 33 failures caught, 28 of 38 right answers failed`,
    );
  });

  test("without a card, or with one that has no labels, is unvalidated", async () => {
    expect(validation(await answerEquivalenceWith(model())(answered))).toBe("unvalidated judge");
    expect(validation(await resultOf(await cardOf({}, null)))).toMatch(
      /^unvalidated judge: .* has no labels of people$/,
    );
  });

  test.each([
    [{ temperature: 1 }, {}, "cardOfOtherOptions", "is of temperature 0, not 1"],
    [{ repeats: 3 }, {}, "cardOfOtherOptions", "is of repeats 1, not 3"],
    [{}, { language: "ta" }, "cardOfOtherLanguage", "is of hi, not ta"],
    [{}, { language: "hi-Latn" }, "cardOfOtherLanguage", "is of hi, not hi-Latn"],
    [{}, { language: undefined }, "cardOfOtherLanguage", "is of hi, this case does not say its language"],
  ])("says in what it is another one: %j on %j", async (options, evalCase, flag, words) => {
    const result = await resultOf(await cardOf(), options, evalCase);
    expect(result.status).toBe("scored");
    expect(result.metadata[flag]).toBe(true);
    expect(validation(result)).toContain("unvalidated judge");
    expect(validation(result)).toContain(words);
  });

  test("takes a region and a script that goes without saying for the same language", async () => {
    expect(validation(await resultOf(await cardOf(), {}, { language: "hi-IN" }))).toContain("validated by");
    expect(["hi_IN", "hi-Deva", "HI", "en-GB", "nonsense tag", ""].map(languageKey)).toEqual([
      ...["hi-Deva", "hi-Deva", "hi-Deva", "en-Latn", "nonsense tag", ""],
    ]);
  });

  test("says that its prompts have changed since", async () => {
    const card = await cardOf();
    const older = await resultOf({ ...card, rubric: "answer-equivalence@0" });
    expect(validation(older)).toContain("of the prompts answer-equivalence@0, not answer-equivalence@1");
    const edited = await resultOf({ ...card, prompts: ["0".repeat(64)] });
    expect(edited.metadata["cardOfOtherPrompt"]).toBe(true);
    expect(validation(edited)).toContain("of other prompts than the one asked here");
  });

  test("says that a server answered with another model than the one that was checked", async () => {
    const result = await resultOf({ ...(await cardOf()), answeredBy: ["loopback-stub"] });
    expect(result.metadata["cardOfOtherModel"]).toBe(true);
    expect(validation(result)).toContain('of verdicts by "loopback-stub", and "example" answered');
  });

  test("is judged without its card: no misfit makes a pass or a fail", async () => {
    const result = await resultOf(await cardOf(), { temperature: 1 });
    expect([result.label, result.passed]).toEqual(["passed", true]);
  });
});

describe("a card of another judge", () => {
  test("or another model is refused before anything is asked", async () => {
    const card = { ...(await cardOf()), model: groq };
    const other = { backend: "groq", model: "openai/gpt-oss-20b" };
    expect(codeOf(() => answerEquivalence({ model: other, card }))).toBe("card-mismatch");
    expect(codeOf(() => indicJudgeWith(model(), { card }))).toBe("card-mismatch");
    expect(() => answerEquivalence({ model: other, card })).toThrow(
      'the judge card is of "openai/gpt-oss-120b", not of "openai/gpt-oss-20b"',
    );
  });

  test("is not the same model at another server, or with another spelling: that is said and not refused", async () => {
    const card = { ...(await cardOf()), model: { backend: "openai-compatible", model: "gpt-oss-120b" } };
    const own = { ...model(), id: "groq:openai/gpt-oss-120b" };
    const result = await answerEquivalenceWith(own, { card })(answered);
    expect(validation(result)).toContain('of a model with backend "openai-compatible", not "groq"');
  });

  test("is not told by limits, which change no verdict", async () => {
    const card = { ...(await cardOf()), model: { ...groq, rpm: 30 } };
    const describe = answerEquivalence({ model: { ...groq, concurrency: 2, apiKeyEnv: "KEY" }, card });
    expect(describe.options.card).toMatchObject({ judgeCard: 1 });
    expect(() => correctedPassRate(describe, [])).not.toThrow();
    const warmer = answerEquivalence({ model: { ...groq, reasoningEffort: "low" }, card });
    expect(() => correctedPassRate(warmer, [])).toThrow('of a model with reasoningEffort null, not "low"');
  });

  test.each([
    ["a name", "ab12cd34ef56", "a judge card must be the card itself"],
    ["of another kind", { kind: "calibration-card" }, "judgeCard of a judge card must be 1"],
    ["without what it was made of", { judgeCard: 1, id: "x", judge: "answer-equivalence" }, "rubric of a judge card"],
  ])("is none that is %s", (_what, card, message) => {
    expect(() => answerEquivalence({ card: card as JsonRecord })).toThrow(message);
  });
});

describe("correctedPassRate", () => {
  const judged = async (options: object = {}, language = "hi") => {
    const judge = answerEquivalenceWith(model(), { card: await cardOf(), ...options });
    const results = await Promise.all(repeat(8, judge({ ...answered, language })));
    const failing = { ...results[0], passed: false } as MetricResult;
    return [judge, [...results, failing, failing]] as const;
  };

  // By hand: 8 of 10 passed, 45 of 50 true passes kept, 20 of 25 true failures caught: (.8 + .8 − 1) / (.9 + .8 − 1).
  test("corrects by the labels of the judge's own card", async () => {
    const [judge, results] = await judged();
    const { value, interval } = correctedPassRate(judge, results);
    expect(value).toBeCloseTo(0.6 / 0.7, 12);
    expect(interval.low).toBeLessThan(0.8);
  });

  test.each([
    ["other options", { temperature: 1 }, "hi", "this one is of temperature 0, not 1"],
    ["another language", {}, "ta", "is of hi, not ta"],
  ])("is refused for %s", async (_what, options, language, message) => {
    const [judge, results] = await judged(options, language);
    expect(codeOf(() => correctedPassRate(judge, results))).toBe("card-mismatch");
    expect(() => correctedPassRate(judge, results)).toThrow(message);
  });

  test("is refused without a card, and with one that nobody has labelled", async () => {
    expect(() => correctedPassRate(answerEquivalenceWith(model()), [])).toThrow("answer-equivalence has none");
    const bare = answerEquivalenceWith(model(), { card: await cardOf({}, null) });
    expect(() => correctedPassRate(bare, [])).toThrow("this one has no labels of people");
  });
});

test("a card says what it was made of", async () => {
  const card = (await cardOf()) as unknown as JudgeCard;
  expect(card).toMatchObject({ rubric: "answer-equivalence@1", languages: { hi: 2 }, answeredBy: ["example"] });
  expect(card.options).toEqual({ temperature: 0, repeats: 1, emptyExpected: "unscored" });
  expect(card.prompts).toHaveLength(1);
  expect(card.agreement?.languages).toEqual({ hi: 75 });
});
