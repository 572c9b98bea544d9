import type { Json, JsonRecord } from "@eval/core";
import { isList, isRecord } from "../json/json-node.js";

/** Kinds of parts that are what was said; Gemini's parts have no kind. */
const TEXT_TYPES: readonly (Json | undefined)[] = [undefined, "text", "input_text", "output_text"];

/**
 * The text of a message's content: a text, or a list of parts, of which those of text count (no images, no thoughts, no
 * calls of tools). Content that is null says nothing, as a turn that only calls tools. Null where it is none of these.
 */
export function partsText(content: Json): string | null {
  if (content === null) return "";
  if (typeof content === "string") return content;
  if (!isList(content) || content.length === 0 || !content.every(isPart)) return null;
  return content.map(textOfPart).join("");
}

/** A part has a kind, or a text. */
const isPart = (part: Json): part is JsonRecord =>
  isRecord(part) && (typeof part["type"] === "string" || typeof part["text"] === "string");

function textOfPart({ type, text, thought }: JsonRecord): string {
  return TEXT_TYPES.includes(type) && typeof text === "string" && thought !== true ? text : "";
}
