// @ts-check

/**
 * One kind of difference between two texts, and what it should do to a score.
 *
 * @typedef {import("./scripts.mjs").ScriptTexts} ScriptTexts
 * @typedef {import("./scripts.mjs").Pair} Pair
 * @typedef {object} Kind
 * @property {string} name
 * @property {string} title
 * @property {string} note
 * @property {"best" | "not best" | "either"} wanted
 * @property {(texts: ScriptTexts) => readonly Pair[]} pairsOf output and expected answer
 */

/** @type {readonly Kind[]} */
export const kinds = [
  {
    name: "identical",
    title: "Identical texts",
    note: "A sentence and a word, each against itself.",
    wanted: "best",
    pairsOf: ({ sentence, vowelPairs }) =>
      [sentence, ...vowelPairs.flat()].map((text) => /** @type {const} */ ([text, text])),
  },
  {
    name: "unrelated",
    title: "Unrelated texts",
    note: "Two sentences of one language that share no word and no number.",
    wanted: "not best",
    pairsOf: ({ sentence, unrelated }) => [[unrelated, sentence]],
  },
  {
    name: "forms",
    title: "NFC and NFD",
    note: "One word in two encodings that Unicode calls equivalent; three scripts have no such letters.",
    wanted: "best",
    pairsOf: ({ forms }) => bothWays(forms),
  },
  {
    name: "danda",
    title: "Danda",
    note: "The sentence with the mark at its end (`।`, `۔`, `᱾`, `꯫`, `.`) against the sentence without.",
    wanted: "best",
    pairsOf: ({ sentence, ends }) => bothWays(ends.map((end) => [sentence + end, sentence])),
  },
  {
    name: "digits",
    title: "Native digits",
    note: "The year in the script's own digits against 1947.",
    wanted: "best",
    pairsOf: ({ sentence, zero }) => (zero === null ? [] : bothWays([[sentence, withAsciiDigits(sentence, zero)]])),
  },
  {
    name: "idle joiner",
    title: "A joiner that changes nothing to see",
    note: "One word with and without ZWJ or ZWNJ where neither shows, and the two encodings of a Malayalam chillu.",
    wanted: "best",
    pairsOf: ({ idleJoiners }) => bothWays(idleJoiners),
  },
  {
    name: "shown joiner",
    title: "A joiner that can be seen",
    note: "One word with and without ZWJ or ZWNJ where that changes its look: a half form, an open virama, the gap in an Urdu compound. What looks different is kept different, so only metrics that read numbers, dates or options are not concerned.",
    wanted: "either",
    pairsOf: ({ shownJoiners }) => bothWays(shownJoiners),
  },
  {
    name: "vowel sign",
    title: "A vowel sign more, less or other",
    note: "Two words that differ in one vowel: दान and दिन.",
    wanted: "not best",
    pairsOf: ({ vowelPairs }) => bothWays(vowelPairs),
  },
  {
    name: "consonant",
    title: "A consonant more, less or other",
    note: "Two words that differ in one consonant, its aspiration or its length: पता and पत्ता.",
    wanted: "not best",
    pairsOf: ({ wordPairs }) => bothWays(wordPairs),
  },
  {
    name: "longer word",
    title: "The expected word is the beginning of another",
    note: "पान is expected and पानी is given.",
    wanted: "not best",
    pairsOf: ({ longerWords }) => longerWords.map(([expected, output]) => /** @type {const} */ ([output, expected])),
  },
];

/** @param {readonly Pair[]} pairs @returns {readonly Pair[]} */
const bothWays = (pairs) =>
  pairs.flatMap(
    ([left, right]) =>
      /** @type {const} */ ([
        [left, right],
        [right, left],
      ]),
  );

/** @param {string} text @param {string} zero */
function withAsciiDigits(text, zero) {
  const first = /** @type {number} */ (zero.codePointAt(0));
  return text.replace(/\p{Nd}/gu, (digit) => String(/** @type {number} */ (digit.codePointAt(0)) - first));
}
