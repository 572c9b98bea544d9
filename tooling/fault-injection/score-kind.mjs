// @ts-check
import { readFileSync } from "node:fs";
import path from "node:path";

/** @param {any} body */
const askedText = (body) => body.messages.map((/** @type {any} */ { content }) => String(content)).join("\n");

/**
 * `evals score` with a judge and a measure that asks nobody. Verdicts depend on the case alone.
 *
 * @type {import("./kill-and-resume.mjs").RunKind}
 */
export const scoreKind = {
  begin: (url) => [
    ...["score", "answers.csv", "-m", "answer-equivalence", "-m", "word-overlap", "-j", "4"],
    ...["--no-cache", "--detail", "none", "--judge-url", url],
  ],
  resume: (id) => ["score", "--resume", id, "--no-cache", "-j", "4"],
  manifest: "run.json",
  journal: "results.jsonl",
  input: (cases) => ({
    "answers.csv": `id,question,answer,response\n${Array.from({ length: cases }, (_, index) => `q${index},प्रश्न q${index} क्या है?,उत्तर ${index},यह उत्तर ${index} है`).join("\n")}\n`,
  }),
  reply: () => ({}),
  isDone: ({ results }) => results.every((/** @type {any[]} */ [, score]) => score !== "error"),
  caseOf: ({ id }) => id,
  askedCase: (body) => /q\d+/.exec(askedText(body))?.[0] ?? "",
  result: (folder) =>
    ["results.jsonl", "summary.json"].map((file) => readFileSync(path.join(folder, file), "utf8")).join("\n"),
};
