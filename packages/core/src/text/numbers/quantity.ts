import { type Coefficient, readCoefficient } from "./coefficient.js";
import { meaningAt, type NumberToken } from "./number-tokens.js";
import { add, isLess, multiply, type Rational, whole } from "./rational.js";
import type { Reading } from "./reading.js";

/** A number read from tokens, with its readings where it is ambiguous. */
export interface Quantity {
  readonly readings: readonly Reading[];
  /** The index of the token behind it. */
  readonly next: number;
  readonly hasDigits: boolean;
  readonly hasWords: boolean;
  /** A single word that means something else as often: "do", "teen", a scale without a number. */
  readonly isLoose: boolean;
  /** Ends in a scale that means something else as well: "22 अरब". */
  readonly endsVague: boolean;
  /** What its scale words multiply by, where it has one group ("15 लाख": 100,000). */
  readonly scale: Rational;
}

interface Group {
  readonly value: Rational;
  readonly scale: Rational;
}

/**
 * Reads the number that begins at a token: a numeral, number words, or both ("2 करोड़ 50 लाख", "1.4 lakh crore",
 * "साढ़े तीन हज़ार", "two hundred and five"). Groups follow one another from large to small; a scale directly behind
 * another one multiplies. Null where no number begins there.
 */
export function readQuantity(tokens: readonly NumberToken[], start: number, allowVague = true): Quantity | null {
  const first = readCoefficient(tokens, start);
  if (first === null) return null;
  if (first.readings.length > 1 || first.readings[0]!.note !== undefined) return ambiguous(tokens, first, allowVague);

  let groups: Group[] = [];
  let at = start;
  let hasDigits = false;
  let hasWords = false;
  let firmness = 0;
  let endsVague = false;
  for (let coefficient: Coefficient | null = first; coefficient !== null; coefficient = nextCoefficient(tokens, at)) {
    if (coefficient.readings.length > 1) break;
    const scaled = readScales(tokens, coefficient.next, allowVague);
    const added = addGroup(groups, coefficient.readings[0]!.value, scaled.scales);
    if (added === null) break;
    groups = added;
    at = scaled.next;
    hasDigits ||= coefficient.hasDigits;
    hasWords ||= coefficient.hasWords || scaled.scales.length > 0;
    firmness += coefficient.firmness + scaled.scales.length * (coefficient.isBare ? 0 : 2);
    endsVague = scaled.endsVague;
    if (scaled.scales.length === 0) break;
  }
  const value = groups.map((group) => group.value).reduce(add);
  const scale = groups.length === 1 ? groups[0]!.scale : whole(1);
  return { readings: [{ value }], next: at, hasDigits, hasWords, isLoose: firmness < 2, endsVague, scale };
}

/** A numeral with several readings takes a scale ("1,5 लाख") but no further groups. */
function ambiguous(tokens: readonly NumberToken[], coefficient: Coefficient, allowVague: boolean): Quantity {
  const { scales, next, endsVague } = readScales(tokens, coefficient.next, allowVague);
  const scale = scales.reduce(multiply, whole(1));
  const readings = coefficient.readings.map((reading) => ({ ...reading, value: multiply(reading.value, scale) }));
  const { hasDigits, hasWords } = coefficient;
  return { readings, next, hasDigits, hasWords: hasWords || scales.length > 0, isLoose: false, endsVague, scale };
}

function nextCoefficient(tokens: readonly NumberToken[], at: number): Coefficient | null {
  const isAnd = meaningAt(tokens, at)?.role === "and";
  const next = readCoefficient(tokens, isAnd ? at + 1 : at);
  // "two lakh and five thousand" goes on, "five lakh and crore" does not.
  return next === null || next.isBare ? null : next;
}

/** "lakh crore" has two; nobody writes four. */
const MOST_SCALES = 3;

function readScales(
  tokens: readonly NumberToken[],
  at: number,
  allowVague: boolean,
): { readonly scales: readonly Rational[]; readonly next: number; readonly endsVague: boolean } {
  const scales: Rational[] = [];
  let endsVague = false;
  while (scales.length < MOST_SCALES) {
    const meaning = meaningAt(tokens, at);
    if (meaning?.role !== "scale" || (meaning.isVague && !allowVague)) break;
    scales.push(meaning.value);
    endsVague = meaning.isVague === true;
    at += 1;
  }
  return { scales, next: at, endsVague };
}

/** The groups with one more, or null where it does not belong to the same number. */
function addGroup(groups: readonly Group[], coefficient: Rational, scales: readonly Rational[]): Group[] | null {
  const scale = scales.reduce(multiply, whole(1));
  const last = groups.at(-1);
  if (last === undefined || isLess(scale, last.scale)) {
    // "5 lakh 300000": what follows must be smaller than the scale before it.
    if (last !== undefined && !isLess(coefficient, quotient(last.scale, scale))) return null;
    return [...groups, { value: multiply(coefficient, scale), scale }];
  }
  // "2 lakh 5 thousand crore": the last scale multiplies all that came before.
  const [own, ...rest] = scales;
  if (own === undefined || rest.length === 0 || !isLess(own, last.scale)) return null;
  const factor = rest.reduce(multiply);
  return [...groups, { value: multiply(coefficient, own), scale: own }].map((group) => ({
    value: multiply(group.value, factor),
    scale: multiply(group.scale, factor),
  }));
}

const quotient = (left: Rational, right: Rational): Rational =>
  multiply(left, { numerator: right.denominator, denominator: right.numerator });
