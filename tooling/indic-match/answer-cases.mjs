// @ts-check
// How well indic-match tells right answers from wrong ones, per language, on the answers of the similarity benchmark.
//   node tooling/indic-match/answer-cases.mjs answer_cases.jsonl [--rows] [--half 0|1]
// A row: { id, language, question, gold, gold_same_language, answer_aliases, gold_full_same_language, answer,
// label_in_vindex, set, correct }. Wrong answers are "hard" (another topic's answer) or "subtle" (one fact changed).
// Halves are by the first byte of SHA-256 of the id: the metric was built looking at half 0 only.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { loadSource } from "../load-source.mjs";

/** Best encoder cell of the reference, by language: area under the ROC curve against hard and subtle wrong answers. */
const REFERENCE = { en: [0.93, 0.75], hi: [0.8, 0.56], hinglish: [0.73, 0.6] };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rows: { type: "boolean" }, half: { type: "string" } },
});
const [file] = positionals;
if (file === undefined) throw new Error("usage: node tooling/indic-match/answer-cases.mjs answer_cases.jsonl");

const halfOf = (/** @type {string} */ id) => (createHash("sha256").update(id).digest()[0] ?? 0) % 2;
const all = readFileSync(file, "utf8")
  .split("\n")
  .filter((line) => line !== "")
  .map((line) => JSON.parse(line));
const rows = values.half === undefined ? all : all.filter(({ id }) => halfOf(id) === Number(values.half));

const { indicMatch } = await loadSource("packages/indic-script/src/match/indic-match.ts");
const { rocAuc, delongInterval, wilsonInterval } = await loadSource("packages/stats/src/index.ts");
const metric = indicMatch();

const list = (/** @type {(string | undefined)[]} */ ...answers) => [...new Set(answers.filter((answer) => answer))];
/** What counts as expected. @type {Record<string, (row: any) => { expected: string[], input?: string }>} */
const SETTINGS = {
  "gold and aliases, with the question": (row) => ({
    expected: list(row.gold, row.gold_same_language, ...(row.answer_aliases ?? [])),
    input: row.question,
  }),
  "gold and aliases": (row) => ({ expected: list(row.gold, row.gold_same_language, ...(row.answer_aliases ?? [])) }),
  "gold in both languages, with the question": (row) => ({
    expected: list(row.gold, row.gold_same_language),
    input: row.question,
  }),
  "gold in both languages": (row) => ({ expected: list(row.gold, row.gold_same_language) }),
  "gold in the language of the answer, with the question": (row) => ({
    expected: list(row.gold_same_language ?? row.gold),
    input: row.question,
  }),
  "gold sentence, with the question": (row) => ({
    expected: list(row.gold_full_same_language ?? row.gold),
    input: row.question,
  }),
  "gold sentence": (row) => ({ expected: list(row.gold_full_same_language ?? row.gold) }),
};

const share = (/** @type {number | null} */ value) => (value === null ? " -  " : value.toFixed(3));
/** @param {any[]} right @param {any[]} wrong @param {(row: any) => number} score */
function area(right, wrong, score) {
  const truth = [...right.map(() => true), ...wrong.map(() => false)];
  const scores = [...right, ...wrong].map(score);
  const interval = delongInterval(truth, scores);
  return `${share(rocAuc(truth, scores).value)} [${share(interval.low)}, ${share(interval.high)}]`;
}

for (const [name, setting] of Object.entries(SETTINGS)) {
  const results = new Map(
    rows.map((row) => [row, metric({ output: row.answer, language: undefined, ...setting(row) })]),
  );
  const score = (/** @type {any} */ row) => results.get(row)?.score ?? 0;
  console.log(`\n${name}`);
  for (const [language, [hardBar, subtleBar]] of Object.entries(REFERENCE)) {
    const own = rows.filter((row) => row.language === language);
    const right = own.filter(({ correct }) => correct);
    const wrong = own.filter(({ correct }) => !correct);
    const kind = (/** @type {string} */ label) => wrong.filter((row) => row.label_in_vindex === label);
    const passed = (/** @type {any[]} */ part) => part.filter((row) => results.get(row)?.passed).length;
    const agreed = passed(right) + wrong.length - passed(wrong);
    const { low, high } = wilsonInterval(agreed, own.length);
    console.log(
      `  ${language.padEnd(9)} hard ${area(right, kind("wrong_hard"), score)} (bar ${hardBar})  ` +
        `subtle ${area(right, kind("wrong_subtle"), score)} (bar ${subtleBar})  ` +
        `accepted right ${passed(right)}/${right.length} wrong ${passed(wrong)}/${wrong.length}  ` +
        `accuracy ${share(agreed / own.length)} [${share(low)}, ${share(high)}]`,
    );
  }
  if (values.rows) {
    for (const row of rows) {
      const result = results.get(row);
      if (result?.passed !== row.correct) {
        console.log(
          `    ${row.correct ? "missed" : "FALSE"} ${row.id} ${result?.label} ${JSON.stringify(result?.metadata)}\n      ${row.answer}`,
        );
      }
    }
  }
}
