import { foldDigits } from "../fold-digits.js";
import { lazyPattern } from "../lazy-pattern.js";
import type { Convention } from "./convention.js";
import type { Numeral } from "./numeral.js";
import { fromDecimal } from "./rational.js";

/** No digits behind, with a space or a hyphen ("1 800 555-1234") or without. */
const PATTERN = "(\\p{Nd}{1,3})((?: \\p{Nd}{3})+)([.,]\\p{Nd}{1,2})?(?![ .,:/–-]?\\p{Nd})";
const SPACED = lazyPattern(PATTERN, "uy");

/**
 * A numeral whose groups of three digits are set apart by plain spaces: "1 234 567", "12 345,50". One group alone may
 * be a number beside another one ("Room 12 345"), so it counts only where the whole text is one number. A convention
 * that groups by spaces reads them by itself.
 */
export function readSpacedGroups(
  text: string,
  start: number,
  isWhole: boolean,
  { groups: usual }: Convention,
): Numeral | null {
  if (text[start - 1] === "+" || usual.includes(" ")) return null;
  const pattern = SPACED();
  pattern.lastIndex = start;
  const [found, first = "", groups = "", decimals = ""] = pattern.exec(text) ?? [];
  const isSure = isWhole || decimals !== "" || groups.length > 4;
  if (found === undefined || !isSure || foldDigits(first).startsWith("0")) return null;
  const digits = foldDigits(first + groups).replaceAll(" ", "");
  const value = fromDecimal(decimals === "" ? digits : `${digits}.${foldDigits(decimals.slice(1))}`);
  return {
    start,
    end: pattern.lastIndex,
    readings: [{ value, note: "with spaces between groups" }],
    isPlain: false,
    length: digits.length,
  };
}
