// @ts-check
// Builds the language models of @eval/indic-script: node tooling/language-model/run.mjs build FOLDER [MODEL...]
// FOLDER holds node_modules with the packages of sources/package.json. Takes two minutes; the same input gives the same
// output. --hold-out 0|1|2 leaves out every third own sentence, for fit.mjs; --into writes the models elsewhere.
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { loadSource } from "../load-source.mjs";
import { correctListed } from "./correct-listed.mjs";
import { encode, modelModule } from "./encode.mjs";
import { LATIN, nativeModels } from "./languages.mjs";
import { concernOfLatin, isPlainEnglish, latinTags, latinWords } from "./latin-words.mjs";
import { nativeWords } from "./native-words.mjs";
import { seededRandom } from "./random.mjs";
import { openSources } from "./sources.mjs";
import { train } from "./train.mjs";

const MODELS = join(import.meta.dirname, "../../packages/indic-script/src/language/models");
const BIOME = join(import.meta.dirname, "../../node_modules/.bin/biome");
const SEED = 11;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { "hold-out": { type: "string", default: "-1" }, into: { type: "string", default: MODELS } },
});
const [folder, ...wanted] = positionals;
if (folder === undefined) throw new Error("folder must be given, got nothing: run.mjs build FOLDER");
const sources = openSources(folder);
const { eachGramBucket, GRAM_BUCKETS } = await loadSource("packages/indic-script/src/language/word-features.ts");
/** @param {string} word */
const gramBuckets = (word) => {
  /** @type {number[]} */
  const buckets = [];
  eachGramBucket(word, (/** @type {number} */ bucket) => buckets.push(bucket));
  return buckets;
};
const { foldWord } = await loadSource("packages/indic-script/src/language/fold-word.ts");
const isUsed = (/** @type {number} */ line) => line % 3 !== Number(values["hold-out"]);

const all = [
  {
    ...LATIN,
    tags: latinTags,
    concern: concernOfLatin,
    isPlain: isPlainEnglish,
    mass: () => latinWords(sources, foldWord, isUsed),
  },
  ...nativeModels.map((model) => ({
    ...model,
    tags: model.languages.map(({ tag }) => tag),
    concern: undefined,
    isPlain: undefined,
    mass: () => nativeWords(model, sources, foldWord, isUsed),
  })),
];
for (const { name, tags, mass, grams, listed, step, concern, isPlain } of all.filter(
  (model) => wanted.length === 0 || wanted.includes(model.name),
)) {
  const counted = mass();
  const task = {
    classes: tags.length,
    mass: counted,
    gramBuckets,
    buckets: GRAM_BUCKETS,
    grams,
    listed,
    concern,
    isPlain,
  };
  const trained = train({ ...task, random: seededRandom(SEED) });
  // Romanised words are short and shared; those of a script of its own are told by their n-grams.
  if (name === LATIN.name) correctListed(trained, counted, gramBuckets, step);
  const model = encode({ ...trained, languages: tags, buckets: GRAM_BUCKETS }, step);
  const text = modelModule(name, model);
  const file = join(values.into, `${name}-model.ts`);
  writeFileSync(file, text);
  if (values.into === MODELS) execFileSync(BIOME, ["format", "--write", file], { stdio: "ignore" });
  process.stdout.write(`${name}: ${counted.size} words read, ${text.length} characters written\n`);
}
