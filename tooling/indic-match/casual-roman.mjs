// @ts-check
// A plain romaniser for Devanagari, on purpose apart from the package's own: letter by letter, silent vowels out, in one
// of the spellings that people type.

const CONSONANTS = "k kh g gh n ch chh j jh n t th d dh n t th d dh n n p ph b bh m y r r l l l v sh sh s h".split(" ");
/** @type {Record<number, readonly [string, string]>} */
const VOWELS = {
  5: ["a", "a"],
  6: ["aa", "a"],
  7: ["i", "i"],
  8: ["ee", "i"],
  9: ["u", "u"],
  10: ["oo", "u"],
  11: ["ri", "ri"],
  15: ["e", "e"],
  16: ["ai", "ai"],
  17: ["o", "o"],
  19: ["o", "o"],
  20: ["au", "au"],
};
const NUKTA = { क: "q", ख: "kh", ग: "g", ज: "z", ड: "d", ढ: "dh", फ: "f" };

/** Small words whose everyday spelling is fixed. @type {Record<string, string>} */
const PARTICLES = { में: "mein", हैं: "hain", मैं: "main", नहीं: "nahi", क्यों: "kyon" };

/** @typedef {{ consonant: string, vowel: string, isSilent: boolean }} Letter */

/** @param {string} word @param {0 | 1} style 0 writes long vowels double, 1 single @returns {string} */
export function romanizeWord(word, style) {
  const particle = PARTICLES[word.normalize("NFC")];
  if (particle !== undefined) return particle;
  const letters = readLetters(word.normalize("NFC"), style);
  dropSilentVowels(letters);
  return letters.map(({ consonant, vowel }) => consonant + vowel).join("");
}

/** @param {string} word @param {0 | 1} style */
function readLetters(word, style) {
  /** @type {Letter[]} */
  const letters = [];
  for (const character of word) {
    const offset = (character.codePointAt(0) ?? 0) - 0x900;
    const last = letters.at(-1);
    if (offset >= 0x15 && offset <= 0x39) {
      letters.push({ consonant: CONSONANTS[offset - 0x15] ?? "", vowel: "a", isSilent: true });
    } else if (offset >= 0x05 && offset <= 0x14) {
      letters.push({ consonant: "", vowel: VOWELS[offset]?.[style] ?? "", isSilent: false });
    } else if (offset >= 0x3e && offset <= 0x4c && last !== undefined) {
      last.vowel = VOWELS[offset - 0x38]?.[style] ?? "";
      last.isSilent = false;
    } else if (offset === 0x4d && last !== undefined) {
      last.vowel = "";
      last.isSilent = false;
    } else if ((offset === 0x01 || offset === 0x02) && last !== undefined) {
      last.vowel += "n";
      last.isSilent = false;
    } else if (offset === 0x3c && last !== undefined) {
      const base = Object.entries(NUKTA).find(
        ([letter]) => CONSONANTS[letter.charCodeAt(0) - 0x915] === last.consonant,
      );
      last.consonant = base?.[1] ?? last.consonant;
    } else if (offset === 0x03 && last !== undefined) {
      last.vowel += "h";
    } else if (offset < 0 || offset > 0x7f) {
      letters.push({ consonant: character, vowel: "", isSilent: false });
    }
  }
  return letters;
}

/** Drops the last inherent vowel, and from the right those between a vowel and a consonant with a vowel. @param {Letter[]} letters */
function dropSilentVowels(letters) {
  const last = letters.at(-1);
  const isCluster = letters.at(-2)?.vowel === "";
  if (letters.length > 1 && last?.isSilent && !isCluster) last.vowel = "";
  for (let at = letters.length - 2; at > 0; at -= 1) {
    const letter = letters[at];
    const [before, after] = [letters[at - 1], letters[at + 1]];
    if (letter?.isSilent && before?.vowel !== "" && after?.consonant !== "" && after?.vowel !== "") letter.vowel = "";
  }
}
