import { isLatin1 } from "./char-class.js";
import { isSurelyNfc } from "./quick-check.js";

/**
 * Unicode normalisation form C. Text that is in it already comes back as it is, after one pass over
 * its code units.
 *
 * Mind that NFC takes apart the precomposed nukta letters (U+0958 to U+095F, U+09DC, U+0A33 …) and that it does not
 * unify spellings that look alike for other reasons: see `foldCanonical` of `@eval/core/text/indic`.
 *
 * @see Unicode Standard Annex #15
 * @example
 * toNfc("e\u0301"); // => "é"
 * toNfc("\u095B"); // => "\u091C\u093C"
 */
export function toNfc(text: string): string {
  return isLatin1(text) || isSurelyNfc(text) ? text : text.normalize("NFC");
}

/**
 * Unicode normalisation form KC: NFC that also replaces full-width, ligature, superscript and circled forms by plain
 * ones. It loses meaning ("10⁻³" becomes "10−3", "x²" becomes "x2"), so it is a step to ask for, never a default.
 *
 * @see Unicode Standard Annex #15
 * @example
 * toNfkc("ＡＢＣ １２３"); // => "ABC 123"
 */
export function toNfkc(text: string): string {
  return BEYOND_ASCII.test(text) ? text.normalize("NFKC") : text;
}

const BEYOND_ASCII = /[\u00a0-\uffff]/;
