// @ts-check
// What each language of each model is made of: `declaration` codes of the UDHR, `words` a code of Tesseract, `cldr` a
// locale, `sentences` a file of own sentences (the tag where it is not given).

/**
 * @typedef {object} Language
 * @property {string} tag
 * @property {readonly string[]} [declaration]
 * @property {string} [words]
 * @property {string} [cldr]
 */

/**
 * @typedef {object} NativeModel
 * @property {string} name
 * @property {RegExp} letters what a word of the script consists of
 * @property {number} grams rows of n-grams to keep
 * @property {number} listed rows of words to keep
 * @property {number} step what one level of a weight is worth
 * @property {readonly Language[]} languages
 */

/** @type {readonly NativeModel[]} */
export const nativeModels = [
  {
    name: "devanagari",
    letters: /^[\u0900-\u097f']+$/,
    grams: 3600,
    listed: 1200,
    step: 0.35,
    languages: [
      { tag: "hi", declaration: ["hin"], words: "hin", cldr: "hi" },
      { tag: "mr", declaration: ["mar"], words: "mar", cldr: "mr" },
      { tag: "ne", declaration: ["nep"], words: "nep", cldr: "ne" },
      { tag: "sa", declaration: ["san"], words: "san", cldr: "sa" },
      { tag: "kok", cldr: "kok" },
      { tag: "mai", declaration: ["mai"], cldr: "mai" },
      { tag: "brx", cldr: "brx" },
      { tag: "doi", cldr: "doi" },
      { tag: "bho", declaration: ["bho"], cldr: "bho" },
    ],
  },
  {
    name: "bengali",
    letters: /^[\u0980-\u09ff']+$/,
    grams: 1200,
    listed: 500,
    step: 0.25,
    languages: [
      { tag: "bn", declaration: ["ben"], words: "ben", cldr: "bn" },
      { tag: "as", words: "asm", cldr: "as" },
      { tag: "mni", cldr: "mni" },
    ],
  },
  {
    name: "arabic",
    letters: /^[\u0600-\u06ff\u0750-\u077f\u08a0-\u08ff']+$/,
    grams: 2000,
    listed: 700,
    step: 0.5,
    languages: [
      { tag: "ur", declaration: ["urd", "urd_2"], words: "urd", cldr: "ur" },
      { tag: "ks", cldr: "ks" },
      { tag: "sd", words: "snd", cldr: "sd" },
      { tag: "pa-Arab", declaration: ["pnb"], cldr: "pa-Arab" },
      { tag: "ar", declaration: ["arb"], words: "ara", cldr: "ar" },
      { tag: "fa", declaration: ["pes_1"], words: "fas", cldr: "fa" },
      { tag: "ps", declaration: ["pbu"], cldr: "ps" },
      { tag: "ug", declaration: ["uig_arab"], cldr: "ug" },
      { tag: "ckb", cldr: "ckb" },
    ],
  },
];

/** Languages of India that are romanised by rule. Urdu has no short vowels in its own script: it takes Hindi's words. */
/** @type {readonly (Language & { native: "hi" | "mr" | "bn" | "pa" | "gu" | "ta" | "te" | "kn" | "ml" })[]} */
export const romanised = [
  { tag: "hi-Latn", native: "hi", declaration: ["hin"], words: "hin", cldr: "hi" },
  { tag: "ur-Latn", native: "hi", words: "hin", cldr: "hi" },
  { tag: "bn-Latn", native: "bn", declaration: ["ben"], words: "ben", cldr: "bn" },
  { tag: "ta-Latn", native: "ta", declaration: ["tam"], words: "tam", cldr: "ta" },
  { tag: "te-Latn", native: "te", declaration: ["tel"], words: "tel", cldr: "te" },
  { tag: "kn-Latn", native: "kn", declaration: ["kan"], words: "kan", cldr: "kn" },
  { tag: "ml-Latn", native: "ml", declaration: ["mal_chillus"], words: "mal", cldr: "ml" },
  { tag: "mr-Latn", native: "mr", declaration: ["mar"], words: "mar", cldr: "mr" },
  { tag: "gu-Latn", native: "gu", declaration: ["guj"], words: "guj", cldr: "gu" },
  { tag: "pa-Latn", native: "pa", declaration: ["pan"], words: "pan", cldr: "pa" },
];

/** Other languages of Latin script. */
/** @type {readonly (Language & { stopWords: string })[]} */
export const latinLanguages = [
  { tag: "es", declaration: ["spa"], cldr: "es", stopWords: "es" },
  { tag: "fr", declaration: ["fra"], cldr: "fr", stopWords: "fr" },
  { tag: "de", declaration: ["deu_1996"], cldr: "de", stopWords: "de" },
  { tag: "pt", declaration: ["por_BR"], cldr: "pt", stopWords: "pt" },
  { tag: "it", declaration: ["ita"], cldr: "it", stopWords: "it" },
  { tag: "nl", declaration: ["nld"], cldr: "nl", stopWords: "nl" },
  { tag: "id", declaration: ["ind"], cldr: "id", stopWords: "id" },
  { tag: "sw", declaration: ["swh"], cldr: "sw", stopWords: "sw" },
  { tag: "tr", declaration: ["tur"], cldr: "tr", stopWords: "tr" },
  { tag: "pl", declaration: ["pol"], cldr: "pl", stopWords: "pl" },
  { tag: "vi", declaration: ["vie"], cldr: "vi", stopWords: "vi" },
  { tag: "fil", declaration: ["tgl"], cldr: "fil", stopWords: "tl" },
  { tag: "ro", declaration: ["ron_2006"], cldr: "ro", stopWords: "ro" },
  { tag: "sv", declaration: ["swe"], cldr: "sv", stopWords: "sv" },
  { tag: "fi", declaration: ["fin"], cldr: "fi", stopWords: "fi" },
];

/** Languages that make up the class of all other languages of Latin script, "und". */
export const pooled = {
  declaration: (
    "cat dan nob ces hrv est afr hau_NG yor zul jav sun mly_latn hun som slk lit eus gle cym isl sna xho kin mlt als slv hat_kreyol " +
    "ceb ilo uzn_latn azj_latn lat epo mri haw smo"
  ).split(" "),
  stopWords: "hu so ha af ca da no cs hr et sk sl lt lv eu ga yo zu st ms".split(" "),
};

export const LATIN = { name: "latin", grams: 3900, listed: 4000, step: 0.5 };
