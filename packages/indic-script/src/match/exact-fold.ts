import { foldDigits, stripInvisible } from "@eval/core/text";
import { foldCanonical } from "@eval/core/text/indic";

/**
 * One form for a word whose writings differ in nothing that a reader would call another spelling: Unicode normal
 * forms and look-alike sequences, case, accents of Latin letters, digits of any script, subscripts, apostrophes and
 * the points of initials. Superscripts stay apart: 10² is not 102.
 */
export function exactFold(word: string): string {
  if (PLAIN.test(word)) return word.toLowerCase();
  const digits = foldDigits(foldCanonical(stripInvisible(word))).replace(SIGN, "-");
  const bare = digits.replace(SUBSCRIPTS, (digit) => String(digit.charCodeAt(0) - 0x2080)).replace(DROPPED, "");
  const lower = bare.toLowerCase();
  return LATIN_ACCENTS.test(lower) ? withoutAccents(lower) : lower;
}

const PLAIN = /^[a-zA-Z0-9]+$/;
/** The minus sign, and the en dash typed for it. */
const SIGN = /^[\u2212\u2013]/;
const SUBSCRIPTS = /[\u2080-\u2089]/g;
/** Apostrophes; and points between letters, as in "A.P.J". */
const DROPPED = /['’ʼ`]|(?<=\D)\.|\.(?=\D)/g;
const LATIN_ACCENTS = /[\u00c0-\u024f\u1e00-\u1eff]|[\u0300-\u036f]/;

function withoutAccents(text: string): string {
  return text
    .normalize("NFD")
    .replace(/(?<=[a-z])[\u0300-\u036f]+/g, "")
    .normalize("NFC");
}
