// @ts-check
// What indic-match does with expected answers of real data when they are written another way, and when another answer
// stands in their place.
//   node tooling/indic-match/synthetic-edits.mjs --options parambench.csv --squad xquad.hi.json [--confusions 20]
// `--options`: a CSV with question_text, option_a to option_d and correct_answer (ayushbits/ParamBench). `--squad`: a
// file in the shape of SQuAD (google-deepmind/xquad). Both may be given more than once.
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { loadSource } from "../load-source.mjs";
import { romanizeWord } from "./casual-roman.mjs";
import { readCsv } from "./read-csv.mjs";

const { values } = parseArgs({
  options: {
    options: { type: "string", multiple: true, default: [] },
    squad: { type: "string", multiple: true, default: [] },
    confusions: { type: "string", default: "15" },
  },
});

/** @typedef {{ question: string, gold: string, others: string[], sentence: string }} Item */

/** @param {string} file @returns {Item[]} */
function optionItems(file) {
  return readCsv(readFileSync(file, "utf8")).flatMap((row) => {
    const options = ["option_a", "option_b", "option_c", "option_d"].map((name) => (row[name] ?? "").trim());
    const at = "ABCD".indexOf((row["correct_answer"] ?? "").trim());
    const gold = options[at] ?? "";
    const others = options.filter((option, index) => index !== at && option !== "");
    return gold === "" || row["question_type"] !== "Normal MCQ"
      ? []
      : [{ question: row["question_text"] ?? "", gold, others, sentence: "" }];
  });
}

/** @param {string} file @returns {Item[]} */
function squadItems(file) {
  /** @type {any[]} */
  const articles = JSON.parse(readFileSync(file, "utf8")).data;
  return articles.flatMap(({ paragraphs }) =>
    paragraphs.flatMap((/** @type {any} */ { context, qas }) =>
      qas.map((/** @type {any} */ { question, answers }, /** @type {number} */ at) => ({
        question,
        gold: answers[0].text.trim(),
        others: [qas[(at + 1) % qas.length].answers[0].text.trim()],
        sentence: sentenceAt(context, answers[0].answer_start, answers[0].text),
      })),
    ),
  );
}

/** The sentence of a passage that holds an answer. @param {string} text @param {number} at @param {string} answer */
function sentenceAt(text, at, answer) {
  const start = Math.max(text.lastIndexOf("।", at), text.lastIndexOf(". ", at)) + 1;
  const ends = ["।", ". "].map((mark) => text.indexOf(mark, at + answer.length - 1)).filter((end) => end >= 0);
  return text.slice(start, ends.length === 0 ? text.length : Math.min(...ends) + 1).trim();
}

const NASALS = {
  क: "ङ्",
  ख: "ङ्",
  ग: "ङ्",
  घ: "ङ्",
  च: "ञ्",
  छ: "ञ्",
  ज: "ञ्",
  झ: "ञ्",
  ट: "ण्",
  ठ: "ण्",
  ड: "ण्",
  ढ: "ण्",
  त: "न्",
  थ: "न्",
  द: "न्",
  ध: "न्",
  प: "म्",
  फ: "म्",
  ब: "म्",
  भ: "म्",
};
const isHindi = (/** @type {string} */ text) => /[\u0904-\u0939]/.test(text) && !/[a-zA-Z]/.test(text);
const words = (/** @type {string} */ text, /** @type {(word: string) => string} */ edit) =>
  text.replace(/[\u0900-\u0963\u0970-\u097f\u200c\u200d]+/g, edit);
/** Letters that other scripts of India do not have at the same place. */
const isShared = (/** @type {string} */ text) =>
  isHindi(text) && !/[\u093c\u0945\u0949\u0911\u090d\u0901\u0950]/.test(text.normalize("NFD"));
const shift = (/** @type {string} */ text, /** @type {number} */ block) =>
  text
    .normalize("NFC")
    .replace(
      /[\u0905-\u0914\u0915-\u0928\u092a-\u0930\u0932\u0935-\u0939\u093e-\u0943\u0947\u0948\u094b-\u094d\u0902]/g,
      (unit) => String.fromCharCode(unit.charCodeAt(0) - 0x900 + block),
    );

/** Edits that leave the answer the same; null where an edit changes nothing. @type {Record<string, (gold: string) => string | null>} */
const SAME = {
  "in a sentence": (gold) => `सही उत्तर ${gold} है।`,
  "danda and quotes": (gold) => `“${gold}”।`,
  "decomposed (NFD)": (gold) => gold.normalize("NFD"),
  "digits of the other script": (gold) =>
    /[0-9]/.test(gold)
      ? gold.replace(/[0-9]/g, (digit) => String.fromCharCode(0x966 + Number(digit)))
      : gold.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966)),
  "nasals as letters": (gold) =>
    gold.replace(/ं(?=([क-भ]))/g, (dot, next) => NASALS[/** @type {keyof typeof NASALS} */ (next)] ?? dot),
  "nukta left out": (gold) => gold.normalize("NFC").replaceAll("\u093c", ""),
  "candrabindu as dot": (gold) => gold.replaceAll("ँ", "ं"),
  "with a postposition": (gold) => `${gold} के बारे में`,
  "casual Roman": (gold) => (isHindi(gold) ? words(gold, (word) => romanizeWord(word, 1)) : null),
  "casual Roman, double vowels": (gold) => (isHindi(gold) ? words(gold, (word) => romanizeWord(word, 0)) : null),
  "in Gujarati script": (gold) => (isShared(gold) ? shift(gold, 0xa80) : null),
  "in Telugu script": (gold) => (isShared(gold) ? shift(gold, 0xc00) : null),
  "oblique plural of the last word": (gold) =>
    /[कखगचजटडतदनपबमयरलवशसह]$/.test(gold) && isHindi(gold) ? `${gold}ों में` : null,
};

/** What puts another answer in its place. @type {Record<string, (gold: string, other: string) => string>} */
const OTHER = {
  "another answer": (_gold, other) => other,
  "another answer in a sentence": (_gold, other) => `सही उत्तर ${other} है।`,
  "denied, then another": (gold, other) => `${gold} नहीं, ${other}`,
  "one or the other": (gold, other) => `${gold} या ${other}`,
};

const { indicMatch } = await loadSource("packages/indic-script/src/match/indic-match.ts");
const { wilsonInterval } = await loadSource("packages/stats/src/index.ts");
const metric = indicMatch();
const percent = (/** @type {number} */ share) => `${(100 * share).toFixed(1)} %`;

/** @param {string} name @param {number} count @param {number} all */
function report(name, count, all) {
  const { low, high } = wilsonInterval(count, all);
  if (all > 0)
    console.log(
      `  ${name.padEnd(34)} ${String(count).padStart(5)} of ${String(all).padEnd(5)} ${percent(count / all).padStart(7)} [${percent(low)}, ${percent(high)}]`,
    );
}

/** With the question: the sentence of the passage that has the answer, and one of another passage. @param {Item[]} items */
function measureSentences(items) {
  const asked = items.filter(({ sentence, gold }) => sentence.includes(gold));
  const accepts = (/** @type {Item} */ { question, gold }, /** @type {string} */ output) =>
    metric({ input: question, output, expected: gold }).passed === true;
  const elsewhere = asked.flatMap((item, at) => {
    const other = asked[(at + 37) % asked.length];
    return other === undefined || other.sentence.includes(item.gold) ? [] : [accepts(item, other.sentence)];
  });
  report("in its sentence of the passage", asked.filter((item) => accepts(item, item.sentence)).length, asked.length);
  report("in a sentence of another (be none)", elsewhere.filter(Boolean).length, elsewhere.length);
}

/** @param {string} file @param {Item[]} items */
function measure(file, items) {
  console.log(`\n${file}: ${items.length} expected answers\naccepted when written another way (should be all)`);
  /** @type {string[]} */
  const confusions = [];
  for (const [name, edit] of Object.entries(SAME)) {
    let [accepted, all] = [0, 0];
    for (const { gold } of items) {
      const output = edit(gold);
      if (output === null || (output === gold && name !== "in a sentence")) continue;
      all += 1;
      const result = metric({ output, expected: gold });
      if (result.passed) accepted += 1;
      else confusions.push(`missed (${name}, ${result.label}): ${gold} | ${output}`);
    }
    report(name, accepted, all);
  }
  measureSentences(items);
  console.log("accepted where another answer stands (should be none)");
  for (const [name, edit] of Object.entries(OTHER)) {
    let [accepted, all] = [0, 0];
    for (const { gold, others } of items) {
      for (const other of others) {
        // One option that says the other and more is not another answer in every reading.
        if (other.includes(gold) || gold.includes(other)) continue;
        all += 1;
        const result = metric({ output: edit(gold, other), expected: gold });
        if (!result.passed) continue;
        accepted += 1;
        confusions.push(`ACCEPTED (${name}, ${result.metadata.level}): ${gold} | ${edit(gold, other)}`);
      }
    }
    report(name, accepted, all);
  }
  const most = Number(values.confusions);
  const wrong = confusions.filter((text) => text.startsWith("ACCEPTED"));
  const missed = confusions.filter((text) => text.startsWith("missed"));
  for (const list of [wrong, missed]) {
    const step = Math.max(1, Math.floor(list.length / Math.max(1, most)));
    for (let at = 0; at < list.length && at / step < most; at += step) console.log(`    ${list[at]}`);
  }
}

for (const file of values.options) measure(file, optionItems(file));
for (const file of values.squad) measure(file, squadItems(file));
