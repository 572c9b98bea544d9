import { foldDigits } from "../fold-digits.js";
import { lazyPattern } from "../lazy-pattern.js";
import { multiply, powerOfTen, type Rational, rational } from "./rational.js";
import type { Reading } from "./reading.js";

/** Beyond what a double holds. */
const LARGEST = 308;

/** In digits behind a caret, in the braces of LaTeX or without ("10^2.5" has no whole exponent), or in superscript digits. */
const EXPONENT =
  "(?:\\^\\s*(?:\\{\\s*([+\\-−]?\\p{Nd}{1,4})\\s*\\}|([+\\-−]?\\p{Nd}{1,4})(?![.,]?\\p{Nd}))|([⁺⁻]?[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,4}))";
const SCIENTIFIC = lazyPattern("[eE]([+\\-−]?\\p{Nd}{1,4})(?![\\p{L}\\p{Nd}])", "uy");
const TIMES_TEN = lazyPattern(`\\s*(?:[×xX*·⋅]|\\\\(?:times|cdot))\\s*10${EXPONENT}`, "uy");
const POWER = lazyPattern(EXPONENT, "uy");

/** What a numeral and the exponent behind it come to: one value, or two where the exponent may be a footnote. */
export interface Raised {
  readonly readings: readonly Reading[];
  readonly end: number;
}

/**
 * Reads the exponent that stands behind a numeral: "1.5e9", "1.5 × 10^9", "6.02×10²³", "10⁹", "2^10". "7²" is 49, or 7
 * with a footnote. Null where there is none, or where the value is beyond a double.
 */
export function readExponent(text: string, at: number, value: Rational): Raised | null {
  for (const pattern of [SCIENTIFIC, TIMES_TEN]) {
    const found = exponentOf(pattern(), text, at);
    if (found !== null) return { readings: [{ value: multiply(value, powerOfTen(found.exponent)) }], end: found.end };
  }
  const found = exponentOf(POWER(), text, at);
  const raised = found === null ? null : power(value, found.exponent);
  if (found === null || raised === null) return null;
  if (text[at] === "^" || isTen(value) || isSame(raised, value))
    return { readings: [{ value: raised }], end: found.end };
  const readings = [
    { value: raised, note: "with an exponent" },
    { value, note: "with a footnote" },
  ];
  return { readings, end: found.end };
}

const isTen = ({ numerator, denominator }: Rational): boolean => numerator === 10n && denominator === 1n;

const isSame = (one: Rational, other: Rational): boolean =>
  one.numerator === other.numerator && one.denominator === other.denominator;

/** Null beyond a double, and for zero to a negative power. */
function power({ numerator, denominator }: Rational, exponent: number): Rational | null {
  if (isTen({ numerator, denominator })) return powerOfTen(exponent);
  const size = Math.max(String(numerator).length, String(denominator).length);
  if (size * Math.abs(exponent) > LARGEST) return null;
  const count = BigInt(Math.abs(exponent));
  const raised = [numerator ** count, denominator ** count] as const;
  if (exponent >= 0) return rational(raised[0], raised[1]);
  return numerator === 0n ? null : rational(raised[1], raised[0]);
}

function exponentOf(
  pattern: RegExp,
  text: string,
  at: number,
): { readonly exponent: number; readonly end: number } | null {
  pattern.lastIndex = at;
  const match = pattern.exec(text);
  if (match === null) return null;
  const digits = foldDigits((match.slice(1).find((part) => part !== undefined) ?? "").normalize("NFKC"))
    .replace("−", "-")
    .replace("+", "");
  const exponent = Number(digits);
  return Number.isInteger(exponent) && Math.abs(exponent) <= LARGEST ? { exponent, end: pattern.lastIndex } : null;
}
