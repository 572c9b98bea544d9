import type { CaseField } from "@eval/core";

/**
 * Names that other tools give to the fields of a case, as `columnKey` writes them; the fields' own names are not
 * repeated. A name is in one list only.
 *
 * From the golden-answer scripts, vindex, autoevals, Braintrust, promptfoo, DeepEval, Ragas, LangSmith, OpenAI evals,
 * Azure's evaluation SDK, and data sets on the Hugging Face hub.
 */
export const fieldAliases: Readonly<Record<CaseField, readonly string[]>> = {
  id: ["caseid", "taskid", "questionid", "uniquequestionid", "exampleid", "sampleid", "promptid", "qid", "uid", "uuid"],
  input: [
    "prompt",
    "query",
    "question",
    "userinput",
    "inputtext",
    "questiontext",
    "inputquestion",
    "userquery",
    "userprompt",
    "instruction",
    "problem",
  ],
  messages: ["conversation", "chatmessages", "chathistory"],
  output: [
    "response",
    "completion",
    "actualoutput",
    "prediction",
    "answermodel",
    "modelanswer",
    "modeloutput",
    "modelresponse",
    "modelprediction",
    "outputtext",
    "responsetext",
    "predictedanswer",
    "generatedanswer",
    "generatedtext",
    "generation",
    "llmanswer",
    "llmoutput",
    "llmresponse",
    "hypothesis",
    "responsea",
    "outputa",
  ],
  alternative: ["alternativeoutput", "alternativeresponse", "otheroutput", "otherresponse", "responseb", "outputb"],
  expected: [
    "gold",
    "golden",
    "ideal",
    "reference",
    "references",
    "groundtruth",
    "groundtruths",
    "expectedoutput",
    "expectedanswer",
    "expectedresponse",
    "target",
    "truth",
    "correctanswer",
    "correctanswers",
    "goldanswer",
    "goldanswers",
    "goldenanswer",
    "goldenanswers",
    "referenceanswer",
    "referenceanswers",
    "referenceoutput",
    "rightanswer",
    "acceptedanswers",
    "answers",
  ],
  incorrect: ["incorrectreferences", "incorrectanswers", "incorrectanswer", "wronganswers", "wronganswer", "negatives"],
  context: [
    "contexts",
    "retrievedcontext",
    "retrievedcontexts",
    "retrievalcontext",
    "passage",
    "passages",
    "documents",
    "retrieveddocuments",
    "knowledge",
  ],
  retrievedIds: ["retrieveddocids", "retrieveddocumentids", "retrievedcontextids"],
  relevantIds: ["relevantdocids", "relevantdocumentids", "referencecontextids", "goldids"],
  choices: ["options", "answerchoices", "answeroptions"],
  tests: ["testcases", "unittests", "testlist"],
  trace: ["reasoning", "judgereasoning", "reasoningcontent", "rationale", "chainofthought"],
  language: ["lang", "languagecode", "langcode"],
  model: ["modelname", "modelid"],
  metadata: [],
};

/** Names that mean a field only where nothing else does. */
export const weakAliases: Readonly<Partial<Record<CaseField, readonly string[]>>> = { id: ["name"] };

/** Fields by their own names. */
export const caseFields = Object.keys(fieldAliases) as readonly CaseField[];

/** A column's name without case, spaces, underscores and hyphens: `User Input`, `user_input` and `userInput` are one. */
export function columnKey(name: string): string {
  // A leading pair of underscores marks names with a meaning of their own (promptfoo's `__expected`).
  return name.startsWith("__") ? name : name.toLowerCase().replace(/[\s_-]+/gu, "");
}
