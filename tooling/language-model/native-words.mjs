// @ts-check
import { isHeldOut, sentences, wordSections } from "./sources.mjs";
import { count, thinned, wordMass } from "./word-mass.mjs";

const TYPES = 30_000;
const RUNNING_SHARE = 0.6;
const LISTED_SHARE = 0.4;
const OWN_SENTENCES = 2;
const WORD = /(?:[\p{L}\p{M}'\u2019]|\u200c|\u200d)+/gu;

/**
 * The words of the languages of one native script.
 * @param {import("./languages.mjs").NativeModel} model
 * @param {import("./sources.mjs").Sources} sources
 * @param {(word: string) => string} fold
 * @param {(line: number) => boolean} isUsed which lines of own sentences to read
 */
export function nativeWords({ languages, letters }, sources, fold, isUsed) {
  const words = (/** @type {string} */ text) =>
    (text.normalize("NFC").match(WORD) ?? []).map((word) => fold(word)).filter((word) => letters.test(word));
  const all = wordMass(languages.length);
  languages.forEach(({ tag, declaration = [], words: list, cldr }, at) => {
    const running = new Map();
    const types = new Map();
    for (const sentence of sentences(tag).filter((_, line) => isUsed(line)))
      for (const word of words(sentence)) count(running, word, OWN_SENTENCES);
    for (const { article, text } of declaration.flatMap((code) => sources.declaration(code)))
      if (!isHeldOut(article)) for (const word of words(text)) count(running, word, 1);
    for (const text of cldr === undefined ? [] : sources.cldr(cldr)) for (const word of words(text)) types.set(word, 1);
    for (const entry of list === undefined ? [] : thinned(sources.words(list), TYPES))
      for (const word of words(entry)) if (word.length > 1) types.set(word, 1);
    const listed = new Map(
      wordSections(`lexicon/${tag}.txt`)
        .flat()
        .flatMap(words)
        .map((word) => [word, 1]),
    );
    all.add(at, [
      [running, RUNNING_SHARE],
      [types, 1 - RUNNING_SHARE],
      [listed, LISTED_SHARE],
    ]);
  });
  return all.mass;
}
