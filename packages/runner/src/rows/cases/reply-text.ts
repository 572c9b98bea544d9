import type { Json, JsonRecord } from "@eval/core";
import { isList, isRecord } from "../json/json-node.js";
import { partsText } from "./parts-text.js";

/** Gives what was said in a reply of one kind of API; undefined where the reply is of another kind. */
type ReplyShape = (reply: JsonRecord) => Json | undefined;

/**
 * Replies of model servers as they are logged. A shape is told by more than one key, since a model may be asked to write
 * JSON with a key `message` or `choices` of its own.
 */
const SHAPES: readonly ReplyShape[] = [
  // OpenAI chat completions, and the many that speak like it.
  ({ choices }) => messageContent(at(first(choices), "message"), false),
  // OpenAI completions.
  ({ choices }) => (at(first(choices), "finish_reason") === undefined ? undefined : at(first(choices), "text")),
  // OpenAI responses.
  ({ output }) =>
    isList(output ?? null) ? messageContent((output as readonly Json[]).findLast(isMessage), false) : undefined,
  // Gemini.
  ({ candidates }) => at(at(first(candidates), "content"), "parts"),
  // Bedrock.
  ({ output }) => messageContent(at(output, "message"), true),
  // Ollama, Cohere.
  ({ message }) => messageContent(message, true),
  // Anthropic, and a turn of the assistant alone.
  (reply) => messageContent(reply, true),
  ({ content }) => (isTypedParts(content) ? content : undefined),
];

/** The text of a reply of a chat API, of its parts, or of turns that end in it; null where a value is nothing of the kind. */
export function replyText(reply: Json): string | null {
  if (isList(reply)) return isTypedParts(reply) ? partsText(reply) : lastTurnText(reply);
  if (!isRecord(reply)) return null;
  for (const contentOf of SHAPES) {
    const content = contentOf(reply);
    const text = content === undefined ? null : partsText(content);
    if (text !== null) return text;
  }
  return null;
}

/** Whether a cell is worth a try at `replyText`. */
export const mayHoldReply = (cell: string): boolean => {
  if (cell === "") return false;
  const start = cell.charCodeAt(0);
  return (start === 0x5b || start === 0x7b) && (cell.includes('"content"') || cell.includes('"text"'));
};

function lastTurnText(turns: readonly Json[]): string | null {
  if (!turns.every((turn) => typeof at(turn, "role") === "string")) return null;
  const content = messageContent(turns.at(-1), true);
  return content === undefined ? null : partsText(content);
}

const first = (list: Json | undefined): Json | undefined => (list !== undefined && isList(list) ? list[0] : undefined);

const at = (value: Json | undefined, key: string): Json | undefined =>
  value !== undefined && isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;

/** What a message says; where nothing else tells that it is one, it must be the assistant's. */
function messageContent(message: Json | undefined, needsRole: boolean): Json | undefined {
  return needsRole && at(message, "role") !== "assistant" ? undefined : at(message, "content");
}

const isMessage = (item: Json): boolean => at(item, "type") === "message";

/** Parts that all say of which kind they are, one of text among them. */
function isTypedParts(value: Json | undefined): boolean {
  if (value === undefined || !isList(value)) return false;
  return (
    value.every((part) => typeof at(part, "type") === "string") && value.some((part) => at(part, "type") === "text")
  );
}
