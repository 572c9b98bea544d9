// @ts-check
// A word of a Brahmic script as consonants with their vowels. All blocks of Unicode have the same letter at the same
// place, so one table does for all.

/** First code point of the block of the script in which a language is written. */
const BLOCK = { hi: 0x900, mr: 0x900, bn: 0x980, pa: 0xa00, gu: 0xa80, ta: 0xb80, te: 0xc00, kn: 0xc80, ml: 0xd00 };
const CONSONANTS = "k kh g gh ng c ch j jh ny T Th D Dh N t th d dh n n p ph b bh m y r r l L zh v S Sh s h".split(" ");
const FIRST_CONSONANT = 0x15;
const LAST_CONSONANT = 0x39;
/** @type {Record<number, string>} */
const VOWELS = {
  5: "a",
  6: "A",
  7: "i",
  8: "I",
  9: "u",
  10: "U",
  11: "R",
  12: "lR",
  13: "E",
  14: "e",
  15: "e",
  16: "ai",
  17: "O",
  18: "o",
  19: "o",
  20: "au",
};
/** @type {Record<number, string>} */
const SIGNS = {
  62: "A",
  63: "i",
  64: "I",
  65: "u",
  66: "U",
  67: "R",
  68: "R",
  69: "E",
  70: "e",
  71: "e",
  72: "ai",
  73: "O",
  74: "o",
  75: "o",
  76: "au",
  87: "au",
};
const VIRAMA = 0x4d;
/** @type {Record<string, Record<number, string>>} */
const OWN_LETTERS = {
  bn: { 78: "t" },
  pa: { 92: "RD" },
};
const CHILLU = ["N", "n", "r", "l", "L", "k"];
const FIRST_CHILLU = 0x7a;

/**
 * @typedef {object} Unit
 * @property {string} consonant empty for a vowel at the start or after a vowel
 * @property {string} vowel empty where a virama kills it
 * @property {boolean} isInherent the vowel is the one that is not written
 * @property {boolean} hasVirama
 * @property {string} signs "m" anusvara, "~" candrabindu, "h" visarga, "." nukta, "+" addak
 * @property {string} literal something else than a letter of the script
 */

/** @param {Partial<Unit>} given @returns {Unit} */
const unit = (given) => ({
  consonant: "",
  vowel: "",
  isInherent: false,
  hasVirama: false,
  signs: "",
  literal: "",
  ...given,
});

/**
 * @param {string} word
 * @param {keyof typeof BLOCK} language
 */
export function brahmicUnits(word, language) {
  /** @type {Unit[]} */
  const units = [];
  for (const character of word.normalize("NFC").replace(/[\u200c\u200d]/g, "")) {
    const place = character.codePointAt(0) ?? 0;
    readCharacter(units, place - BLOCK[language], character, language);
  }
  return units;
}

/**
 * @param {Unit[]} units
 * @param {number} place in the block
 * @param {string} character
 * @param {string} language
 */
function readCharacter(units, place, character, language) {
  const last = units.at(-1);
  const consonant = consonantAt(place, language);
  if (place < 0 || place > 0x7f) units.push(unit({ literal: character }));
  else if (language === "ml" && place >= FIRST_CHILLU)
    units.push(unit({ consonant: CHILLU[place - FIRST_CHILLU] ?? "n" }));
  else if (language === "bn" && place === 0x4e) units.push(unit({ consonant: "t" }));
  else if (consonant !== undefined) units.push(unit({ consonant, vowel: "a", isInherent: true }));
  else if (VOWELS[place] !== undefined) units.push(unit({ vowel: VOWELS[place] }));
  else if (language === "pa" && (place === 0x72 || place === 0x73))
    units.push(unit({ vowel: place === 0x72 ? "i" : "u" }));
  else if (place === 0x50) units.push(unit({ literal: "om" }));
  else if (last !== undefined) readSign(last, place, language);
}

/**
 * @param {Unit} last
 * @param {number} place
 * @param {string} language
 */
function readSign(last, place, language) {
  const vowel = SIGNS[place];
  if (vowel !== undefined) Object.assign(last, { vowel, isInherent: false });
  else if (place === VIRAMA) Object.assign(last, { vowel: "", isInherent: false, hasVirama: true });
  else if (place === 0x3c) last.signs += ".";
  else if (place === 0x02 || (language === "pa" && place === 0x70)) last.signs += "m";
  else if (place === 0x01) last.signs += "~";
  else if (place === 0x03) last.signs += "h";
  else if (language === "pa" && place === 0x71) last.signs += "+";
}

/**
 * @param {number} place
 * @param {string} language
 */
function consonantAt(place, language) {
  const own = OWN_LETTERS[language]?.[place];
  if (own !== undefined && place !== 0x4e) return own;
  return place >= FIRST_CONSONANT && place <= LAST_CONSONANT ? CONSONANTS[place - FIRST_CONSONANT] : undefined;
}
