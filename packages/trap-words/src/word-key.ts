import { lowerCase } from "@eval/core/text";
import { foldLoose } from "@eval/core/text/indic";

const ASCII_WORD = /^[\0-\x7f]*$/;

/** What two spellings of one word share: case, nukta, candrabindu, nasals before stops, joiners, digits do not count. */
export function wordKey(word: string): string {
  return ASCII_WORD.test(word) ? word.toLowerCase() : lowerCase(foldLoose(word));
}
