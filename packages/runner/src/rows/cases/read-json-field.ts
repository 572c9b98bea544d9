import { type Choice, type Json, show } from "@eval/core";
import { isList, isRecord, type JsonNode } from "../json/json-node.js";
import { letterLabel } from "../mapping/option-column.js";
import { BadValue } from "./bad-value.js";

/** An accepted answer, or several. */
export function readAnswers(node: JsonNode, column: string): string | readonly string[] {
  return isList(node.value) ? readItems(node, node.value, column) : node.text;
}

/** A list of texts; a single value is a list of one, an empty text is an empty list. */
export function readList(node: JsonNode, column: string): readonly string[] {
  if (isList(node.value)) return readItems(node, node.value, column);
  return node.value === "" ? [] : [passageText(node)];
}

function readItems(node: JsonNode, items: readonly Json[], column: string): readonly string[] {
  return items.map((item, index) => {
    if (item === null) throw new BadValue(column, `item ${index + 1} of the list must be text, got null`);
    return passageText(node.child(index, item));
  });
}

const PASSAGE_KEYS = ["text", "content", "page_content", "pageContent", "passage"];

/** Retrieved passages come as objects too: `{ "page_content": "…", "metadata": { … } }`. */
function passageText(node: JsonNode): string {
  const { value } = node;
  if (!isRecord(value)) return node.text;
  const texts = PASSAGE_KEYS.map((key) => (Object.hasOwn(value, key) ? value[key] : undefined));
  return texts.find((text) => typeof text === "string") ?? node.text;
}

/** Options as texts, as `{ label, text }`, as an object of texts by label, or as two lists side by side. */
export function readChoices(node: JsonNode, column: string): readonly Choice[] {
  const { value } = node;
  if (isList(value)) return value.map((item, index) => readChoice(node.child(index, item), index, column));
  if (!isRecord(value)) throw new BadValue(column, `choices must be a list or an object, got ${show(value)}`);
  const labels = node.find("label")?.value;
  const texts = node.find("text");
  if (labels !== undefined && texts !== null && isList(labels) && isList(texts.value)) {
    const lengths = `${counted(texts.value.length, "text")}, ${counted(labels.length, "label")}`;
    if (labels.length !== texts.value.length)
      throw new BadValue(column, `choices must have one label for each text, got ${lengths}`);
    const items = texts.value.map((item, index) => texts.child(index, item).text);
    return items.map((text, index) => ({ label: String(labels[index]), text }));
  }
  return Object.entries(value).map(([label, item]) => ({ label, text: node.child(label, item).text }));
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;

function readChoice(node: JsonNode, index: number, column: string): Choice {
  if (!isRecord(node.value)) return { label: letterLabel(index), text: node.text };
  const text = node.find("text") ?? node.find("value") ?? node.find("content");
  const label = node.find("label") ?? node.find("key") ?? node.find("id");
  if (text === null) throw new BadValue(column, `choice ${index + 1} must have a "text", got ${show(node.value)}`);
  return { label: label?.text ?? letterLabel(index), text: text.text };
}
