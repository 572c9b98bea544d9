import { classAt, DIGIT, NUMBER } from "../char-class.js";
import type { NumberToken } from "./number-tokens.js";
import { add, type Rational, rational } from "./rational.js";

/**
 * A fraction in digits at a token: "3/4", "½", "1½", "1 1/2", "\frac{3}{4}". Not "15/08/1947", which is a date, and nothing over
 * zero. The value is exact.
 */
export function readFraction(
  tokens: readonly NumberToken[],
  at: number,
): { readonly value: Rational; readonly next: number } | null {
  const proper = readProper(tokens, at);
  if (proper !== null) return proper;
  const count = plainAt(tokens, at);
  const part = count === null ? null : readProper(tokens, at + 1);
  if (count === null || part === null) return null;
  // "5 3/4" is a mixed number; "1947 3/4" may be anything, but then "3/4" is still found.
  const isMixed = part.value.numerator < part.value.denominator && (tokens[at + 1]?.kind === "mark" || count < 1000n);
  return isMixed ? { value: add(rational(count), part.value), next: part.next } : null;
}

function readProper(
  tokens: readonly NumberToken[],
  at: number,
): { readonly value: Rational; readonly next: number } | null {
  const token = tokens[at];
  if (token?.kind === "mark") {
    if (token.mark === "\\") return readLatex(tokens, at);
    if ((classAt(token.mark, 0) & (NUMBER | DIGIT)) === 0) return null;
    const [numerator = "", denominator = ""] = token.mark.normalize("NFKC").split("⁄");
    const isVulgar = /^[0-9]+$/.test(numerator) && /^[0-9]+$/.test(denominator) && BigInt(denominator) !== 0n;
    return isVulgar ? { value: rational(BigInt(numerator), BigInt(denominator)), next: at + 1 } : null;
  }
  const numerator = plainAt(tokens, at);
  const denominator = plainAt(tokens, at + 2);
  if (numerator === null || denominator === null || denominator === 0n || !isSlash(tokens, at + 1)) return null;
  if (tokens[at + 2]?.isApart || isSlash(tokens, at + 3)) return null;
  return { value: rational(numerator, denominator), next: at + 3 };
}

/** "\frac{3}{4}", and the same in display and text size. */
function readLatex(
  tokens: readonly NumberToken[],
  at: number,
): { readonly value: Rational; readonly next: number } | null {
  const command = tokens[at + 1];
  if (command?.kind !== "word" || !LATEX_FRACTIONS.has(command.word)) return null;
  const areBraced = [2, 5].every((open) => markAt(tokens, at + open) === "{" && markAt(tokens, at + open + 2) === "}");
  const numerator = plainAt(tokens, at + 3);
  const denominator = plainAt(tokens, at + 6);
  if (!areBraced || numerator === null || denominator === null || denominator === 0n) return null;
  return { value: rational(numerator, denominator), next: at + 8 };
}

const LATEX_FRACTIONS: ReadonlySet<string> = new Set(["frac", "dfrac", "tfrac"]);

function markAt(tokens: readonly NumberToken[], at: number): string | null {
  const token = tokens[at];
  return token?.kind === "mark" ? token.mark : null;
}

function isSlash(tokens: readonly NumberToken[], at: number): boolean {
  const token = tokens[at];
  return token?.kind === "mark" && (token.mark === "/" || token.mark === "⁄") && !token.isApart;
}

/** The value of a numeral that is digits only, or null. */
function plainAt(tokens: readonly NumberToken[], at: number): bigint | null {
  const token = tokens[at];
  return token?.kind === "numeral" && token.numeral.isPlain ? token.numeral.readings[0]!.value.numerator : null;
}
