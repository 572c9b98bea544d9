import { show } from "../errors.js";
import type { JsonNode } from "./json-node.js";

const LITERALS: readonly (readonly [word: string, node: JsonNode])[] = [
  ["true", { type: "boolean", value: true }],
  ["false", { type: "boolean", value: false }],
  ["null", { type: "null" }],
];

/** What JavaScript and Python write for numbers that JSON does not have. */
const NON_FINITE = ["NaN", "Infinity", "-Infinity"];

/**
 * The literal at a place of a text: a node and its length, `non-finite` for a number that JSON does not have, `cut`
 * where the text ends inside a literal or number, null where there is none.
 */
export function literalAt(text: string, at: number): { node: JsonNode; length: number } | "non-finite" | "cut" | null {
  for (const [word, node] of LITERALS) if (text.startsWith(word, at)) return { node, length: word.length };
  if (NON_FINITE.some((word) => text.startsWith(word, at))) return "non-finite";
  if (text.length - at > LONGEST_CUT || at === text.length) return null;
  const rest = text.slice(at);
  return LITERALS.some(([word]) => word.startsWith(rest)) || CUT_NUMBER.test(rest) ? "cut" : null;
}

/** `fals` and `-1.5e+` are what is left of a value; a longer rest is a value or broken. */
const LONGEST_CUT = 40;
// ascii: the grammar of JSON
const CUT_NUMBER = /^-?(?:(?:0|[1-9][0-9]*)(?:\.|(?:\.[0-9]+)?[eE][+-]?))?$/;

// ascii: the grammar of JSON
const NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;

/** The number at a place of a text, as written, or null. */
export function readNumber(text: string, at: number): string | null {
  NUMBER.lastIndex = at;
  return NUMBER.exec(text)?.[0] ?? null;
}

const LONGEST_NUMBER = 400;

/** Why a number cannot be worked with, or null: 1e999 would become Infinity, 1e-999 a zero that was not written. */
export function numberProblem(text: string): string | null {
  const size = Math.abs(Number(text));
  const isZero = size === 0 && !/^[^eE]*[1-9]/.test(text);
  if (text.length <= LONGEST_NUMBER && (isZero || (size > 0 && Number.isFinite(size)))) return null;
  return `expected a number that a double can hold, got ${show(text)}`;
}
