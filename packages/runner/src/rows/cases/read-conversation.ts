import { type Json, type Message, show } from "@eval/core";
import { isList, isRecord, type JsonNode } from "../json/json-node.js";
import { BadValue } from "./bad-value.js";
import type { CaseDraft } from "./case-draft.js";
import { partsText } from "./parts-text.js";

const ROLES: readonly Message["role"][] = ["system", "user", "assistant", "tool"];

/** What OpenAI calls the system prompt since its o1 models. */
const ROLE_ALIASES: Readonly<Record<string, Message["role"]>> = { developer: "system" };

/** A conversation as most model servers write it. */
export function readMessages(node: JsonNode, column: string): readonly Message[] {
  if (!isList(node.value)) throw new BadValue(column, `messages must be a list of objects, got ${show(node.value)}`);
  return node.value.map((item, index) => readMessage(node.child(index, item), index, column));
}

/**
 * Takes a conversation into a case. Its last question is the input of the case, unless the row names one: metrics and
 * pairs of cases need not know where a question came from.
 */
export function takeMessages(draft: CaseDraft, messages: readonly Message[]): void {
  draft.messages = messages;
  const asked = messages.findLast(({ role }) => role === "user");
  if (asked !== undefined) draft.input ??= asked.content;
}

/** The conversation in a value that was found as a question: the list itself, or a request with `messages`. */
export function conversationIn(node: JsonNode): JsonNode | null {
  if (isRecord(node.value)) {
    const messages = node.find("messages");
    return messages !== null && isConversation(messages.value) ? messages : null;
  }
  return isConversation(node.value) ? node : null;
}

/** Whether a cell is worth a try at `conversationIn`. */
export const mayHoldConversation = (cell: string): boolean => {
  const first = cell.charCodeAt(0);
  return (first === 0x5b || first === 0x7b) && cell.includes('"role"');
};

/** Turns have a role, and say something or call a tool. */
const isConversation = (value: Json): boolean =>
  isList(value) &&
  value.length > 0 &&
  value.every(
    (item) => isRecord(item) && typeof item["role"] === "string" && ("content" in item || "tool_calls" in item),
  );

function readMessage(node: JsonNode, index: number, column: string): Message {
  const given = node.find("role")?.value;
  const role = ROLES.find((known) => known === given) ?? (typeof given === "string" ? ROLE_ALIASES[given] : undefined);
  if (role === undefined) {
    const roles = ROLES.join(", ");
    throw new BadValue(column, `role of message ${index + 1} must be one of ${roles}, got ${show(given ?? null)}`);
  }
  const content = node.find("content");
  // A turn that only calls tools has no content.
  const text = content === null ? "" : partsText(content.value);
  if (text === null) {
    throw new BadValue(column, `content of message ${index + 1} must be text, got ${show(content?.value ?? null)}`);
  }
  const name = node.find("name")?.value;
  return typeof name === "string" ? { role, content: text, name } : { role, content: text };
}
