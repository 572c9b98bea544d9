const PREPOSITIONS = new Set("in on at of by during to from for about with".split(" "));

/**
 * Words that a short answer may have or not and be the same answer, of English, Hindi and Japanese. In other languages
 * every word counts.
 */
const SMALL_WORDS = new Set(
  [...PREPOSITIONS].concat(
    "a an the and his her its their".split(" "),
    "में का की के को से पर ने और".split(" "),
    "の は が を に で です だ でした である".split(" "),
  ),
);

/** "Ram ke bhai": like the 's of English, it belongs to the word before it. */
const GENITIVES = new Set("का की के ka ki ke".split(" "));

/** Those of Hindi in Roman letters, which in English are other words: "me". Not those that move a place: "se", "tak". */
const ROMAN_POSTPOSITIONS = new Set("mein me main ko ne par pe ji hi hai hain tha thi the".split(" "));

export const isRomanPostposition = (word: string): boolean => ROMAN_POSTPOSITIONS.has(word);
export const isGenitive = (word: string): boolean => GENITIVES.has(word);
export const isPreposition = (word: string): boolean => PREPOSITIONS.has(word);
export const isSmallWord = (word: string): boolean => SMALL_WORDS.has(word);
