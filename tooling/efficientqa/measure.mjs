// @ts-check
// Precision and recall of a deterministic answer match against human labels.
//   node tooling/efficientqa/measure.mjs nq_open_efficientqa_test.jsonl
// The file is of google-research-datasets/natural-questions (CC BY-SA 3.0): answers of systems that missed the expected
// ones exactly, judged by people. "Possibly correct" ones are left out. Questions are halved by a hash; the rules are
// chosen on one half and reported on the other.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { runnerImport } from "vite";
import { answerRules } from "./answer-rules.mjs";
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
    `  ${name.padEnd(29)} right ${right} of ${allRight} (recall ${percent(right / allRight)}), wrong ${wrong} of ${allWrong}, precision ${precision}`,
  );
}

/** The metrics, from their source. @returns {Promise<import("./answer-rules.mjs").Parts>} */
async function loadParts() {
  const conditions = ["@eval/source", "module", "node", "development|production"];
  const root = resolve(import.meta.dirname, "../..");
  const config = {
    root,
    configFile: /** @type {const} */ (false),
    resolve: { conditions },
    ssr: { resolve: { conditions } },
  };
  const load = async (/** @type {string} */ file) => (await runnerImport(resolve(root, file), config)).module;
  const metrics = /** @type {any} */ (await load("packages/deterministic/src/index.ts"));
  const text = /** @type {any} */ (await load("packages/core/src/text/index.ts"));
  const fold = text.composeSteps([
    "canonical",
    "lower-case",
    "fold-digits",
    "fold-quotes",
    "fold-dashes",
    "strip-invisible",
  ]);
  return { metrics, splitWords: text.splitWords, fold };
}

/** @param {string} file */
async function measure(file) {
  const cases = readJudged(readFileSync(file, "utf8"));
  const rulesOf = answerRules(await loadParts());
  const held = new Map(cases.map((judged) => [judged, rulesOf(judged.output, judged.expected, judged.question)]));
  const [tuning, reported] = [0, 1].map((half) => cases.filter((judged) => judged.half === half));
  if (tuning === undefined || reported === undefined) return;

  const outcomes = tuning.map((judged) => ({ isRight: judged.isRight, rules: held.get(judged) ?? new Set() }));
  const seed = (/** @type {Judged} */ { output, expected }) => seedScore(output, expected) >= 0.7;
  const parts = /** @type {const} */ ([
    ["half the rules are chosen on", tuning],
    ["the other half", reported],
    ["both", cases],
  ]);
  console.log("short-answer formula:");
  for (const [name, part] of parts) report(name, countAccepted(part, seed));
  const share = Math.floor((WRONG_OF_SEED * tuning.length) / cases.length);
  for (const wrongAllowed of [Math.floor(share / 3), share, WRONG_OF_SEED]) {
    const chosen = chooseRules(outcomes, wrongAllowed);
    const accepts = (/** @type {Judged} */ judged) => chosen.some((rule) => held.get(judged)?.has(rule));
    console.log(
      `rules chosen so that at most ${wrongAllowed} wrong answers of their half pass:\n  ${chosen.join("; ")}`,
    );
    for (const [name, part] of parts) report(name, countAccepted(part, accepts));
  }
}

/** What the short-answer formula accepts wrongly in the whole file: 12 in one half, 8 in the other. */
const WRONG_OF_SEED = 20;

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [file] = process.argv.slice(2);
  if (file === undefined) {
    console.error("usage: node tooling/efficientqa/measure.mjs nq_open_efficientqa_test.jsonl");
    process.exitCode = 2;
  } else await measure(file);
}
