// @ts-check
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";

/** What of `metadata.answer` is another in every run. */
const VOLATILE = ["latencyMs", "cached", "attempts", "requestId"];

/** @param {any} body */
const questionOf = (body) => String(body.messages.at(-1).content);

/**
 * `evals answer`: a reply depends on its question alone.
 *
 * @type {import("./kill-and-resume.mjs").RunKind}
 */
export const answerKind = {
  begin: (url) => ["answer", "questions.csv", "--model", `stub@${url}/v1`, "-j", "4"],
  resume: (id) => ["answer", "--resume", id, "-j", "4"],
  manifest: "answer.json",
  journal: "replies.jsonl",
  input: (cases) => ({
    "questions.csv": `id,question,answer\n${Array.from({ length: cases }, (_, index) => `q${index},प्रश्न q${index} क्या है?,उत्तर ${index}`).join("\n")}\n`,
  }),
  reply: (body) => ({
    content: `उत्तर ${createHash("sha256").update(questionOf(body)).digest("hex").slice(0, 12)}\nदूसरी पंक्ति`,
  }),
  isDone: ({ answer }) => answer.error === null,
  caseOf: ({ id }) => id,
  askedCase: (body) => /q\d+/.exec(questionOf(body))?.[0] ?? "",
  result(folder) {
    const lines = readFileSync(path.join(folder, "answers.jsonl"), "utf8").trimEnd().split("\n");
    return lines.map((line) => JSON.stringify(withoutVolatile(JSON.parse(line)))).join("\n");
  },
};

/** @param {any} row */
export function withoutVolatile({ metadata, ...row }) {
  const answer = Object.fromEntries(Object.entries(metadata.answer).filter(([key]) => !VOLATILE.includes(key)));
  return { ...row, metadata: { ...metadata, answer } };
}
