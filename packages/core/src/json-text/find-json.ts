import type { JsonNode } from "./json-node.js";
import { isSpace, type JsonFailure, type JsonFault, type ParsedJson, parseJson } from "./parse-json.js";

/** What stands around the JSON of an answer: nothing, one code fence and nothing else, or other text. */
export type Wrapper = "none" | "fence" | "prose";

export interface JsonLimits {
  readonly maxDepth: number;
  /** In UTF-16 code units: a limit of memory, not of text. */
  readonly maxLength: number;
}

export type FoundJson =
  | { readonly node: JsonNode; readonly wrapper: Wrapper; readonly fault: null }
  | { readonly node: null; readonly fault: JsonFault | "too_large" | "multiple_json"; readonly message: string };

/**
 * The one JSON value of an answer, whatever stands around it, or why there is none.
 *
 * Objects and lists are looked for in prose; a bare word or number there is prose. JSON that starts well and breaks
 * is broken: no smaller piece is picked out of it. Two values are none, since nobody can say which one is meant.
 */
export function findJson(output: string, { maxDepth, maxLength }: JsonLimits): FoundJson {
  if (output.length > maxLength) {
    const message = `expected at most ${maxLength} UTF-16 code units, got ${output.length}`;
    return { node: null, fault: "too_large", message };
  }
  // A byte order mark is how the text was stored, not what it says.
  const text = output.startsWith("\uFEFF") ? output.slice(1) : output;
  const start = skipSpace(text, 0);
  const whole = parseJson(text, start, maxDepth);
  if (whole.failure === null && skipSpace(text, whole.end) === text.length) return found(whole.node, "none");
  if (whole.failure !== null && isBroken(text, start, whole.failure)) return broken(text, whole.failure);
  return insideFence(text, maxDepth) ?? insideProse(text, whole, maxDepth);
}

const found = (node: JsonNode, wrapper: Wrapper): FoundJson => ({ node, wrapper, fault: null });

/** The value in a text that is one code fence and nothing else. */
function insideFence(text: string, maxDepth: number): FoundJson | null {
  const trimmed = text.trim();
  const mark = trimmed.slice(0, 3);
  const firstLine = trimmed.indexOf("\n");
  if ((mark !== "```" && mark !== "~~~") || firstLine === -1 || !trimmed.endsWith(mark)) return null;
  const parsed = parseJson(trimmed, firstLine, maxDepth);
  if (parsed.failure !== null || skipSpace(trimmed, parsed.end) !== trimmed.length - mark.length) return null;
  return found(parsed.node, "fence");
}

/** Each piece of text is read once: after a failure the search goes on where it failed. */
function insideProse(text: string, whole: ParsedJson, maxDepth: number): FoundJson {
  const values: { readonly node: JsonNode; readonly start: number; readonly end: number }[] = [];
  for (let at = nextContainer(text, 0); at !== -1; ) {
    const parsed = parseJson(text, at, maxDepth);
    if (parsed.failure === null) values.push({ node: parsed.node, start: at, end: parsed.end });
    else if (isBroken(text, at, parsed.failure)) return broken(text, parsed.failure);
    at = nextContainer(text, Math.max(at + 1, parsed.failure?.offset ?? parsed.end));
  }
  const [first] = values;
  if (first === undefined) return notJson(text, whole);
  if (values.length > 1) {
    return { node: null, fault: "multiple_json", message: `expected one JSON value, got ${values.length}` };
  }
  const around = text.slice(0, first.start) + text.slice(first.end);
  // What is left of a pair of brackets is no prose.
  if (/^[\s{}[\]",:]*$/.test(around)) return notJson(text, whole);
  return found(first.node, "prose");
}

/** What a text without JSON says of itself: a sentence that starts with "Infinity" is no number. */
function notJson(text: string, { failure, end }: ParsedJson): FoundJson {
  const message = "expected nothing after the JSON value, got more text";
  return broken(
    text,
    failure === null ? { fault: "not_json", message, offset: end } : { ...failure, fault: "not_json" },
  );
}

/** "{braces}" in prose fail at their first token; what gets beyond it, or fails in a way of its own, is meant as JSON. */
function isBroken(text: string, start: number, { fault, offset }: JsonFailure): boolean {
  if (text[start] === "{" || text[start] === "[") return fault !== "not_json" || offset > skipSpace(text, start + 1);
  if (fault === "not_json" || nextContainer(text, start) !== -1) return false;
  return text[start] === '"' || !/\s/.test(text.slice(start).trimEnd());
}

function broken(text: string, { fault, message, offset }: JsonFailure): FoundJson {
  const before = text.slice(0, offset).split("\n");
  const column = [...(before.at(-1) ?? "")].length + 1;
  return { node: null, fault, message: `${message}, at line ${before.length}, column ${column}` };
}

function nextContainer(text: string, from: number): number {
  for (let at = from; at < text.length; at++) if (text[at] === "{" || text[at] === "[") return at;
  return -1;
}

function skipSpace(text: string, from: number): number {
  let at = from;
  while (isSpace(text.charCodeAt(at))) at += 1;
  return at;
}
