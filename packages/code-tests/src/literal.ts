import type { Language } from "./language.js";
import type { TaggedValue } from "./tagged-value.js";

const MAX_LENGTH = 300;

/** A value as its language writes it, cut at 300 characters: `{'a': 1}` in Python, `{"a":1}` in JavaScript. */
export function literal(value: TaggedValue, language: Language): string {
  const text = language === "python" ? pythonLiteral(value) : javaScriptLiteral(value);
  return text.length <= MAX_LENGTH ? text : `${text.slice(0, MAX_LENGTH).replace(/[\uD800-\uDBFF]$/, "")}…`;
}

function pythonLiteral(value: TaggedValue): string {
  if (value === null) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  if (typeof value === "string") return pythonString(value);
  const [kind, content] = value;
  if (kind === "list") return `[${content.map(pythonLiteral).join(", ")}]`;
  if (kind === "dict") {
    return `{${content.map(([key, item]) => `${pythonLiteral(key)}: ${pythonLiteral(item)}`).join(", ")}}`;
  }
  return content;
}

const ESCAPES: Readonly<Record<string, string>> = { "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t" };

/** As `repr` of CPython: single quotes unless only double ones need no escape, and what is not printable as a code. */
function pythonString(text: string): string {
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
  const body = text.replace(/[\\'"]|[\p{C}\p{Z}]/gu, (character) => {
    if (character === " " || ((character === "'" || character === '"') && character !== quote)) return character;
    return ESCAPES[character] ?? (character === quote ? `\\${quote}` : pythonEscape(character));
  });
  return quote + body + quote;
}

function pythonEscape(character: string): string {
  const code = (character.codePointAt(0) as number).toString(16);
  if (code.length <= 2) return `\\x${code.padStart(2, "0")}`;
  return code.length <= 4 ? `\\u${code.padStart(4, "0")}` : `\\U${code.padStart(8, "0")}`;
}

function javaScriptLiteral(value: TaggedValue): string {
  if (value === null || typeof value === "boolean" || typeof value === "string") return JSON.stringify(value);
  const [kind, content] = value;
  if (kind === "list") return `[${content.map(javaScriptLiteral).join(",")}]`;
  if (kind === "dict") {
    return `{${content.map(([key, item]) => `${javaScriptLiteral(key)}:${javaScriptLiteral(item)}`).join(",")}}`;
  }
  return content;
}
