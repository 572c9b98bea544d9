import { replaceUnits } from "./replace-units.js";

/**
 * Typographic quotation marks, guillemets and apostrophes as the ASCII `"` and `'`. The backtick stays, since it marks
 * code.
 *
 * @example
 * foldQuotes("“सत्यमेव” don’t «Paris»"); // => "\"सत्यमेव\" don't \"Paris\""
 */
export function foldQuotes(text: string): string {
  return replaceUnits(text, 0xab, (unit) => (SINGLE.includes(unit) ? "'" : DOUBLE.includes(unit) ? '"' : null));
}

const SINGLE = [0xb4, 0x2bc, 0x2018, 0x2019, 0x201a, 0x201b, 0x2032, 0x2039, 0x203a, 0xff07];
const DOUBLE = [0xab, 0xbb, 0x201c, 0x201d, 0x201e, 0x201f, 0x2033, 0x301d, 0x301e, 0x301f, 0xff02];
