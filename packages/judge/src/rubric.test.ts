import { contractViolations } from "@eval/core/testing";
import { describe, expect, test } from "vitest";
import { passFail, scriptedModel } from "../fixtures/scripted-model.js";
import { lintRubric } from "./rubric/lint-rubric.js";
import { rubric, rubricWith } from "./rubric.js";

/** The usable rubric of the grading ladder, as options. */
const SUPPORTED = {
  criterion: "Does the summary claim anything the source does not support?",
  passWhen: "every claim can be found in the source",
  failWhen: "any claim is missing from the source or contradicts it",
};
const CASE = { input: "सारांश दीजिए", output: "भारत 1947 में स्वतंत्र हुआ।", context: ["भारत 15 अगस्त 1947 को स्वतंत्र हुआ।"] };

describe("rubric", () => {
  test("keeps the contract of metrics", async () => {
    expect(await contractViolations(rubricWith(scriptedModel(passFail("PASS")), SUPPORTED), [CASE])).toEqual([]);
  });

  test("puts the check and its conditions into the instructions, and the texts into fences", async () => {
    const model = scriptedModel(passFail("FAIL"));
    const examples = [{ output: "1948", verdict: "FAIL" as const, critique: "not in the source" }];
    const result = await rubricWith(model, { ...SUPPORTED, examples })(CASE);
    expect(result).toMatchObject({ score: 0, passed: false, label: "failed" });
    const [system, user] = model.requests[0]?.messages.map(({ content }) => content) ?? [];
    for (const text of Object.values(SUPPORTED)) expect(system).toContain(text);
    expect(system).toContain('{"answer":"1948","critique":"not in the source","verdict":"FAIL"}');
    expect(user).toContain(`name="source 1">\n${CASE.context[0]}\n`);
  });

  test("is refused without a check, and with a fault unless faults are only to be reported", async () => {
    expect(() => rubric()).toThrow("criterion of rubric must say what is checked");
    const weak = { criterion: "Is this a good summary?" };
    expect(() => rubric(weak)).toThrow("rubric is missing_pass_condition");
    const result = await rubricWith(scriptedModel(passFail("PASS")), { ...weak, lint: "report" })(CASE);
    expect(result.metadata["rubricProblems"]).toHaveLength(3);
  });
});

describe("the linter", () => {
  const codesOf = (criterion: string, more: object = {}) =>
    lintRubric({ ...SUPPORTED, criterion, ...more }).map(({ code }) => code);

  test.each([
    "Does the summary claim anything the source does not support?",
    "Does the answer name the city and the year that the question asks for?",
    "क्या उत्तर में ऐसी कोई बात है जो स्रोत में नहीं है?",
    "Is the tone polite?",
  ])("finds nothing in %j", (criterion) => {
    expect(codesOf(criterion)).toEqual([]);
  });

  test.each([
    ["Is the answer correct and polite?", "double_barrelled"],
    ["क्या उत्तर सही और स्पष्ट है?", "double_barrelled"],
    ["Is the answer detailed?", "length_sensitive"],
    ["क्या उत्तर विस्तृत है?", "length_sensitive"],
    ["Is it a good answer?", "vague"],
    ["kya jawab accha hai?", "vague"],
  ])("finds in %j that it is %s", (criterion, code) => {
    expect(codesOf(criterion)).toEqual([code]);
  });

  test("misses no condition", () => {
    expect(codesOf(SUPPORTED.criterion, { failWhen: " " })).toEqual(["missing_fail_condition"]);
  });
});
