import type { EvalCase, Json, JsonRecord } from "@eval/core";
import type { CaseBatch } from "../case-batch.js";
import { isRecord, JsonNode } from "../json/json-node.js";
import { BadRecord } from "../json/parse-record.js";
import type { RowProblem } from "../row-problem.js";
import { BadValue } from "./bad-value.js";
import { type CaseDraft, choicesOfColumns } from "./case-draft.js";
import type { CaseRecipe, FieldStep } from "./case-recipe.js";
import { readAnswers, readChoices, readList, readMessages } from "./read-json-field.js";

/** The rows of a batch as JSON values: parsed when asked for. */
export interface RecordRows {
  readonly numbers: Int32Array;
  readonly before: number;
  lineAt(index: number): number | null;
  /** The object of a row; throws BadRecord where there is none. */
  recordAt(index: number): JsonNode<JsonRecord>;
}

/** Reads cases from rows that are JSON objects. */
export class RecordCases implements CaseBatch {
  readonly length: number;
  readonly #recipe: CaseRecipe;
  readonly #rows: RecordRows;

  constructor(recipe: CaseRecipe, rows: RecordRows) {
    this.length = rows.numbers.length;
    this.#recipe = recipe;
    this.#rows = rows;
  }

  numberAt(index: number): number {
    return this.#rows.numbers[index]!;
  }

  caseAt(index: number): EvalCase | RowProblem {
    try {
      return this.#readCase(this.#rows.recordAt(index));
    } catch (error) {
      if (error instanceof BadValue) return this.#problem(index, "bad_value", error.column, error.message);
      if (error instanceof BadRecord) return this.#problem(index, "bad_json", null, error.message);
      throw error;
    }
  }

  textAt(index: number, column: string): string | null {
    const found = this.#recordAt(index)?.find(column) ?? null;
    return found === null || found.value === null ? null : found.text;
  }

  cellsAt(index: number): readonly string[] {
    const record = this.#recordAt(index);
    return this.#recipe.columns.map((column) => {
      if (record === null || !Object.hasOwn(record.value, column)) return "";
      const value = record.value[column]!;
      return value === null ? "" : record.child(column, value).text;
    });
  }

  #recordAt(index: number): JsonNode<JsonRecord> | null {
    try {
      return this.#rows.recordAt(index);
    } catch (error) {
      if (error instanceof BadRecord) return null;
      throw error;
    }
  }

  #readCase(record: JsonNode<JsonRecord>): EvalCase {
    const draft: CaseDraft = {};
    for (const step of this.#recipe.fields) readField(draft, step, record);
    const metadata: Record<string, Json> = { ...draft.metadata };
    for (const [key, value] of Object.entries(record.value)) {
      if (this.#recipe.used.has(key)) continue;
      metadata[key] = typeof value === "number" ? exactNumber(record, key, value) : value;
    }
    if (Object.keys(metadata).length > 0) draft.metadata = metadata;
    return draft;
  }

  #problem(index: number, code: RowProblem["code"], column: string | null, message: string): RowProblem {
    const row = this.numberAt(index) - this.#rows.before;
    return { code, file: this.#recipe.path, row, line: this.#rows.lineAt(index), column, message };
  }
}

function readField(draft: CaseDraft, { field, kind, columns, separator }: FieldStep, record: JsonNode): void {
  const column = columns[0]!;
  if (columns.length > 1) {
    const texts = columns.map((name) => textOf(record.find(name)));
    if (texts.some((text) => text !== null)) draft.choices = choicesOfColumns(columns, texts);
    return;
  }
  const node = record.find(column);
  if (node === null || node.value === null) return;
  const parts = separated(node, separator);
  switch (kind) {
    case "text":
      (draft as Record<string, string>)[field] = node.text;
      break;
    case "answers":
      draft.expected = readAnswers(parts, column);
      break;
    case "list":
      (draft as Record<string, readonly string[]>)[field] = readList(parts, column);
      break;
    case "choices":
      draft.choices = readChoices(parts, column);
      break;
    case "messages":
      draft.messages = readMessages(node, column);
      break;
    case "json":
      draft.tests = node.value;
      break;
    case "metadata":
      draft.metadata = metadataOf(node, column);
  }
}

function textOf(node: JsonNode | null): string | null {
  return node === null || node.value === null ? null : node.text;
}

/** A text with a separator is a list; other values stay as they are. */
function separated(node: JsonNode, separator: string | undefined): JsonNode {
  if (separator === undefined || typeof node.value !== "string" || node.value === "") return node;
  return new JsonNode<Json>(node.value.split(separator), null);
}

function metadataOf(node: JsonNode, column: string): JsonRecord {
  return isRecord(node.value) ? node.value : { [column]: node.value };
}

/** An integer too large for a number (the id of a post) stays the text it was written as. */
function exactNumber(record: JsonNode, key: string, value: number): Json {
  return Number.isInteger(value) && !Number.isSafeInteger(value) ? record.child(key, value).text : value;
}
