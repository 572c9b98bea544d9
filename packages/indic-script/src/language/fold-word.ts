import { toNfc } from "@eval/core/text";

/**
 * The spelling under which a word is looked up: NFC, lower case, one form of apostrophe, no joiners, letters drawn out
 * for feeling ("sooooo") at most twice, and the signs of scholarly transliteration (ISO 15919, IAST) as plain letters.
 */
export function foldWord(word: string): string {
  if (PLAIN.test(word)) return word;
  return toNfc(word)
    .toLowerCase()
    .replace(JOINERS, "")
    .replace(APOSTROPHES, "'")
    .replace(SCHOLARLY, (sign) => PLAIN_LETTERS[sign]!)
    .replace(DRAWN_OUT, "$1$1");
}

const PLAIN = /^(?:([a-z])(?!\1\1))+$/;
const JOINERS = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;
const APOSTROPHES = /[\u02bb\u02bc\u2019]/g;
const DRAWN_OUT = /([a-z])\1{2,}/g;
const SCHOLARLY = /[āēīōśūḍḥḷḻṁṃṅṇṉṛṟṣṭ]/g;
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ā: "a",
  ē: "e",
  ī: "i",
  ō: "o",
  ś: "sh",
  ū: "u",
  ḍ: "d",
  ḥ: "h",
  ḷ: "l",
  ḻ: "l",
  ṁ: "m",
  ṃ: "m",
  ṅ: "n",
  ṇ: "n",
  ṉ: "n",
  ṛ: "r",
  ṟ: "r",
  ṣ: "sh",
  ṭ: "t",
};
