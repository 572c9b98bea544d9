import { classAt, LETTER } from "./char-class.js";
import { lazyPattern } from "./lazy-pattern.js";
import { splitGraphemes } from "./split-graphemes.js";

/**
 * Aksharas: the syllable units of the Brahmic scripts, where a consonant cluster stays whole in every one of them.
 *
 * Grapheme clusters, joined where one ends in a virama and the next begins with a letter of the same script, so that
 * "ಕನ್ನಡ", "க்ஷ" and "ਪ੍ਰੇਮ" count as a reader counts them. A zero width non-joiner after the virama keeps the two
 * apart. Outside the Brahmic scripts aksharas are graphemes.
 *
 * @see Unicode Standard, section 12.1, on orthographic syllables
 * @example
 * splitAksharas("ಕನ್ನಡ"); // => ["ಕ", "ನ್ನ", "ಡ"]
 * splitAksharas("प्रेम"); // => ["प्रे", "म"]
 */
export function splitAksharas(text: string): string[] {
  const aksharas: string[] = [];
  let isOpen = false;
  for (const grapheme of splitGraphemes(text)) {
    const first = grapheme.codePointAt(0)!;
    if (isOpen && first > 0x8ff && (classAt(grapheme, 0) & LETTER) !== 0) aksharas[aksharas.length - 1] += grapheme;
    else aksharas.push(grapheme);
    isOpen = first > 0x8ff && ENDS_IN_VIRAMA().test(grapheme);
  }
  return aksharas;
}

/** Characters of the Indic syllabic categories Virama and Invisible_Stacker, with a joiner that may follow. */
const ENDS_IN_VIRAMA = lazyPattern(
  "[\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d4d\\u0dca\\u1039\\u17d2\\u1a60\\u1b44\\u1bab\\ua806\\ua8c4\\ua9c0\\uaaf6\\u{10a3f}\\u{11046}\\u{110b9}\\u{11133}\\u{111c0}\\u{11235}\\u{1134d}\\u{113d0}\\u{11442}\\u{114c2}\\u{115bf}\\u{1163f}\\u{116b6}\\u{11839}\\u{1193e}\\u{119e0}\\u{11a47}\\u{11a99}\\u{11c3f}\\u{11d45}\\u{11d97}\\u{11f42}]\\u200d?$",
);
