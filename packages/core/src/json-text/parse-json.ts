import { show } from "../errors.js";
import type { JsonNode } from "./json-node.js";
import { literalAt, numberProblem, readNumber } from "./json-scalars.js";
import { readString } from "./read-string.js";

/** Why a text is not the JSON that counts: few values, for labels. */
export type JsonFault =
  | "not_json"
  | "truncated_json"
  | "duplicate_key"
  | "non_finite_number"
  | "number_out_of_range"
  | "too_deep";

export interface JsonFailure {
  readonly fault: JsonFault;
  readonly message: string;
  /** Where, in UTF-16 code units from the start of the text. */
  readonly offset: number;
}

export type ParsedJson =
  | { readonly node: JsonNode; readonly end: number; readonly failure: null }
  | { readonly node: null; readonly end: number; readonly failure: JsonFailure };

/**
 * Parses one JSON value (RFC 8259, nothing beyond it) that starts at `start`; what follows the value is not looked at.
 *
 * Stricter than `JSON.parse`: an object that has a key twice is refused, since readers disagree on which one counts,
 * and so is nesting deeper than `maxDepth` and a number that a double cannot hold. Never throws.
 */
export function parseJson(text: string, start: number, maxDepth: number): ParsedJson {
  let at = start;
  let failure: JsonFailure | null = null;

  const fail = (fault: JsonFault, message: string, offset = at): null => {
    failure ??= { fault, message, offset };
    return null;
  };
  const skipSpace = () => {
    while (isSpace(text.charCodeAt(at))) at += 1;
  };
  const unexpected = (expected: string, depth: number): null => {
    if (at < text.length) return fail("not_json", `expected ${expected}, got ${show(characterAt(text, at))}`);
    return fail(depth === 0 ? "not_json" : "truncated_json", `expected ${expected}, got the end of the text`);
  };

  const value = (depth: number): JsonNode | null => {
    skipSpace();
    const first = text[at];
    if (first === "{" || first === "[") {
      if (depth === maxDepth) return fail("too_deep", `expected at most ${maxDepth} levels of nesting, got more`);
      at += 1;
      return first === "{" ? object(depth + 1) : array(depth + 1);
    }
    return first === '"' ? string() : scalar(depth);
  };

  const string = (): JsonNode | null => {
    const read = readString(text, at);
    if (read.problem !== null) return fail(read.fault, read.problem, read.end);
    at = read.end;
    return { type: "string", value: read.value };
  };

  const scalar = (depth: number): JsonNode | null => {
    const literal = literalAt(text, at);
    if (literal === "cut" && depth > 0) return fail("truncated_json", "expected a value, got the end of the text");
    if (literal === "non-finite") return fail("non_finite_number", "expected a JSON number, got NaN or Infinity");
    if (literal !== null && literal !== "cut") {
      at += literal.length;
      return literal.node;
    }
    const number = readNumber(text, at);
    if (number === null) return unexpected("a value", depth);
    const problem = numberProblem(number);
    if (problem !== null) return fail("number_out_of_range", problem);
    at += number.length;
    return { type: "number", text: number };
  };

  /** Whether another item follows; null where the container is broken. */
  const separator = (close: string, depth: number): boolean | null => {
    skipSpace();
    if (text[at] !== "," && text[at] !== close) return unexpected(`"," or "${close}"`, depth);
    at += 1;
    return text[at - 1] === ",";
  };

  const array = (depth: number): JsonNode | null => {
    const items: JsonNode[] = [];
    skipSpace();
    if (text[at] === "]") at += 1;
    else {
      for (let more: boolean | null = true; more; ) {
        const item = value(depth);
        if (item === null) return null;
        items.push(item);
        more = separator("]", depth);
        if (more === null) return null;
      }
    }
    return { type: "array", items };
  };

  const object = (depth: number): JsonNode | null => {
    const members = new Map<string, JsonNode>();
    skipSpace();
    if (text[at] === "}") at += 1;
    else {
      for (let more: boolean | null = true; more; ) {
        if (!member(members, depth)) return null;
        more = separator("}", depth);
        if (more === null) return null;
      }
    }
    return { type: "object", members };
  };

  const member = (members: Map<string, JsonNode>, depth: number): boolean => {
    skipSpace();
    const keyAt = at;
    if (text[at] !== '"') return unexpected("a key in double quotes", depth) ?? false;
    const key = string();
    if (key?.type !== "string") return false;
    if (members.has(key.value)) {
      return fail("duplicate_key", `expected each key once, got ${show(key.value)} again`, keyAt) ?? false;
    }
    skipSpace();
    if (text[at] !== ":") return unexpected('":"', depth) ?? false;
    at += 1;
    const node = value(depth);
    if (node === null) return false;
    members.set(key.value, node);
    return true;
  };

  const node = value(0);
  if (node !== null) return { node, end: at, failure: null };
  return { node, end: at, failure: failure ?? { fault: "not_json", message: "expected a value", offset: at } };
}

/** The white space of JSON: no other counts. */
export const isSpace = (unit: number): boolean => unit === 0x20 || unit === 0x0a || unit === 0x0d || unit === 0x09;

const characterAt = (text: string, at: number): string => String.fromCodePoint(text.codePointAt(at) ?? 0);
