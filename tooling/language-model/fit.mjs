// @ts-check
// Fits src/language/matrix-fit.ts: node tooling/language-model/run.mjs fit FOLDER...
// Each folder, in order, holds the Latin model of one fold (run.mjs build SOURCES latin --hold-out 0 --into FOLDER), which
// reads only sentences that its model has not seen. Coordinate search on the log loss; priors stay as they are.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { transform } from "esbuild";
import { loadSource } from "../load-source.mjs";
import { latinTags } from "./latin-words.mjs";
import { sentences } from "./sources.mjs";

const { decodeModel } = await loadSource("packages/indic-script/src/language/language-model.ts");
const { matrixModel, matrixEvidence, matrixProbabilities } = await loadSource(
  "packages/indic-script/src/language/matrix-language.ts",
);
const { MATRIX_FIT } = await loadSource("packages/indic-script/src/language/matrix-fit.ts");
const { splitScriptWords } = await loadSource("packages/indic-script/src/language/split-script-words.ts");
const { setContexts } = await loadSource("packages/indic-script/src/language/word-context.ts");

const FACTORS = [0.5, 0.7, 0.85, 1.18, 1.4, 2];
const ROUNDS = 3;

const models = await Promise.all(process.argv.slice(2).map(readModel));
const rows = models.flatMap((model, fold) => heldOutRows(model, fold));
process.stdout.write(`${rows.length} sentences\nbefore ${describe(MATRIX_FIT)}\n`);
let fit = MATRIX_FIT;
for (let round = 0; round < ROUNDS; round += 1)
  for (const path of paths(fit)) for (const factor of FACTORS) fit = better(fit, changed(fit, path, factor));
process.stdout.write(`after ${describe(fit)}\n${JSON.stringify(fit, null, 2)}\n`);

/** @param {string} folder */
async function readModel(folder) {
  const { code } = await transform(readFileSync(join(folder, "latin-model.ts"), "utf8"), { loader: "ts" });
  const { LATIN_MODEL } = await import(`data:text/javascript;base64,${Buffer.from(code).toString("base64")}`);
  return matrixModel(decodeModel(LATIN_MODEL));
}

/**
 * @param {ReturnType<typeof matrixModel>} model
 * @param {number} fold
 */
function heldOutRows(model, fold) {
  const files = [...latinTags.filter((tag) => tag !== "und" && tag !== "name"), "en-hard"];
  return files.flatMap((file) =>
    sentences(file)
      .filter((_, line) => line % 3 === fold)
      .map((text) => {
        const { words, signs } = splitScriptWords(text);
        setContexts(text, words, signs);
        return {
          model,
          text,
          language: latinTags.indexOf(file.replace("-hard", "")),
          words: words.map((/** @type {{ start: number, end: number, context: number }} */ word) => ({
            word: model.weigh(text.slice(word.start, word.end)),
            context: word.context,
          })),
        };
      }),
  );
}

/**
 * @param {typeof rows[number]} row
 * @param {typeof MATRIX_FIT} candidate
 */
function probabilities({ model, words }, candidate) {
  const sum = new Float64Array(latinTags.length);
  for (const { word, context } of words)
    matrixEvidence(model, word, context, candidate).forEach((/** @type {number} */ value, /** @type {number} */ at) => {
      sum[at] = /** @type {number} */ (sum[at]) + value;
    });
  return matrixProbabilities(model, sum, candidate);
}

/** @param {typeof MATRIX_FIT} candidate */
function loss(candidate) {
  const total = rows.reduce((sum, row) => sum - Math.log(probabilities(row, candidate)[row.language] + 1e-6), 0);
  return total / rows.length;
}

/** @param {typeof MATRIX_FIT} candidate */
function describe(candidate) {
  const answers = rows.map((row) => probabilities(row, candidate));
  const right = answers.filter((shares, at) => shares.indexOf(Math.max(...shares)) === rows[at]?.language).length;
  const sure = answers.filter((shares) => Math.max(...shares) >= 0.5);
  return `log loss ${loss(candidate).toFixed(4)}, right ${right}, at least one half ${sure.length}`;
}

/**
 * @param {typeof MATRIX_FIT} before
 * @param {typeof MATRIX_FIT} candidate
 */
function better(before, candidate) {
  return loss(candidate) < loss(before) - 1e-5 ? candidate : before;
}

/** @param {object} value @returns {string[][]} */
function paths(value) {
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === "object" ? paths(inner).map((path) => [key, ...path]) : inner === 0 ? [] : [[key]],
  );
}

/**
 * @param {any} value
 * @param {readonly string[]} path
 * @param {number} factor
 * @returns {any}
 */
function changed(value, [key = "", ...rest], factor) {
  return { ...value, [key]: rest.length === 0 ? value[key] * factor : changed(value[key], rest, factor) };
}
