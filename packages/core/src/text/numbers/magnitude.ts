import { lazyPattern } from "../lazy-pattern.js";
import { prefixedUnit, type UnitStep, withDerivation } from "./derived-unit.js";
import type { NumberUnit } from "./found-number.js";
import { meaningAt, type NumberToken } from "./number-tokens.js";
import { meaningOf } from "./number-words.js";
import { powerOfTen, whole } from "./rational.js";
import type { Reading } from "./reading.js";

/** What stands behind a number: a unit, and a factor where a letter multiplies ("10k", "$5m"). */
export interface Magnitude {
  readonly factors: readonly Reading[];
  readonly unit: NumberUnit;
  readonly next: number;
}

const ONE: readonly Reading[] = [{ value: whole(1) }];

/**
 * Reads what is written behind a number: "%", "km", "रुपये", "st", "k". Null where glued letters make it a name and no
 * number at all ("5G", "4x4").
 */
export function readMagnitude(
  tokens: readonly NumberToken[],
  at: number,
  currency: string | undefined,
): Magnitude | null {
  const before: NumberUnit = currency === undefined ? {} : { currency };
  const token = tokens[at];
  if (token?.kind === "other" && !token.isApart) return null;
  if (token?.kind === "word" && !token.isApart) return readGlued(tokens, token.word, at, before);
  if (currency !== undefined) return readSpacedLetter(tokens, at, before);
  const spaced = unitAt(tokens, at);
  return { factors: ONE, unit: spaced?.unit ?? {}, next: spaced?.next ?? at };
}

/** "₹5 L", "$5 M": capitals set apart, where no more of a word is behind them. */
function readSpacedLetter(tokens: readonly NumberToken[], at: number, unit: NumberUnit): Magnitude {
  const [token, behind] = [tokens[at], tokens[at + 1]];
  const exponent = token?.kind === "word" ? SPACED_FACTORS[token.word] : undefined;
  const isAlone =
    behind === undefined || behind.isApart || (behind.kind === "mark" && !"-‐‑–&'’".includes(behind.mark));
  if (exponent === undefined || !isAlone) return { factors: ONE, unit, next: at };
  return { factors: [{ value: powerOfTen(exponent) }], unit, next: at + 1 };
}

/** The unit at a token: a percent sign, a currency behind its number, a measure. */
function unitAt(tokens: readonly NumberToken[], at: number): UnitStep | null {
  const token = tokens[at];
  if (token?.kind === "mark") return markUnit(tokens, at, token.mark);
  if (token?.kind !== "word") return null;
  const prefixed = prefixedUnit(tokens, at);
  if (prefixed !== null) return prefixed;
  const abbreviated = abbreviatedUnit(tokens, at);
  if (abbreviated !== null) return abbreviated;
  const { meaning, word } = token;
  if (meaning?.role === "percent") return { unit: { percent: true }, next: at + 1 };
  if (word.toLowerCase() === "per" && isWord(tokens[at + 1], "cent")) return { unit: { percent: true }, next: at + 2 };
  if (meaning?.role === "currency" && meaning.side !== "before")
    return { unit: { currency: meaning.code }, next: at + 1 };
  if (meaning?.role !== "unit") return null;
  // "20 degrees Celsius"
  const scale = meaningAt(tokens, at + 1);
  const isDegree = meaning.unit === "°" && scale?.role === "unit" && scale.unit.startsWith("°");
  if (isDegree) return { unit: { unit: scale.unit }, next: at + 2 };
  return withDerivation(tokens, { unit: { unit: meaning.unit }, next: at + 1 });
}

/** "कि॰मी॰" and "कि.मी.": parts of a unit's name, each with its mark. */
function abbreviatedUnit(tokens: readonly NumberToken[], start: number): UnitStep | null {
  let name = "";
  let next = start;
  for (let at = start; next - start < 6; at += 2) {
    const [part, mark] = [tokens[at], tokens[at + 1]];
    const isPart = part?.kind === "word" && (at === start || !part.isApart);
    if (!isPart || mark?.kind !== "mark" || mark.isApart || !"॰.".includes(mark.mark)) break;
    name += part.word;
    next = at + 2;
  }
  if (next === start) return null;
  const meaning = meaningOf(name);
  // A single word with a full stop ends a sentence: "5 km."
  const isFullStop = next === start + 2 && textAt(tokens, start + 1) === ".";
  if (meaning?.role !== "unit" || isFullStop) return null;
  return withDerivation(tokens, { unit: { unit: meaning.unit }, next });
}

function textAt(tokens: readonly NumberToken[], at: number): string {
  const token = tokens[at];
  return token?.kind === "mark" ? token.mark : "";
}

function markUnit(tokens: readonly NumberToken[], at: number, mark: string): UnitStep | null {
  if ("%٪％".includes(mark)) return { unit: { percent: true }, next: at + 1 };
  const meaning = meaningOf(mark);
  if (meaning?.role === "currency" && !tokens[at]!.isApart) return { unit: { currency: meaning.code }, next: at + 1 };
  if (meaning?.role !== "unit") return null;
  const scale = tokens[at + 1];
  const letter = scale?.kind === "word" && !scale.isApart ? scale.word.toUpperCase() : "";
  const isScale = meaning.unit === "°" && (letter === "C" || letter === "F");
  return { unit: { unit: isScale ? `°${letter}` : meaning.unit }, next: isScale ? at + 2 : at + 1 };
}

const isWord = (token: NumberToken | undefined, word: string): boolean =>
  token?.kind === "word" && token.word.toLowerCase() === word;

const ORDINALS = new Set("st nd rd th वां वाँ वीं वें वा वी वे".split(" "));

/** Letters that multiply, by how surely: always, or only behind a currency. */
const FACTORS: Readonly<Record<string, number>> = { k: 3, K: 3, mn: 6, M: 6, bn: 9, Bn: 9, cr: 7, Cr: 7, CR: 7 };
const MONEY_FACTORS: Readonly<Record<string, number>> = { ...FACTORS, m: 6, B: 9, b: 9, L: 5, l: 5, T: 12 };
/** Of these, what is set apart from the number as well. */
const SPACED_FACTORS: Readonly<Record<string, number>> = { K: 3, L: 5, M: 6, B: 9, T: 12 };
/** Letters that multiply or measure. */
const DOUBLE: Readonly<Record<string, readonly [exponent: number, unit: string]>> = { m: [6, "m"], L: [5, "l"] };

const LATIN = lazyPattern("\\p{Script=Latin}");
const UPPER_LETTER = lazyPattern("^\\p{Lu}$");

function readGlued(tokens: readonly NumberToken[], word: string, at: number, before: NumberUnit): Magnitude | null {
  const next = at + 1;
  if (ORDINALS.has(word.toLowerCase())) return { factors: ONE, unit: { ...before, ordinal: true }, next };
  const isMoney = before.currency !== undefined;
  const double = isMoney ? undefined : DOUBLE[word];
  if (double !== undefined) {
    const [exponent, unit] = double;
    const derived = withDerivation(tokens, { unit: { unit }, next });
    if (derived.next > next) return { factors: ONE, ...derived };
    const factors = [
      { value: whole(1), note: `in the unit ${unit}` },
      { value: powerOfTen(exponent), note: `times 10^${exponent}` },
    ];
    return { factors, unit: {}, next };
  }
  const exponent = (isMoney ? MONEY_FACTORS : FACTORS)[word];
  if (exponent !== undefined) return { factors: [{ value: powerOfTen(exponent) }], unit: before, next };
  const meaning = meaningOf(word);
  // "5g" is five grams, "5G" a name.
  if (meaning?.role === "unit" && UPPER_LETTER().test(word)) return null;
  if (meaning?.role === "unit")
    return { factors: ONE, ...withDerivation(tokens, { unit: { ...before, unit: meaning.unit }, next }) };
  if (meaning?.role === "percent") return { factors: ONE, unit: { ...before, percent: true }, next };
  if (meaning?.role === "currency") return { factors: ONE, unit: { currency: meaning.code }, next };
  // Case endings of Indian languages are glued to digits ("1956ൽ"); Latin letters make a name ("5G").
  return LATIN().test(word) ? null : { factors: ONE, unit: before, next: at };
}
