// @ts-check
// Precision and recall of a deterministic answer match against human labels.
//   node tooling/efficientqa/measure.mjs nq_open_efficientqa_test.jsonl
// The file is of google-research-datasets/natural-questions (CC BY-SA 3.0): answers of systems that missed the expected
// ones exactly, judged by people. "Possibly correct" ones are left out. Questions are halved by a hash: the relations of
// short-answer-match were worked out on the rows of half 0, which of them to accept is chosen on one half and reported
// on the other, both ways.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { loadSource } from "../load-source.mjs";
import { chooseRules } from "./choose-rules.mjs";
import { seedScore } from "./seed-formula.mjs";

/** @typedef {{ half: number, isRight: boolean, question: string, output: string, expected: string[] }} Judged */

/** 32-bit FNV-1a of the UTF-8 bytes: fixed, so that anyone gets the same halves. @param {string} text */
export function hashOf(text) {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash;
}

/** @param {string} text @returns {Judged[]} */
export function readJudged(text) {
  return text
    .split("\n")
    .filter((line) => line !== "")
    .flatMap((line) => {
      const row = JSON.parse(line);
      const expected = row.answer.filter((/** @type {string} */ answer) => answer.trim() !== "");
      const judged = (/** @type {string[]} */ outputs, /** @type {boolean} */ isRight) =>
        outputs.map((output) => ({
          half: hashOf(row.question) % 2,
          isRight,
          question: row.question,
          output,
          expected,
        }));
      return [...judged(row.def_correct_predictions, true), ...judged(row.def_incorrect_predictions, false)];
    });
}

/** @param {readonly Judged[]} cases @param {(judged: Judged) => boolean} accepts */
export function countAccepted(cases, accepts) {
  const accepted = cases.filter(accepts);
  const right = accepted.filter(({ isRight }) => isRight).length;
  const allRight = cases.filter(({ isRight }) => isRight).length;
  return { right, allRight, wrong: accepted.length - right, allWrong: cases.length - allRight };
}

/** @param {string} name @param {ReturnType<typeof countAccepted>} counts */
function report(name, { right, allRight, wrong, allWrong }) {
  const percent = (/** @type {number} */ share) => `${(100 * share).toFixed(1)} %`;
  const precision = right + wrong === 0 ? "none accepted" : percent(right / (right + wrong));
  console.log(
    `  ${name.padEnd(6)} right ${right} of ${allRight} (recall ${percent(right / allRight)}), wrong ${wrong} of ${allWrong}, precision ${precision}`,
  );
}

/**
 * What the makers of the file did to its texts, undone: "Mar\\u00eda" for "María", "50Â GB" for "50 GB" (UTF-8 read as
 * Latin 1), and spaces around signs where systems print their tokens: "18, 426", "1. 3", "22 : 28", "john - kamen".
 *
 * @param {string} text
 */
export const asWritten = (text) => withoutTokenSpaces(inUtf8(text.replace(/\\u([0-9a-f]{4})/gi, characterOf)));

/** @param {string} _ @param {string} code */
const characterOf = (_, code) => String.fromCharCode(Number.parseInt(code, 16));

/** @param {string} text */
function inUtf8(text) {
  if (!/[\u00c2-\u00df][\u0080-\u00bf]/.test(text) || /[^\0-\u00ff]/.test(text)) return text;
  const read = Buffer.from(text, "latin1").toString("utf8");
  return read.includes("\ufffd") ? text : read;
}

/** @param {string} text */
const withoutTokenSpaces = (text) =>
  text
    .replace(/(\p{Nd})\s:\s(?=\p{Nd})/gu, "$1:")
    .replace(/(\p{Nd}),\s(?=\p{Nd}{3}(?!\p{Nd}))/gu, "$1,")
    .replace(/(\p{Nd})\.\s(?=\p{Nd})/gu, "$1.")
    .replace(/(\S) (?:-+|–) (?=\S)/gu, "$1-");

/** @param {string} file */
async function measure(file) {
  const { normalizedMatch, shortAnswerMatch } = await loadSource("packages/deterministic/src/index.ts");
  const cases = readJudged(readFileSync(file, "utf8"));
  const [short, equal] = [shortAnswerMatch({ accents: "ignored" }), normalizedMatch()];
  const caseOf = (/** @type {Judged} */ { output, expected, question }) => ({
    output: asWritten(output),
    expected: expected.map(asWritten),
    input: question,
  });
  const relation = new Map(cases.map((judged) => [judged, short(caseOf(judged)).label]));
  const reportAll = (/** @type {string} */ title, /** @type {(judged: Judged) => boolean} */ accepts) => {
    console.log(`${title}:`);
    for (const [name, part] of partsOf(cases)) report(name, countAccepted(part, accepts));
  };

  reportAll("short-answer formula", ({ output, expected }) => seedScore(output, expected) >= 0.7);
  reportAll("normalized-match", (judged) => equal(caseOf(judged)).passed);
  const relations = short.options.accept;
  for (const name of relations) reportAll(name, (judged) => relation.get(judged) === name);
  reportAll("short-answer-match, all of these", (judged) => relations.includes(relation.get(judged)));
  for (const half of [0, 1]) {
    const outcomes = cases
      .filter((judged) => judged.half === half)
      .map((judged) => ({ isRight: judged.isRight, rules: new Set([relation.get(judged) ?? ""]) }));
    for (const wrongAllowed of [WRONG_OF_SEED / 2, WRONG_OF_SEED]) {
      const known = outcomes.filter(({ rules }) => relations.some((/** @type {string} */ name) => rules.has(name)));
      const chosen = chooseRules(known, wrongAllowed);
      reportAll(`chosen on half ${half} with at most ${wrongAllowed} wrong there: ${chosen.join(", ")}`, (judged) =>
        chosen.includes(relation.get(judged) ?? ""),
      );
    }
  }
}

/** @param {readonly Judged[]} cases */
const partsOf = (cases) =>
  /** @type {const} */ ([
    ["half 0", cases.filter(({ half }) => half === 0)],
    ["half 1", cases.filter(({ half }) => half === 1)],
    ["both", cases],
  ]);

/** What the short-answer formula accepts wrongly in the whole file: 12 in one half, 8 in the other. */
const WRONG_OF_SEED = 20;

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [file] = process.argv.slice(2);
  if (file === undefined) {
    console.error("usage: node tooling/efficientqa/measure.mjs nq_open_efficientqa_test.jsonl");
    process.exitCode = 2;
  } else await measure(file);
}
