import { deleteSchwas } from "./delete-schwas.js";
import { VOWEL_LETTERS, VOWEL_SIGNS } from "./devanagari-vowels.js";
import { isAkshara, parseAksharas } from "./parse-aksharas.js";

/** A Hindi word with a virama wherever an inherent vowel is silent, as the scripts of the south write it. */
export function writeSilence(word: string): string {
  let written = "";
  for (const part of deleteSchwas(parseAksharas(word), "hi")) {
    if (!isAkshara(part)) {
      written += part;
      continue;
    }
    const { consonant, vowel, nasal, hasVisarga } = part;
    const vowelSign = vowel === "" ? "\u094d" : VOWEL_SIGNS[vowel]!;
    written += consonant === "" ? VOWEL_LETTERS[vowel]! : consonant + vowelSign;
    written += nasal === "" ? "" : nasal === "anusvara" ? "\u0902" : "\u0901";
    if (hasVisarga) written += "\u0903";
  }
  return written;
}
