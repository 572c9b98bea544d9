import { classAt, DIGIT, NUMBER, SYMBOL } from "../char-class.js";
import { belowZero } from "./below-zero.js";
import type { Expression, Step } from "./expression.js";
import type { NumberResult, NumberUnit } from "./found-number.js";
import { joinMeasures } from "./joined-measures.js";
import { readMagnitude } from "./magnitude.js";
import { meaningAt, type NumberToken } from "./number-tokens.js";
import { meaningOf } from "./number-words.js";
import { type Quantity, readQuantity } from "./quantity.js";
import { readRange } from "./range.js";
import { multiply, negate, toNumber } from "./rational.js";
import { type Reading, readingOf } from "./reading.js";

/** Reads the number at a token, or passes the token by. */
export function readNumber(text: string, tokens: readonly NumberToken[], at: number, allowsLoose: boolean): Step {
  if (!mayBegin(tokens[at]!)) return { result: null, next: at + 1 };
  const chain = chainEnd(tokens, at);
  if (chain > at) return { result: null, next: chain };
  if (belongsToName(tokens, at) || isPronoun(tokens, at)) return { result: null, next: at + 1 };
  const first = readExpression(tokens, at);
  if (first === null) return { result: null, next: at + 1 };
  const readNext = (next: number) => readExpression(tokens, next);
  const expression = joinMeasures(tokens, first, readNext);
  const below = belowZero(tokens, expression, readNext);
  if (below !== null) return { result: resultOf(text, below), next: below.next };
  const range = readRange(text, tokens, at, expression, readNext);
  if (range !== null) return range;
  const { quantity, unit, next } = expression;
  if (quantity.isLoose && !allowsLoose && Object.keys(unit).length === 0) return { result: null, next };
  return { result: resultOf(text, expression), next };
}

/** Most tokens are words that have nothing to do with numbers, or punctuation. */
function mayBegin(token: NumberToken): boolean {
  if (token.kind === "word") return token.meaning !== undefined && !ONLY_INSIDE.has(token.meaning.role);
  return token.kind === "numeral" || (token.kind === "mark" && maySign(token.mark));
}

/** A sign, a currency, a fraction or the command of LaTeX for one. */
function maySign(mark: string): boolean {
  return (classAt(mark, 0) & (SYMBOL | NUMBER | DIGIT)) !== 0 || "-–‐‑\\".includes(mark);
}

/** Roles of words that no number begins with. */
const ONLY_INSIDE: ReadonlySet<string> = new Set(["and", "point", "to", "percent", "unit"]);

/** Where a date, time or score ends: numerals with the same glued mark between them. */
function chainEnd(tokens: readonly NumberToken[], start: number): number {
  const mark = tokens[start + 1];
  if (tokens[start]?.kind !== "numeral" || mark?.kind !== "mark" || !"/-:.–".includes(mark.mark)) return start;
  let at = start;
  while (isGlued(tokens[at + 1], mark.mark) && tokens[at + 2]?.kind === "numeral" && !tokens[at + 2]!.isApart) at += 2;
  return at - start >= 4 || (at > start && mark.mark === ":") ? at + 1 : start;
}

/** "COVID-19", "Chandrayaan-3", "A-5": a numeral behind a hyphen and a word in upper case; not in "15-Aug-1947". */
function belongsToName(tokens: readonly NumberToken[], at: number): boolean {
  const [before, word, hyphen] = [tokens[at - 3], tokens[at - 2], tokens[at - 1]];
  if (tokens[at]?.kind !== "numeral" || tokens[at]!.isApart || !isGlued(hyphen, "-")) return false;
  if (word?.kind !== "word" || word.word[0] === word.word[0]!.toLowerCase()) return false;
  return word.isApart || before?.kind !== "mark";
}

/** "no one", "each one" */
function isPronoun(tokens: readonly NumberToken[], at: number): boolean {
  const [before, one] = [tokens[at - 1], tokens[at]];
  return (
    one?.kind === "word" &&
    before?.kind === "word" &&
    one.word.toLowerCase() === "one" &&
    PRONOUNS.has(before.word.toLowerCase())
  );
}

const PRONOUNS = new Set(["no", "any", "every", "each", "some", "this", "that", "the", "another", "which"]);

const isGlued = (token: NumberToken | undefined, mark: string): boolean =>
  token?.kind === "mark" && token.mark === mark && !token.isApart;

function readExpression(tokens: readonly NumberToken[], start: number): Expression | null {
  let at = start;
  const before = currencyBefore(tokens, at);
  at = before?.next ?? at;
  const sign = signAt(tokens, at);
  at = sign?.next ?? at;
  const behindSign = before === null ? currencyBefore(tokens, at) : null;
  at = behindSign?.next ?? at;
  const quantity = readQuantity(tokens, at);
  if (quantity === null) return null;
  const currency = before?.code ?? behindSign?.code;
  const after = readMagnitude(tokens, quantity.next, currency);
  if (after === null) return null;
  const readings = combineAll(settleVague(tokens, at, quantity, after.unit), after.factors, sign?.isMinus === true);
  if (!readings.every(isFinite)) return null;
  const next = Math.max(after.next, quantity.next);
  return { start: tokens[start]!.start, end: tokens[next - 1]!.end, next, readings, quantity, unit: after.unit };
}

/** "5e308 lakh" is beyond a double. */
const isFinite = ({ value }: Reading): boolean => Number.isFinite(toNumber(value));

/** Every reading with every factor. */
function combineAll(readings: readonly Reading[], factors: readonly Reading[], isMinus: boolean): Reading[] {
  const combined: Reading[] = [];
  for (const reading of readings) for (const factor of factors) combined.push(combine(reading, factor, isMinus));
  return combined;
}

function combine(reading: Reading, factor: Reading, isMinus: boolean): Reading {
  const product = multiply(reading.value, factor.value);
  const value = isMinus ? negate(product) : product;
  const note = reading.note ?? factor.note;
  return note === undefined ? { value } : { value, note };
}

/**
 * "22 अरब" is 22 billion before money and where nothing follows that Arabs have, and perhaps 22 Arabs before anything
 * else; "1.4 अरब" can only be a number.
 */
function settleVague(
  tokens: readonly NumberToken[],
  at: number,
  quantity: Quantity,
  unit: NumberUnit,
): readonly Reading[] {
  if (!quantity.endsVague || Object.keys(unit).length > 0 || endsPhrase(tokens, quantity.next))
    return quantity.readings;
  const without = readQuantity(tokens, at, false);
  if (without === null || without.readings.every(({ value }) => value.denominator !== 1n)) return quantity.readings;
  const scaled = quantity.readings.map((reading) => ({ ...reading, note: "with the last word as a number" }));
  return [...scaled, ...without.readings.map((reading) => ({ ...reading, note: "with the last word as a name" }))];
}

/** What is counted comes to an end: "आबादी 2 अरब है।", "₹5 cr."; not behind the name "Arab". */
function endsPhrase(tokens: readonly NumberToken[], at: number): boolean {
  const [last, behind] = [tokens[at - 1], tokens[at]];
  const isName = last?.kind === "word" && last.word.length > 2 && last.word[0] !== last.word[0]!.toLowerCase();
  if (isName) return false;
  if (behind?.kind === "mark") return ".,;:!?।॥۔)]\"'”’*/".includes(behind.mark);
  return behind === undefined || (behind.kind === "word" && COPULAS.has(behind.word.toLowerCase()));
}

/** In the singular: "तीन अरब हैं" are three Arabs as well. */
const COPULAS: ReadonlySet<string> = new Set("है था थी hai tha thi ہے تھا تھی is was".split(" "));

function currencyBefore(
  tokens: readonly NumberToken[],
  at: number,
): { readonly code: string; readonly next: number } | null {
  const token = tokens[at];
  const meaning = token?.kind === "mark" ? meaningOf(token.mark) : meaningAt(tokens, at);
  if (meaning?.role !== "currency" || meaning.side === "after") return null;
  // The point of "Rs. 500"
  const next = token?.kind === "word" && isGlued(tokens[at + 1], ".") ? at + 2 : at + 1;
  return { code: meaning.code, next };
}

function signAt(
  tokens: readonly NumberToken[],
  at: number,
): { readonly isMinus: boolean; readonly next: number } | null {
  if (meaningAt(tokens, at)?.role === "minus") return { isMinus: true, next: at + 1 };
  const token = tokens[at];
  if (token?.kind !== "mark" || !"-+−–‐‑".includes(token.mark) || tokens[at + 1]?.isApart !== false) return null;
  // Behind a word or number a hyphen joins: "A-5", "10-5".
  const before = tokens[at - 1];
  const isJoined = !token.isApart && before !== undefined && before.kind !== "mark";
  return isJoined ? null : { isMinus: token.mark !== "+", next: at + 1 };
}

function resultOf(text: string, { start, end, readings, quantity, unit }: Expression): NumberResult {
  const span = text.slice(start, end);
  const read = readings.map(readingOf);
  const { value, exact, note } = read[0]!;
  if (read.length > 1 || note !== undefined) {
    return { kind: "ambiguous", text: span, start, end, ...unit, readings: read };
  }
  const { hasDigits, hasWords } = quantity;
  const written = hasDigits && hasWords ? "both" : hasDigits ? "digits" : "words";
  // Most numbers are bare, and copying no unit takes as long as copying one.
  if (Object.keys(unit).length === 0) return { kind: "number", text: span, start, end, value, exact, written };
  return { kind: "number", text: span, start, end, value, exact, ...unit, written };
}
