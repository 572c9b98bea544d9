// @ts-check
// Precision and recall of @eval/trap-words on a file of pairs, with 95% Wilson intervals, by language and category:
//   node tooling/trap-words/measure-pairs.mjs [packages/trap-words/fixtures/pairs/tuning.jsonl] [--wrong]
// --wrong names the pairs whose verdict on a misreading is wrong, with their texts. Not for the held-out half, whose rows
// stay unread.
import { readFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { loadSource } from "../load-source.mjs";
import { groupVerdicts, tally, wilsonInterval } from "./tally-pairs.mjs";

/** @typedef {import("./tally-pairs.mjs").Pair} Pair */
/** @typedef {import("./tally-pairs.mjs").Verdict} Verdict */

const { values: flags, positionals } = parseArgs({ allowPositionals: true, options: { wrong: { type: "boolean" } } });
const file = positionals[0] ?? "packages/trap-words/fixtures/pairs/tuning.jsonl";
if (flags.wrong && path.basename(file) === "held-out.jsonl") throw new Error("rows of held-out.jsonl must stay unread");

/** @type {Pair[]} */
const pairs = readFileSync(file, "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line));
const { checkTrace } = await loadSource("packages/trap-words/src/index.ts");
const verdicts = pairs.map((pair) => ({ pair, label: checkTrace(pair.source, pair.trace).label }));

printTable("all", () => path.basename(file));
printTable("source", ({ sourceLanguage }) => sourceLanguage);
printTable("trace", ({ traceLanguage }) => traceLanguage);
printTable("category", ({ category }) => category);
if (flags.wrong) printWrong();

/** @param {string} head @param {(pair: Pair) => string} keyOf */
function printTable(head, keyOf) {
  console.log(`\n| ${head} | pairs | misread | flagged | precision | recall | same verdict |`);
  console.log("|---|--:|--:|--:|---|---|---|");
  for (const [key, group] of groupVerdicts(verdicts, keyOf)) {
    const { count, flaggedRightly: right, flaggedWrongly, missed, sameLabel } = tally(group);
    const flagged = right + flaggedWrongly;
    const misread = right + missed;
    const rates = [rate(right, flagged), rate(right, misread), rate(sameLabel, count)];
    console.log(`| ${[key, count, misread, flagged, ...rates].join(" | ")} |`);
  }
}

/** @param {number} hits @param {number} trials */
function rate(hits, trials) {
  const interval = wilsonInterval(hits, trials);
  if (interval === null) return "—";
  const [low, high] = interval.map((bound) => bound.toFixed(2));
  return `${(hits / trials).toFixed(3)} [${low}, ${high}] ${hits}/${trials}`;
}

function printWrong() {
  for (const { pair, label } of verdicts) {
    if ((label === "misread_detected") === (pair.expected === "misread_detected")) continue;
    console.log(`\n${pair.id} ${pair.term} ${pair.category}: ${label}, expected ${pair.expected}`);
    console.log(`  ${pair.source}\n  ${pair.trace}`);
  }
}
