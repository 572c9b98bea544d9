// @ts-check
// Writes a model the way src/language/decode-model.ts reads it.

const LINE = 112;
const GAP_ZERO = 35;
const LONG_GAP = 56;
const LEVEL_ZERO = 68;
const HIGHEST_LEVEL = 20;
const LONGEST_RUN = 26;

/**
 * @param {object} model
 * @param {readonly string[]} model.languages
 * @param {Float32Array} model.bias
 * @param {(row: number) => Float32Array} model.rowOf
 * @param {Uint8Array} model.kept
 * @param {Map<string, number>} model.ownRow
 * @param {number} model.buckets
 * @param {number} step
 */
export function encode({ languages, bias, rowOf, kept, ownRow, buckets }, step) {
  const isWorth = (/** @type {Float32Array} */ row) => row.some((weight) => level(weight, step) !== 0);
  const grams = Array.from({ length: buckets }, (_, at) => at).filter((at) => kept[at] && isWorth(rowOf(at)));
  const words = [...ownRow]
    .filter(([, row]) => kept[row] && isWorth(rowOf(row)))
    .map(([word]) => word)
    .sort();
  const rows = [bias, ...grams.map(rowOf), ...words.map((word) => rowOf(ownRow.get(word) ?? 0))];
  return { languages, step, grams: encodeGrams(grams), words: encodeWords(words), weights: encodeWeights(rows, step) };
}

/**
 * @param {number} weight
 * @param {number} step
 */
function level(weight, step) {
  return Math.max(-HIGHEST_LEVEL, Math.min(HIGHEST_LEVEL, Math.round(weight / step)));
}

/** @param {readonly number[]} buckets */
function encodeGrams(buckets) {
  let before = -1;
  let text = "";
  for (const bucket of buckets) {
    let gap = bucket - before - 1;
    for (; gap >= LONG_GAP; gap -= LONG_GAP) text += "}";
    text += String.fromCharCode(GAP_ZERO + gap);
    before = bucket;
  }
  return text;
}

/** @param {readonly string[]} words sorted */
function encodeWords(words) {
  let before = "";
  let text = "";
  for (const word of words) {
    let shared = 0;
    while (shared < 15 && shared < before.length && before[shared] === word[shared]) shared += 1;
    text += String.fromCharCode(48 + shared) + word.slice(shared);
    before = word;
  }
  return text;
}

/**
 * @param {readonly Float32Array[]} rows
 * @param {number} step
 */
function encodeWeights(rows, step) {
  let text = "";
  let zeros = 0;
  const flush = () => {
    for (; zeros > 0; zeros -= LONGEST_RUN) text += String.fromCharCode(96 + Math.min(zeros, LONGEST_RUN));
    zeros = 0;
  };
  for (const row of rows)
    for (const weight of row) {
      const value = level(weight, step);
      if (value === 0) zeros += 1;
      else {
        flush();
        text += String.fromCharCode(LEVEL_ZERO + value);
      }
    }
  flush();
  return text;
}

/**
 * @param {string} name "latin"
 * @param {ReturnType<typeof encode>} model
 */
export function modelModule(name, model) {
  return `import type { EncodedModel } from "../language-model.js";

/** Written by tooling/language-model. */
export const ${name.toUpperCase()}_MODEL: EncodedModel = {
  languages: (${quote(model.languages.join(" "))}).split(" "),
  step: ${model.step},
  grams:
    ${quote(model.grams)},
  words:
    ${quote(model.words)},
  weights:
    ${quote(model.weights)},
};
`;
}

/** @param {string} text */
function quote(text) {
  const parts = text.match(new RegExp(`.{1,${LINE}}`, "gsu")) ?? [""];
  return parts.map((part) => JSON.stringify(part)).join(" +\n    ");
}
