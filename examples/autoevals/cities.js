import { autoevalsScorer } from "@eval/core/adapters";
import { indicMatch } from "@eval/indic-script";
import { Levenshtein } from "autoevals";

export const data = () => [
  { input: "भारत की राजधानी?", expected: "दिल्ली" },
  { input: "भारत कब आज़ाद हुआ?", expected: "1947" },
  { input: "नेपाल की राजधानी?", expected: "काठमांडू" },
];

// What is under test: your application, which asks a model. Here the answers are fixed.
const answers = ["भारत की राजधानी दिल्ली है।", "सन् १९४७ में", "पोखरा"];
export const task = async (question) => answers[data().findIndex(({ input }) => input === question)];

/** One of autoevals and one of ours: both are called with `{ input, output, expected }` and give `{ name, score }`. */
export const scores = [Levenshtein, autoevalsScorer(indicMatch())];
