import { classAt, DIGIT, digitValue } from "../char-class.js";
import type { Convention } from "./convention.js";
import { fromDecimal, type Rational } from "./rational.js";

/** A number in digits as it stands in a text. */
export interface Numeral {
  readonly start: number;
  readonly end: number;
  /** One reading where the writing is regular; several, or an unusual one, with the assumption of each. */
  readonly readings: readonly { readonly value: Rational; readonly note?: string }[];
  /** Without separators and point: may be half of a fraction, a range of years or an exponent. */
  readonly isPlain: boolean;
  /** How many digits it has. */
  readonly length: number;
}

/** Longer runs of digits are not numbers anyone counts with, and exact arithmetic on them would take long. */
const MOST_DIGITS = 100;

/**
 * The numerals that start at an index of a text, which is a digit of any script or a decimal point before one: one as
 * a rule, several for a list such as "1,2,3", none where digits and separators make no number ("1.2.3"). `end` is
 * where the run of digits ends.
 */
export function readNumerals(
  text: string,
  start: number,
  convention: Convention,
): { readonly numerals: readonly Numeral[]; readonly end: number } {
  const run = readRun(text, start, convention);
  if (run.digits > MOST_DIGITS) return { numerals: [], end: run.end };
  const readings = interpret(run.parts, run.separators, convention);
  if (readings === "list") return { numerals: listOf(run), end: run.end };
  if (readings === null) return { numerals: [], end: run.end };
  const isPlain = run.separators === "";
  return { numerals: [{ start, end: run.end, readings, isPlain, length: run.digits }], end: run.end };
}

function listOf({ parts, ends }: Run): Numeral[] {
  return parts.map((part, index) => ({
    start: ends[index]! - part.length,
    end: ends[index]!,
    readings: [{ value: fromDecimal(part) }],
    isPlain: true,
    length: part.length,
  }));
}

interface Run {
  readonly end: number;
  /** The runs of digits, as ASCII. */
  readonly parts: readonly string[];
  /** The characters between them. */
  readonly separators: string;
  /** Where each run of digits ends. */
  readonly ends: readonly number[];
  readonly digits: number;
}

function readRun(text: string, start: number, { decimal, groups }: Convention): Run {
  const parts: string[] = [];
  const ends: number[] = [];
  let separators = "";
  let digits = 0;
  let at = start;
  if ((classAt(text, at) & DIGIT) === 0) {
    parts.push("");
    ends.push(at);
    separators += ".";
    at += 1;
  }
  for (;;) {
    const part = readDigits(text, at);
    at = part.end;
    parts.push(part.digits);
    ends.push(at);
    digits += part.digits.length;
    // LaTeX sets no space behind a comma in braces: "1{,}234".
    const width = text.startsWith("{,}", at) ? 3 : 1;
    const separator = width === 3 ? "," : (text[at] ?? "");
    const joins = separator !== "" && (".,\u066b".includes(separator) || groups.includes(separator));
    if (!joins || at + width >= text.length || (classAt(text, at + width) & DIGIT) === 0) break;
    separators += separator === "\u066b" ? decimal : separator;
    at += width;
  }
  return { end: at, parts, separators, ends, digits };
}

function readDigits(text: string, at: number): { readonly digits: string; readonly end: number } {
  let digits = "";
  while (at < text.length) {
    const bits = classAt(text, at);
    if ((bits & DIGIT) === 0) break;
    digits += String(digitValue(bits));
    at += text.codePointAt(at)! > 0xffff ? 2 : 1;
  }
  return { digits, end: at };
}

/** The readings of a run, that it is a list of numbers, or null where it is no number. */
type Interpretation = Numeral["readings"] | "list" | null;

const one = (digits: string): Interpretation => [{ value: fromDecimal(digits) }];

function interpret(parts: readonly string[], separators: string, convention: Convention): Interpretation {
  const { decimal, groups } = convention;
  if (separators === "") return one(parts[0]!);
  const hasDecimal = separators.indexOf(decimal) === separators.length - 1;
  const grouping = hasDecimal ? separators.slice(0, -1) : separators;
  const groupParts = hasDecimal ? parts.slice(0, -1) : parts;
  const digits = `${groupParts.join("") || "0"}${hasDecimal ? `.${parts.at(-1)}` : ""}`;
  if (grouping === "") return one(digits);

  const isUniform = [...grouping].every((separator) => separator === grouping[0]);
  if (isUniform && groups.includes(grouping[0]!) && isGrouped(groupParts)) return one(digits);
  return isUniform && !hasDecimal ? irregular(parts, grouping[0]!, convention) : mixed(parts, separators, decimal);
}

/** Western (1,000,000) and Indian (10,00,000) groups; a first group that begins with zero is none. */
function isGrouped(parts: readonly string[]): boolean {
  const [first = "", ...rest] = parts;
  if (first.length === 0 || first.length > 3 || first.startsWith("0")) return false;
  if (rest.at(-1)?.length !== 3) return false;
  const middle = rest.slice(0, -1);
  if (middle.every(({ length }) => length === 3)) return true;
  return first.length <= 2 && middle.every(({ length }) => length === 2);
}

/** Both separators in an order that the convention does not have: "1.234,56" read with a decimal point. */
function mixed(parts: readonly string[], separators: string, decimal: string): Interpretation {
  const last = separators.at(-1)!;
  if (last !== "." && last !== ",") return null;
  const value = fromDecimal(`${parts.slice(0, -1).join("")}.${parts.at(-1)}`);
  if (last === decimal) return [{ value, note: "with separators out of place" }];
  const isOtherConvention = separators.indexOf(last) === separators.length - 1 && isGrouped(parts.slice(0, -1));
  return isOtherConvention ? [{ value, note: `with a decimal ${nameOf(last)}` }] : null;
}

/** One kind of separator, not where groups end: a decimal comma, a list, or a slip. */
function irregular(parts: readonly string[], separator: string, { groups }: Convention): Interpretation {
  if (separator !== "," && separator !== ".") return "list";
  if (parts.length === 2) return irregularPair(parts, separator, groups);
  const joined = fromDecimal(parts.join(""));
  if (separator === ".") return isGrouped(parts) ? [{ value: joined, note: "with points between groups" }] : null;
  const isList = parts.slice(1).every((part) => !part.startsWith("0"));
  return isList ? "list" : [{ value: joined, note: "with separators out of place" }];
}

function irregularPair(parts: readonly string[], separator: string, groups: string): Interpretation {
  // "1947,1948" and "1947,200" list; "1,5", "12,34" and "0,125" may be decimals.
  if (separator === "," && parts.some(({ length }) => length > 3)) return "list";
  const decimal = fromDecimal(parts.join("."));
  if (!groups.includes(separator)) return [{ value: decimal }];
  return [
    { value: decimal, note: `with a decimal ${nameOf(separator)}` },
    { value: fromDecimal(parts.join("")), note: `with the ${nameOf(separator)} between groups` },
  ];
}

const nameOf = (separator: string): string => (separator === "," ? "comma" : "point");
