/**
 * What other tools call the fields of a case, our own name first: autoevals and evalite say `expected`, Langfuse
 * `expectedOutput`, LangSmith `referenceOutputs`, openevals in Python `reference_outputs`, RAGAS `reference` and
 * `retrieved_contexts`, DeepEval `actualOutput` and `retrievalContext`.
 */
export const fieldAliases = {
  input: ["input", "inputs", "question"],
  output: ["output", "outputs", "actualOutput", "actual_output", "response"],
  expected: [
    "expected",
    "expectedOutput",
    "expected_output",
    "referenceOutputs",
    "reference_outputs",
    "groundTruth",
    "ground_truth",
    "reference",
    "gold",
  ],
  context: ["context", "contexts", "retrievalContext", "retrieval_context", "retrievedContexts", "retrieved_contexts"],
} as const;
