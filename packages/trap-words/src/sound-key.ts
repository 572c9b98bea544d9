import { foldLoose } from "@eval/core/text/indic";

/**
 * What a word of an Indian script and its usual Latin spellings share: the consonants in order, the vowels without
 * their length, no short a, no nasal at the end. "jayega", "jaaega" and जाएगा have one key. Coarse on purpose: it tells
 * a cue from other words of one sentence, not one word of the language from all others.
 */
export function soundKey(word: string): string {
  return INDIC.test(word) ? reduce(transliterate(foldLoose(word))) : reduce(word.toLowerCase());
}

const INDIC = /[\u0900-\u0d7f]/;

/** The blocks of Devanagari, Bengali, Gurmukhi … Malayalam have the same letter in the same place. */
function transliterate(word: string): string {
  let latin = "";
  const letters = [...word.replaceAll("ज्ञ", "ग्य")];
  for (const [at, letter] of letters.entries()) {
    const code = letter.charCodeAt(0);
    const place = code >= 0x900 && code < 0xd80 ? code & 0x7f : -1;
    const vowel = VOWELS.get(place);
    const consonant = CONSONANTS.get(place);
    if (place === 0x05 || place === 0x06 || place === 0x3e) latin += "a";
    else if (consonant !== undefined) latin += hasOwnVowel(letters[at + 1]) ? consonant : `${consonant}a`;
    else latin += vowel ?? (place < 0 ? letter : "");
  }
  return latin;
}

/** Whether a consonant before this sign is said without a short a: a vowel sign, a virama, the end of the word. */
function hasOwnVowel(sign: string | undefined): boolean {
  return sign === undefined || ((sign.charCodeAt(0) & 0x7f) >= 0x3e && (sign.charCodeAt(0) & 0x7f) <= 0x4d);
}

const VOWELS = new Map<number, string>([
  ...[0x07, 0x08, 0x3f, 0x40].map((place) => [place, "i"] as const),
  ...[0x09, 0x0a, 0x41, 0x42].map((place) => [place, "u"] as const),
  ...[0x0d, 0x0e, 0x0f, 0x10, 0x45, 0x46, 0x47, 0x48].map((place) => [place, "e"] as const),
  ...[0x11, 0x12, 0x13, 0x14, 0x49, 0x4a, 0x4b, 0x4c].map((place) => [place, "o"] as const),
  [0x0b, "ri"],
  [0x43, "ri"],
  [0x02, "n"],
]);

const CONSONANTS = new Map<number, string>(
  "k kh g gh n ch ch j jh n t th d dh n t th d dh n n p f b bh m y r r l l l v sh sh s h"
    .split(" ")
    .map((sound, at) => [0x15 + at, sound]),
);

function reduce(latin: string): string {
  return REWRITES.reduce((text, [from, to]) => text.replace(from, to), latin);
}

const REWRITES: readonly (readonly [RegExp, string])[] = [
  [/chh/g, "ch"],
  [/w/g, "v"],
  [/ph/g, "f"],
  [/z/g, "j"],
  [/q|c(?!h)/g, "k"],
  [/x/g, "ks"],
  [/gn(?=y)/g, "g"],
  [/ee|ea|ii/g, "i"],
  [/oo|uu/g, "u"],
  [/ai|ei/g, "e"],
  [/au|ou/g, "o"],
  [/y(?=[ie])/g, ""],
  [/m(?=[bp])/g, "n"],
  // "samudra", "dharma": such a cluster does not end a word of Latin letters. "karna" and its like end in a long a.
  [/(?<=[b-df-hj-np-tv-z][rmvy])a+$/g, ""],
  // A short a is written or not ("sarkaar", "srkar"); only at the two ends is it sure to be heard.
  [/(?<=.)a+(?=.)/g, ""],
  [/^a+/g, "a"],
  [/a+$/g, "a"],
  [/([a-z])\1+/g, "$1"],
  [/(?<=..)n$/g, ""],
];
