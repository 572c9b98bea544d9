// @ts-check
// Measures identifyLanguage beside other detectors: node tooling/language-model/run.mjs evaluate FILE... [--peers FOLDER]
// A file holds JSON Lines {text, lang}; `lang` is a tag of ours, or "other" for any language of Latin script that is
// neither English nor of India. FOLDER has franc, franc-all, eld, tinyld, cld3-asm and fasttext.wasm.js installed.
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { loadSource } from "../load-source.mjs";
import { openPeers } from "./peers.mjs";

const { identifyLanguage } = await loadSource("packages/indic-script/src/language/identify-language.ts");
const { wilsonInterval } = await loadSource("packages/stats/src/intervals/wilson-interval.ts");

const INDIAN = new Set("hi ur bn ta te kn ml mr gu pa".split(" "));

const args = process.argv.slice(2);
const at = args.indexOf("--peers");
const [peerFolder] = at < 0 ? [] : args.splice(at, 2).slice(1);
/** @type {Record<string, (text: string) => string>} */
const detectors = {
  "@eval": (text) => identifyLanguage(text).language,
  ...(peerFolder === undefined ? {} : await openPeers(peerFolder)),
};

for (const file of args) {
  const rows = readFileSync(file, "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  process.stdout.write(`\n${basename(file)}: ${rows.length} rows\n`);
  for (const [name, detect] of Object.entries(detectors)) {
    const answers = rows.map(({ text }) => detect(text));
    process.stdout.write(`${name.padEnd(18)} ${describe(rows, answers)}\n`);
  }
}

/**
 * @param {{ lang: string }[]} rows
 * @param {string[]} answers
 */
function describe(rows, answers) {
  const isRight = rows.map(({ lang }, row) => isAnswer(lang, /** @type {string} */ (answers[row])));
  const languages = [...new Set(rows.map(({ lang }) => lang))].sort();
  const byLanguage = languages.map((language) => {
    const own = isRight.filter((_, row) => rows[row]?.lang === language);
    const right = own.filter(Boolean).length;
    const { low, high } = wilsonInterval(right, own.length);
    return `${language} ${percent(right / own.length)} [${percent(low)}, ${percent(high)}] n=${own.length}`;
  });
  const right = isRight.filter(Boolean).length;
  const { low, high } = wilsonInterval(right, rows.length);
  const alarms = rows.filter(({ lang }, row) => lang === "en" && isIndianRoman(answers[row] ?? "")).length;
  const english = rows.filter(({ lang }) => lang === "en").length;
  const f1 = languages.map((language) => f1Of(language, rows, answers));
  const macro = f1.reduce((a, b) => a + b, 0) / f1.length;
  return [
    `accuracy ${percent(right / rows.length)} [${percent(low)}, ${percent(high)}], macro-F1 ${percent(macro)}`,
    english > 0 ? `, English called Indian ${alarms}/${english}` : "",
    `\n    ${byLanguage.join("; ")}`,
  ].join("");
}

/**
 * @param {string} language
 * @param {{ lang: string }[]} rows
 * @param {string[]} answers
 */
function f1Of(language, rows, answers) {
  const said = answers.filter((answer) => isAnswer(language, answer)).length;
  const is = rows.filter(({ lang }) => lang === language).length;
  const both = rows.filter(({ lang }, row) => lang === language && isAnswer(language, answers[row] ?? "")).length;
  return both === 0 ? 0 : (2 * both) / (said + is);
}

/**
 * Rows of romanised text name the language alone ("hi"): both "hi-Latn" and "hi" are right there.
 * @param {string} language
 * @param {string} answer
 */
function isAnswer(language, answer) {
  if (language === "other") return answer !== "en" && answer !== "und" && !isIndianRoman(answer) && !INDIAN.has(answer);
  return answer === language || answer === `${language}-Latn`;
}

/** @param {string} answer */
function isIndianRoman(answer) {
  return (answer.endsWith("-Latn") && answer !== "ja-Latn") || INDIAN.has(answer);
}

/** @param {number} share */
function percent(share) {
  return (100 * share).toFixed(1);
}
