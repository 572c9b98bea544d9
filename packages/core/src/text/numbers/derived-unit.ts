import type { NumberUnit } from "./found-number.js";
import { meaningAt, type NumberToken } from "./number-tokens.js";

/** A unit and the token behind it. */
export interface UnitStep {
  readonly unit: NumberUnit;
  readonly next: number;
}

const LENGTHS: ReadonlySet<string> = new Set("mm cm m km inch ft yd mile".split(" "));
const TIMES: ReadonlySet<string> = new Set("s min h day".split(" "));
const POWERS: Readonly<Record<string, string>> = { "²": "²", "³": "³", "2": "²", "3": "³" };
const POWER_WORDS: Readonly<Record<string, string>> = {
  sq: "²",
  square: "²",
  वर्ग: "²",
  cubic: "³",
  cu: "³",
  घन: "³",
};
const PER: ReadonlySet<string> = new Set(["per", "an", "प्रति"]);

/** "km" with what makes another unit of it: "km²", "km^2", "km/h", "किमी प्रति घंटा". */
export function withDerivation(tokens: readonly NumberToken[], { unit, next }: UnitStep): UnitStep {
  const { unit: length } = unit;
  if (length === undefined || !LENGTHS.has(length)) return { unit, next };
  const power = powerAt(tokens, next);
  if (power !== null) return { unit: { ...unit, unit: length + power.sign }, next: power.next };
  const timeAt = perEnd(tokens, next);
  const time = timeAt === null ? null : timeUnitAt(tokens, timeAt);
  if (timeAt === null || time === null) return { unit, next };
  return { unit: { ...unit, unit: `${length}/${time}` }, next: timeAt + 1 };
}

/** A lone "s" is a second only here: "5 s" may be anything. */
function timeUnitAt(tokens: readonly NumberToken[], at: number): string | null {
  const token = tokens[at];
  if (token?.kind === "word" && token.word === "s") return "s";
  const meaning = meaningAt(tokens, at);
  return meaning?.role === "unit" && TIMES.has(meaning.unit) ? meaning.unit : null;
}

function powerAt(tokens: readonly NumberToken[], at: number): { readonly sign: string; readonly next: number } | null {
  const [mark, digit] = [tokens[at], tokens[at + 1]];
  if (mark?.kind !== "mark" || mark.isApart) return null;
  if (mark.mark !== "^") return signOf(mark.mark, at + 1);
  return digit?.kind === "numeral" && !digit.isApart
    ? signOf(String(digit.numeral.readings[0]!.value.numerator), at + 2)
    : null;
}

function signOf(power: string, next: number): { readonly sign: string; readonly next: number } | null {
  const sign = POWERS[power];
  return sign === undefined ? null : { sign, next };
}

/** Where the unit of time behind "/" or "per" stands. */
function perEnd(tokens: readonly NumberToken[], at: number): number | null {
  const token = tokens[at];
  if (token?.kind === "mark") return token.mark === "/" && !token.isApart && !tokens[at + 1]?.isApart ? at + 1 : null;
  return token?.kind === "word" && PER.has(token.word.toLowerCase()) ? at + 1 : null;
}

/** "sq km", "square metres", "वर्ग किमी", "cu. m" at a token. */
export function prefixedUnit(tokens: readonly NumberToken[], at: number): UnitStep | null {
  const [prefix, point] = [tokens[at], tokens[at + 1]];
  const unitAt = point?.kind === "mark" && point.mark === "." ? at + 2 : at + 1;
  const length = meaningAt(tokens, unitAt);
  if (prefix?.kind !== "word" || length?.role !== "unit" || !LENGTHS.has(length.unit)) return null;
  const power = POWER_WORDS[prefix.word.toLowerCase()];
  return power === undefined ? null : { unit: { unit: length.unit + power }, next: unitAt + 1 };
}
