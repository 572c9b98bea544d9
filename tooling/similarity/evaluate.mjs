// @ts-check
// Calibrates the lexical baseline on public data and prints the cards:
//   node tooling/similarity/evaluate.mjs efficientqa nq_open_efficientqa_test.jsonl
//   node tooling/similarity/evaluate.mjs halueval halueval_qa_one-turn.jsonl
import { readFileSync } from "node:fs";
import { loadSource } from "../load-source.mjs";

/** @typedef {{ question: string, answer: string[], def_correct_predictions: string[], def_incorrect_predictions: string[] }} EfficientQaRow */
/** @typedef {{ knowledge: string, question: string, right_answer: string, hallucinated_answer: string }} HaluEvalRow */
/** @typedef {{ expected: string[], output: string, similar: boolean, cluster: string }} Pair */

/** Answers of systems that people called definitely correct or incorrect, against the accepted answers. */
const efficientQa = (/** @type {EfficientQaRow} */ row) => [
  ...row.def_correct_predictions.map((output) => pairOf(row.answer, output, true, row.question)),
  ...row.def_incorrect_predictions.map((output) => pairOf(row.answer, output, false, row.question)),
];

/** Right and hallucinated answers against the passage that has the right one: that one against itself would be no test. */
const haluEval = (/** @type {HaluEvalRow} */ row) => [
  pairOf([row.knowledge], row.right_answer, true, row.question),
  pairOf([row.knowledge], row.hallucinated_answer, false, row.question),
];

/** @type {(expected: string[], output: string, similar: boolean, cluster: string) => Pair} */
const pairOf = (expected, output, similar, cluster) => ({ expected, output, similar, cluster });

/** @type {Record<string, { pairs: (row: any) => Pair[], source: string }>} */
const sets = {
  efficientqa: {
    pairs: efficientQa,
    source:
      "EfficientQA (NQ-open test, google-research-datasets/natural-questions@fb26a3073b), definite human verdicts",
  },
  halueval: {
    pairs: haluEval,
    source: "HaluEval QA one-turn (RUCAIBox/HaluEval@b7253db3cd), answers against the passage",
  },
};

const [name = "", file = ""] = process.argv.slice(2);
const set = sets[name];
if (set === undefined || file === "") throw new Error(`name a set (${Object.keys(sets).join(", ")}) and its file`);
const rows = readFileSync(file, "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line));
const pairs = rows.flatMap(set.pairs).filter(({ output, expected }) => output.trim() !== "" && expected.some(Boolean));

const { lexicalEncoder, calibrate, cardMarkdown, compareFacts, cosine } = await loadSource(
  "packages/similarity/src/index.ts",
);
const encoder = lexicalEncoder();
const outputs = await encoder.encode(
  pairs.map(({ output }) => output),
  "query",
);
const scores = [];
for (const [at, { expected, similar, cluster }] of pairs.entries()) {
  const vectors = await encoder.encode(expected, "passage");
  const found = vectors
    .map((/** @type {Float32Array} */ vector) => cosine(vector, outputs[at]))
    .filter(Number.isFinite);
  if (found.length > 0) scores.push({ score: Math.max(...found), similar, cluster });
}
const { id, revision } = encoder;
const card = calibrate(scores, { encoder: id, revision, language: "en", source: set.source });
console.log(cardMarkdown(card));

/** A pair is flagged where every accepted answer differs in a number, unit, negation or opposite. @param {boolean} similar */
const flagged = (similar) => {
  const asked = pairs.filter((pair) => pair.similar === similar);
  const found = asked.filter(({ expected, output }) =>
    expected.every((text) => compareFacts(text, output).differences),
  );
  return `${found.length} of ${asked.length}`;
};
console.log(`\nFlagged: ${flagged(true)} similar and ${flagged(false)} dissimilar pairs.`);
