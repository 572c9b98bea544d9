// @ts-check
import { romaji } from "./kana.mjs";
import { latinLanguages, pooled, romanised } from "./languages.mjs";
import { seededRandom } from "./random.mjs";
import { romanise } from "./romanise.mjs";
import { isHeldOut, names, sentences, wordSections } from "./sources.mjs";
import { verbForms } from "./verb-forms.mjs";
import { count, thinned, wordMass } from "./word-mass.mjs";

const TYPES = 10_000;
const SPELLINGS_OF_TEXT = 4;
const OWN_SENTENCES = 3;
const SECTION_SHARES = [0.4, 0.38, 0.22, 0.15, 0.35];
const SHARES = /** @type {const} */ ({ running: 0.4, listed: 0.4, types: 0.2 });
const WORD = /\p{L}[\p{L}\p{M}]*(?:['\u2019]\p{L}[\p{L}\p{M}]*)*/gu;

/** Words of the languages of Latin script, in the order of the model; the last class is that of names. */
export const latinTags = [
  "en",
  ...romanised.map(({ tag }) => tag),
  ...latinLanguages.map(({ tag }) => tag),
  "ja-Latn",
  "und",
  "name",
];

/**
 * @typedef {object} Parts
 * @property {Map<string, number>} running words as they come in texts
 * @property {Map<string, number>} listed function words and common words, by hand
 * @property {Map<string, number>} types words of dictionaries, each once
 */

/**
 * @param {import("./sources.mjs").Sources} sources
 * @param {(word: string) => string} fold
 * @param {(line: number) => boolean} isUsed which lines of own sentences to read
 */
export function latinWords(sources, fold, isUsed) {
  /** @type {Map<string, Parts>} */
  const parts = new Map(latinTags.map((tag) => [tag, { running: new Map(), listed: new Map(), types: new Map() }]));
  const of = (/** @type {string} */ tag) => /** @type {Parts} */ (parts.get(tag));
  const words = (/** @type {string} */ text) => (text.normalize("NFC").match(WORD) ?? []).map((word) => fold(word));
  const context = { sources, words, of, dictionary: sources.dictionary(), names: names() };
  addNames(context);
  for (const language of romanised) addRomanised(context, language);
  addEnglish(context);
  for (const language of latinLanguages) addLatin(context, language);
  addJapanese(context);
  addPooled(context);
  const files = latinTags.filter((tag) => tag !== "und" && tag !== "name");
  for (const file of [...files, "en-hard"])
    for (const line of sentences(file).filter((_, at) => isUsed(at)))
      addSentence(context, file.replace("-hard", ""), line);
  const all = wordMass(latinTags.length);
  latinTags.forEach((tag, at) => {
    const { running, listed, types } = of(tag);
    all.add(at, [
      [running, SHARES.running],
      [listed, SHARES.listed],
      [types, SHARES.types],
    ]);
  });
  shareCommonWords(all.mass);
  return all.mass;
}

/**
 * Lists differ in length, which makes a word of the shorter list look the more common one. Punjabi and Urdu share the
 * words of every day with Hindi, and Urdu is the same language in most sentences: only a word that one has several times
 * as often tells them apart.
 * @param {Map<string, Float64Array>} mass
 */
function shareCommonWords(mass) {
  const hindi = latinTags.indexOf("hi-Latn");
  for (const near of ["pa-Latn", "ur-Latn"].map((tag) => latinTags.indexOf(tag)))
    for (const row of mass.values()) {
      const [less = 0, more = 0] = [row[hindi] ?? 0, row[near] ?? 0].sort((a, b) => a - b);
      if (less * TOLD_APART > more) row[hindi] = row[near] = (less + more) / 2;
    }
}

const TOLD_APART = 5;

/**
 * @typedef {object} Context
 * @property {import("./sources.mjs").Sources} sources
 * @property {(text: string) => string[]} words
 * @property {(tag: string) => Parts} of
 * @property {Set<string>} dictionary
 * @property {Set<string>} names
 */

/**
 * English and the languages of India are told word by word; of the others it is enough that a text is one of them.
 * @param {Float64Array} shares
 */
export function concernOfLatin(shares) {
  const others = shares.slice(FIRST_OTHER, -1).reduce((sum, share) => sum + share, 0);
  return 1 - (1 - OTHERS_CONCERN) * (others / shares.reduce((sum, share) => sum + share, 0));
}

/**
 * English words that no language of India has but by loan. Those that are common are told as English in a sentence of
 * another language, whatever their n-grams look like.
 * @param {Float64Array} shares
 */
export function isPlainEnglish(shares) {
  const [english = 0] = shares;
  return english > COMMON && english > PLAIN * shares.slice(0, FIRST_OTHER).reduce((sum, share) => sum + share, 0);
}

const COMMON = 4e-5;
const PLAIN = 0.85;
const FIRST_OTHER = 1 + romanised.length;
const OTHERS_CONCERN = 0.25;

/** @param {Context} context */
function addNames({ of, names: all }) {
  for (const name of all) count(of("name").running, name, 1);
}

/**
 * @param {Context} context
 * @param {typeof romanised[number]} language
 */
function addRomanised({ sources, words, of }, { tag, native, declaration = [], words: list = "", cldr = "" }) {
  const { running, listed, types } = of(tag);
  const random = seededRandom(tag.charCodeAt(0) * 7 + tag.charCodeAt(1));
  for (const { article, text } of declaration.flatMap((code) => sources.declaration(code)))
    for (let spelling = 0; !isHeldOut(article) && spelling < SPELLINGS_OF_TEXT; spelling += 1)
      for (const word of words(romanise(text, native, spelling === 0 ? null : random)))
        count(running, word, 1 / SPELLINGS_OF_TEXT);
  const keywords = sources.cldr(cldr).flatMap((text) => text.split(/\s+/));
  for (const entry of new Set([...keywords, ...thinned(sources.words(list), TYPES)])) {
    if (!/[\u0900-\u0dff]/.test(entry)) continue;
    for (const spelling of [null, random])
      for (const word of words(romanise(entry, native, spelling))) addSpelling(types, word, tag);
  }
  for (const [section, entries] of wordSections(`lexicon/${tag}.txt`).entries())
    for (const word of entries) count(listed, word, (SECTION_SHARES[section] ?? 0) / entries.length);
  for (const word of verbForms(tag)) count(types, word, 1);
}

/**
 * @param {Map<string, number>} types
 * @param {string} word
 * @param {string} tag
 */
function addSpelling(types, word, tag) {
  if (!/^[a-z']{2,}$/.test(word)) return;
  count(types, word, 0.5);
  // Urdu likes "kartay" where Hindi has "karte".
  if (tag === "ur-Latn" && word.length > 3 && word.endsWith("e")) count(types, `${word.slice(0, -1)}ay`, 0.7);
}

/** @param {Context} context */
function addEnglish({ sources, words, of, dictionary }) {
  const { running, listed, types } = of("en");
  for (const { article, text } of sources.declaration("eng"))
    if (!isHeldOut(article)) for (const word of words(text)) count(running, word, 1);
  for (const [section, entries] of wordSections("lexicon/en.txt").entries())
    for (const word of entries) count(listed, word, (SECTION_SHARES[section] ?? 0) / entries.length);
  for (const word of dictionary) types.set(word, 1);
  for (const text of sources.cldr("en")) for (const word of words(text)) types.set(word, 1);
}

/**
 * @param {Context} context
 * @param {typeof latinLanguages[number]} language
 */
function addLatin({ sources, words, of }, { tag, declaration = [], cldr = "", stopWords }) {
  const { running, listed, types } = of(tag);
  for (const { article, text } of declaration.flatMap((code) => sources.declaration(code)))
    if (!isHeldOut(article)) for (const word of words(text)) count(running, word, 1);
  for (const word of sources.stopWords(stopWords).flatMap(words)) listed.set(word, 1);
  for (const text of sources.cldr(cldr)) for (const word of words(text)) types.set(word, 1);
}

/** @param {Context} context */
function addJapanese({ sources, of }) {
  const { listed, types } = of("ja-Latn");
  for (const text of sources.cldr("ja").flatMap((entry) => entry.split(/[^ぁ-ん]+/))) {
    const word = romaji(text);
    if (word.length > 1) types.set(word, 1);
  }
  for (const word of sources.stopWords("ja").map(romaji)) if (word !== "") listed.set(word, 1);
}

/** @param {Context} context */
function addPooled({ sources, words, of }) {
  const { running, listed } = of("und");
  for (const { text } of pooled.declaration.flatMap((code) => sources.declaration(code)))
    for (const word of words(text)) count(running, word, 1);
  for (const word of pooled.stopWords.flatMap((language) => sources.stopWords(language)).flatMap(words))
    listed.set(word, 1);
}

/** English words that are words of an Indian language as well, though no list of ours has them. */
const BOTH = new Set(
  (
    "sun bole man mane tara tari mere tame pade hale mast tale gale mate male made kale bade age ante ate tar pan tan men " +
    "san sit bat mar par lag vale dudh vela nave mule pole bas pul tel ole unde hole kele gel ala vel nako pata"
  ).split(" "),
);

/**
 * The words of an own sentence: those in quotes, acronyms and loans from English are left out, names are names.
 * @param {Context} context
 * @param {string} tag
 * @param {string} sentence
 */
function addSentence({ words, of, dictionary, names: known }, tag, sentence) {
  const text = sentence.normalize("NFC").replace(/"[^"]*"|`[^`]*`/g, " ");
  const isIndian = romanised.some((language) => language.tag === tag);
  const own = new Set(wordSections(`lexicon/${tag}.txt`).flat());
  let end = 0;
  for (const { 0: raw, index } of text.matchAll(WORD)) {
    const isFirst = index === 0 || /[.?!:]/.test(text.slice(end, index));
    const isGlued = /[\d_]/.test(text[index - 1] ?? "") || /[\d_=(]/.test(text[index + raw.length] ?? "");
    end = index + raw.length;
    const [word = ""] = words(raw);
    const isCapital = /^\p{Lu}/u.test(raw);
    if (isGlued || /^\p{Lu}{2,}$/u.test(raw) || (isCapital && known.has(word))) continue;
    if (isCapital && !isFirst && raw !== "I" && (isIndian || tag === "en")) {
      if (!dictionary.has(word)) count(of("name").running, word, 0.5);
    } else if (!isForeign(word)) count(of(tag).running, word, OWN_SENTENCES);
  }

  function isForeign(/** @type {string} */ word) {
    if (isIndian) return word.length >= 3 && dictionary.has(word) && !own.has(word) && !BOTH.has(word);
    return tag === "en" && word.length > 2 && !dictionary.has(word) && !own.has(word) && !word.includes("'");
  }
}
