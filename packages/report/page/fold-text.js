// The first digit of each script of India stands at xx66 or xxE6 of its block.
const INDIC_DIGIT =
  /[\u0966-\u096f\u09e6-\u09ef\u0a66-\u0a6f\u0ae6-\u0aef\u0b66-\u0b6f\u0be6-\u0bef\u0c66-\u0c6f\u0ce6-\u0cef\u0d66-\u0d6f]/g;
const ARABIC_DIGIT = /[\u0660-\u0669\u06f0-\u06f9]/g;
const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff]|[\ufe00-\ufe0f]/g;

/**
 * A text as it is searched: composed alike, in lower case, with digits of any script as ASCII, without joiners and
 * other invisible characters, with single spaces. For finding only: none of it is a claim that texts are equal.
 *
 * @param {string} text
 */
export function foldText(text) {
  return text
    .normalize("NFC")
    .toLowerCase()
    .replace(INVISIBLE, "")
    .replace(INDIC_DIGIT, (digit) => String((digit.charCodeAt(0) & 0x7f) - 0x66))
    .replace(ARABIC_DIGIT, (digit) => String(digit.charCodeAt(0) & 0x0f))
    .replace(/\s+/g, " ");
}
