import { foldDigits } from "../fold-digits.js";
import { lazyPattern } from "../lazy-pattern.js";
import { multiply, powerOfTen, type Rational } from "./rational.js";

/** Beyond what a double holds. */
const LARGEST = 308;

const SCIENTIFIC = lazyPattern("[eE]([+\\-−]?\\p{Nd}{1,4})(?![\\p{L}\\p{Nd}])", "uy");
const TIMES_TEN = lazyPattern(
  "\\s*[×xX*·⋅]\\s*10(?:\\^\\s*([+\\-−]?\\p{Nd}{1,4})(?!\\p{Nd})|([⁺⁻]?[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,4}))",
  "uy",
);
const POWER = lazyPattern("(?:\\^\\s*([+\\-−]?\\p{Nd}{1,4})(?!\\p{Nd})|([⁺⁻]?[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,4}))", "uy");

/**
 * The exponent that stands behind a numeral: "1.5e9", "1.5 × 10^9", "6.02×10²³", and of the numeral 10 itself "10^9".
 * Null where there is none, or where the value is beyond a double.
 */
export function readExponent(
  text: string,
  at: number,
  value: Rational,
): { readonly value: Rational; readonly end: number } | null {
  for (const pattern of [SCIENTIFIC, TIMES_TEN]) {
    const found = exponentOf(pattern(), text, at);
    if (found !== null) return { value: multiply(value, powerOfTen(found.exponent)), end: found.end };
  }
  const isTen = value.numerator === 10n && value.denominator === 1n;
  const power = isTen ? exponentOf(POWER(), text, at) : null;
  return power === null ? null : { value: powerOfTen(power.exponent), end: power.end };
}

function exponentOf(
  pattern: RegExp,
  text: string,
  at: number,
): { readonly exponent: number; readonly end: number } | null {
  pattern.lastIndex = at;
  const match = pattern.exec(text);
  if (match === null) return null;
  const digits = foldDigits((match[1] ?? match[2] ?? "").normalize("NFKC"))
    .replace("−", "-")
    .replace("+", "");
  const exponent = Number(digits);
  return Number.isInteger(exponent) && Math.abs(exponent) <= LARGEST ? { exponent, end: pattern.lastIndex } : null;
}
