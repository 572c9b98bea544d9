import { MAX_JSON_DEPTH } from "@eval/core";
import type { LineBuffer } from "./line-buffer.js";

const COMMA = 0x2c;
const COLON = 0x3a;
const [LIST, LIST_END, RECORD, RECORD_END] = [0x5b, 0x5d, 0x7b, 0x7d];
const encoder = new TextEncoder();
const [NULL, TRUE, FALSE] = ["null", "true", "false"].map((word) => encoder.encode(word)) as [
  Uint8Array,
  Uint8Array,
  Uint8Array,
];

/**
 * Appends what `JSON.stringify` gives for a value. In the metadata of a run keys, labels and words come again and again:
 * they are encoded once. Throws as `JSON.stringify` does, and where that gives
 * nothing.
 */
export function appendJson(lines: LineBuffer, value: unknown): void {
  const start = lines.length;
  if (appendPlain(lines, value, 0)) return;
  lines.cut(start);
  const text: string | undefined = JSON.stringify(value);
  if (text === undefined) throw new TypeError("JSON has no form for it");
  lines.append(text);
}

/** False where JSON writes a value as something else, or not at all. */
function appendPlain(lines: LineBuffer, value: unknown, depth: number): boolean {
  switch (typeof value) {
    case "string":
      appendText(lines, value);
      return true;
    case "number":
      lines.appendNumber(value);
      return Number.isFinite(value);
    case "boolean":
      lines.appendBytes(value ? TRUE : FALSE);
      return true;
    case "object":
      if (value === null) lines.appendBytes(NULL);
      else if (depth === MAX_JSON_DEPTH || "toJSON" in value) return false;
      else return Array.isArray(value) ? appendList(lines, value, depth) : appendRecord(lines, value, depth);
      return true;
    default:
      return false;
  }
}

function appendList(lines: LineBuffer, list: readonly unknown[], depth: number): boolean {
  lines.appendUnit(LIST);
  for (let at = 0; at < list.length; at += 1) {
    if (at > 0) lines.appendUnit(COMMA);
    if (!appendPlain(lines, list[at], depth + 1)) return false;
  }
  lines.appendUnit(LIST_END);
  return true;
}

function appendRecord(lines: LineBuffer, record: object, depth: number): boolean {
  const prototype: unknown = Object.getPrototypeOf(record);
  if (prototype !== Object.prototype && prototype !== null) return false;
  let before = RECORD;
  for (const key in record) {
    lines.appendUnit(before);
    before = COMMA;
    appendText(lines, key);
    lines.appendUnit(COLON);
    if (!appendPlain(lines, (record as Record<string, unknown>)[key], depth + 1)) return false;
  }
  if (before === RECORD) lines.appendUnit(RECORD);
  lines.appendUnit(RECORD_END);
  return true;
}

const known = new Map<string, Uint8Array>();
const MOST_KNOWN = 4_096;
/** Longer texts seldom come twice. */
const LONGEST_KNOWN = 64;

function appendText(lines: LineBuffer, text: string): void {
  const bytes = text.length > LONGEST_KNOWN ? undefined : known.get(text);
  if (bytes === undefined) appendNew(lines, text);
  else lines.appendBytes(bytes);
}

function appendNew(lines: LineBuffer, text: string): void {
  const start = lines.length;
  lines.append(JSON.stringify(text));
  if (known.size < MOST_KNOWN && text.length <= LONGEST_KNOWN) known.set(text, lines.since(start));
}
