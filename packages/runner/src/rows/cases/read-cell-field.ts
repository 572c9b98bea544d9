import { type Choice, type Json, type Message, show } from "@eval/core";
import { faultInJson } from "../json/check-json.js";
import { isList, isRecord, JsonNode } from "../json/json-node.js";
import { letterLabel } from "../mapping/option-column.js";
import { BadValue } from "./bad-value.js";
import type { CaseDraft } from "./case-draft.js";
import { conversationIn, mayHoldConversation, readMessages, takeMessages } from "./read-conversation.js";
import { readChoices, readList } from "./read-json-field.js";
import { mayHoldReply, replyText } from "./reply-text.js";

/** Cells of lists hold JSON, or texts with a separator between them. */
export type Separator = string | undefined;

/**
 * The accepted answers in a cell. Only a JSON list of texts is a list of answers: `[1, 2]` may be the answer itself.
 */
export function answersInCell(cell: string, column: string, separator: Separator): string | readonly string[] {
  if (separator !== undefined) return cell === "" ? cell : cell.split(separator);
  const node = jsonInCell(cell, column);
  if (node === null || !isList(node.value) || node.value.length === 0) return cell;
  return node.value.every((item) => typeof item === "string") ? (node.value as readonly string[]) : cell;
}

/** The texts of a list in a cell; a cell that is neither JSON nor separated is a list of one. */
export function listInCell(cell: string, column: string, separator: Separator): readonly string[] {
  if (cell === "") return [];
  if (separator !== undefined) return cell.split(separator);
  const node = jsonInCell(cell, column);
  return node !== null && isList(node.value) ? readList(node, column) : [cell];
}

/** The options of a question in one cell. */
export function choicesInCell(cell: string, column: string, separator: Separator): readonly Choice[] {
  if (cell === "") return [];
  if (separator !== undefined) return cell.split(separator).map((text, index) => ({ label: letterLabel(index), text }));
  const node = jsonInCell(cell, column);
  if (node !== null) return readChoices(node, column);
  throw new BadValue(
    column,
    `choices must be JSON, got ${show(cell)}; give --list choices=SEPARATOR if they are separated`,
  );
}

/** A conversation in one cell. */
export function messagesInCell(cell: string, column: string): readonly Message[] {
  if (cell === "") return [];
  const node = jsonInCell(cell, column);
  if (node !== null) return readMessages(node, column);
  throw new BadValue(column, `messages must be a JSON list, got ${show(cell)}`);
}

/** A cell of questions may hold a conversation, one of answers the reply of an API: the case gets what was said. */
export function readSaidInCells(draft: CaseDraft, inputColumn: string): void {
  const { input, output } = draft;
  if (input !== undefined && mayHoldConversation(input)) {
    const node = jsonInCell(input, inputColumn);
    const turns = node === null ? null : conversationIn(node);
    if (turns !== null) {
      delete draft.input;
      takeMessages(draft, readMessages(turns, inputColumn));
    }
  }
  if (output !== undefined && mayHoldReply(output)) draft.output = replyText(parsed(output) ?? null) ?? output;
}

/** What a cell of JSON holds; text where it is not JSON. */
export function jsonOrText(cell: string, column: string): Json {
  return jsonInCell(cell, column)?.value ?? cell;
}

/** Whether a cell is worth a try: JSON lists and objects start with a bracket, or with white space. */
export function mayHoldJson(cell: string): boolean {
  return cell !== "" && mayBeginJson(cell.charCodeAt(0));
}

/** Whether what begins with this unit, or byte, is worth a try. */
export const mayBeginJson = (first: number): boolean => first === 0x5b || first === 0x7b || first <= 0x20;

function jsonInCell(cell: string, column: string): JsonNode | null {
  if (!mayHoldJson(cell)) return null;
  const value = parsed(cell);
  if (value === undefined || (!isList(value) && !isRecord(value))) return null;
  const fault = faultInJson(value);
  if (fault !== null) throw new BadValue(column, fault);
  return new JsonNode(value, cell);
}

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
