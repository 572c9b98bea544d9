import { describe, expect, test } from "vitest";
import { caseFields, columnKey, fieldAliases, weakAliases } from "./field-aliases.js";
import { mapColumns } from "./map-columns.js";

const map = (columns: readonly string[], given = {}, nested: readonly string[] = []) =>
  mapColumns(
    {
      columns: columns.map((name) => ({ name, title: name })),
      nested: nested.map((name) => ({ name, title: name.split(".").at(-1)!, depth: name.split(".").length - 1 })),
    },
    given,
  );

describe("mapColumns", () => {
  // The columns that other tools write; the tool is named with each.
  test.each([
    [
      "the golden-answer scripts",
      ["question", "answer", "Domain", "response"],
      { input: "question", expected: "answer", output: "response" },
    ],
    [
      "vindex",
      ["case_id", "Prompt", "actual_output", "GROUND TRUTH", "judge-reasoning", "lang"],
      {
        id: "case_id",
        input: "Prompt",
        output: "actual_output",
        expected: "GROUND TRUTH",
        trace: "judge-reasoning",
        language: "lang",
      },
    ],
    [
      "autoevals and evalite",
      ["input", "output", "expected"],
      { input: "input", output: "output", expected: "expected" },
    ],
    [
      "DeepEval",
      ["input", "actual_output", "expected_output", "retrieval_context"],
      { input: "input", output: "actual_output", expected: "expected_output", context: "retrieval_context" },
    ],
    [
      "Ragas",
      ["user_input", "response", "reference", "retrieved_contexts", "reference_context_ids"],
      {
        input: "user_input",
        output: "response",
        expected: "reference",
        context: "retrieved_contexts",
        relevantIds: "reference_context_ids",
      },
    ],
    [
      "Azure's evaluator",
      ["question", "truth", "answer", "context", "latency"],
      { input: "question", expected: "truth", output: "answer", context: "context" },
    ],
    ["OpenAI evals", ["input", "ideal", "completion"], { input: "input", expected: "ideal", output: "completion" }],
    [
      "the capability bench",
      ["task_id", "input_text", "expected_output", "incorrect_references", "prediction"],
      {
        id: "task_id",
        input: "input_text",
        expected: "expected_output",
        incorrect: "incorrect_references",
        output: "prediction",
      },
    ],
    [
      "multiple choice",
      ["question_text", "option_a", "Option B", "option-c", "correct_answer", "answer_model"],
      {
        input: "question_text",
        choices: ["option_a", "Option B", "option-c"],
        expected: "correct_answer",
        output: "answer_model",
      },
    ],
    [
      "pairs",
      ["prompt", "response_a", "response_b", "model"],
      { input: "prompt", output: "response_a", alternative: "response_b", model: "model" },
    ],
  ])("knows the columns of %s", (_, columns, mapping) => {
    expect(map(columns)).toEqual(mapping);
  });

  test("takes a column with the field's own name before one with an alias", () => {
    expect(map(["response", "output", "context", "retrieval_context"])).toEqual({
      output: "output",
      context: "context",
    });
    expect(map(["Retrieved IDs", "relevantIds"])).toEqual({
      retrievedIds: "Retrieved IDs",
      relevantIds: "relevantIds",
    });
  });

  test("names both columns, and what to give, where two have names for one field", () => {
    expect(() => map(["response", "completion"])).toThrow(
      'output may be column "response" or "completion"; say which: --map output=response or --map output=completion',
    );
  });

  test("asks what a lone answer is", () => {
    expect(() => map(["id", "question", "answer", "category"])).toThrow(
      'column "answer" may be the answer under test or the gold; say which: --map output=answer or --map expected=answer',
    );
  });

  test("takes an answer for the gold beside an output, for the output beside a gold, for neither beside both", () => {
    expect(map(["answer", "response"])).toEqual({ expected: "answer", output: "response" });
    expect(map(["answer", "ground_truth"])).toEqual({ expected: "ground_truth", output: "answer" });
    expect(map(["Answer", "gold", "response"])).toEqual({ expected: "gold", output: "response" });
    expect(map(["answer", "mine"], { output: "mine" })).toEqual({ expected: "answer", output: "mine" });
    expect(map(["answer", "mine"], { expected: "answer" })).toEqual({ expected: "answer" });
  });

  test("gives a column that was named for one field to no other", () => {
    expect(map(["response", "output"], { alternative: "output" })).toEqual({
      alternative: "output",
      output: "response",
    });
  });

  test("takes a name for an id only where nothing else is one", () => {
    expect(map(["name", "output"])).toEqual({ id: "name", output: "output" });
    expect(map(["name", "id", "output"])).toEqual({ id: "id", output: "output" });
  });

  test("looks into objects where the texts are all in them", () => {
    const nested = ["inputs.question", "inputs.deep.prompt", "outputs.response"];
    expect(map(["inputs", "outputs"], {}, nested)).toEqual({ input: "inputs.question", output: "outputs.response" });
    expect(map(["inputs", "outputs", "prompt"], {}, nested)).toEqual({ input: "prompt" });
  });

  test("leaves out what is in doubt where no case is made of it", () => {
    const columns = ["question", "prompt", "answer", "response_a", "human"].map((name) => ({ name, title: name }));
    expect(mapColumns({ columns, nested: [] }, {}, "unmapped")).toEqual({ output: "response_a", expected: "answer" });
    const lone = ["question", "answer"].map((name) => ({ name, title: name }));
    expect(mapColumns({ columns: lone, nested: [] }, {}, "unmapped")).toEqual({ input: "question" });
  });

  test("leaves names with a leading pair of underscores alone, since promptfoo writes assertions there", () => {
    expect(map(["__expected", "question"])).toEqual({ input: "question" });
  });
});

describe("fieldAliases", () => {
  test("has every name once, written as columns are compared", () => {
    const names = [...Object.values(fieldAliases), ...Object.values(weakAliases)]
      .flat()
      .concat(caseFields.map(columnKey));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    expect(names.filter((name) => columnKey(name) !== name)).toEqual([]);
  });
});
