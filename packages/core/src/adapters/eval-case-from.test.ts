import { describe, expect, test } from "vitest";
import { evalCaseFrom } from "./eval-case-from.js";

describe("evalCaseFrom", () => {
  test.each([
    "expected",
    "expectedOutput",
    "expected_output",
    "referenceOutputs",
    "reference_outputs",
    "groundTruth",
    "ground_truth",
    "reference",
    "gold",
  ])("reads %s as the expected answer", (name) => {
    expect(evalCaseFrom({ [name]: "दिल्ली" })).toEqual({ expected: "दिल्ली" });
  });

  test.each(["output", "outputs", "actualOutput", "actual_output", "response"])("reads %s as the output", (name) => {
    expect(evalCaseFrom({ [name]: "दिल्ली" })).toEqual({ output: "दिल्ली" });
  });

  test.each(["input", "inputs", "question"])("reads %s as the input", (name) => {
    expect(evalCaseFrom({ [name]: "राजधानी?" })).toEqual({ input: "राजधानी?" });
  });

  test.each([
    "context",
    "contexts",
    "retrievalContext",
    "retrieval_context",
    "retrievedContexts",
    "retrieved_contexts",
  ])("reads %s as the context", (name) => {
    expect(evalCaseFrom({ [name]: ["एक", "दो"] })).toEqual({ context: ["एक", "दो"] });
    expect(evalCaseFrom({ [name]: "एक" })).toEqual({ context: ["एक"] });
  });

  test("reads the other fields of a case under their own names", () => {
    const evalCase = {
      id: "7",
      messages: [{ role: "user", content: "राजधानी?" }],
      alternative: "मुंबई",
      incorrect: ["कोलकाता"],
      retrievedIds: ["a"],
      relevantIds: ["a", "b"],
      choices: [{ label: "A", text: "दिल्ली" }],
      tests: { cases: [1] },
      trace: "सोचा",
      language: "hi",
      model: "gpt-oss-120b",
      metadata: { Domain: "Geography" },
    };
    expect(evalCaseFrom(evalCase)).toEqual(evalCase);
  });

  test("leaves alone what it does not know", () => {
    expect(evalCaseFrom({ output: "a", span: {}, threshold: Number.NaN, call: () => 1 })).toEqual({ output: "a" });
  });

  test("takes null and undefined for absent, and an empty text for a value", () => {
    expect(evalCaseFrom({ output: null, expected: undefined, input: "" })).toEqual({ input: "" });
  });

  test("turns an output that was parsed back into JSON text", () => {
    expect(evalCaseFrom({ output: { शहर: "दिल्ली" } })).toEqual({ output: '{"शहर":"दिल्ली"}' });
    expect(evalCaseFrom({ output: 7, expected: 7 })).toEqual({ output: "7", expected: "7" });
  });

  test("takes a list of expected answers for accepted answers", () => {
    expect(evalCaseFrom({ output: "1", expected: ["दिल्ली", 1] })).toEqual({ output: "1", expected: ["दिल्ली", "1"] });
  });

  test("takes a list for one answer where the output is structured too", () => {
    expect(evalCaseFrom({ output: ["a", "b"], expected: ["a", "b"] })).toEqual({
      output: '["a","b"]',
      expected: '["a","b"]',
    });
  });

  test("does not read spans that are passed as trace", () => {
    expect(evalCaseFrom({ output: "a", trace: { spans: [] } })).toEqual({ output: "a" });
  });

  test("accepts one value under two names", () => {
    expect(evalCaseFrom({ expected: "a", reference: "a" })).toEqual({ expected: "a" });
  });

  test("refuses two values for one field, however late they differ", () => {
    const long = "a".repeat(500);
    expect(() => evalCaseFrom({ expected: "a", gold: "b" })).toThrow(
      expect.objectContaining({
        code: "invalid-input",
        message: 'expected must be given once, got "a" as "expected" and "b" as "gold"',
      }),
    );
    expect(() => evalCaseFrom({ expected: `${long}1`, gold: `${long}2` })).toThrow("expected must be given once");
  });

  test("refuses a null among the expected answers instead of accepting the word", () => {
    expect(() => evalCaseFrom({ output: "null", expected: ["a", null] })).toThrow(
      "expected must be text or plain JSON",
    );
  });

  test("refuses metadata that JSON cannot carry", () => {
    expect(() => evalCaseFrom({ metadata: { at: new Date(0) } })).toThrow(
      expect.objectContaining({
        code: "invalid-input",
        message: expect.stringMatching(/^metadata must be plain JSON/),
      }),
    );
  });
});
