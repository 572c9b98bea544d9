import type { EvalCase, Json, JsonRecord } from "@eval/core";
import type { CaseBatch } from "../case-batch.js";
import type { JsonNode } from "../json/json-node.js";
import { BadRecord } from "../json/parse-record.js";
import type { RowProblem } from "../row-problem.js";
import { BadValue } from "./bad-value.js";
import type { CaseDraft } from "./case-draft.js";
import type { CaseRecipe, FieldStep } from "./case-recipe.js";
import { readRecordField } from "./read-record-field.js";
import { replyText } from "./reply-text.js";

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

  /** A record is parsed whole. */
  answerAt(): null {
    return null;
  }

  textAt(index: number, column: string): string | null {
    const found = this.#recordAt(index)?.find(column) ?? null;
    return found === null || found.value === null ? null : found.text;
  }

  hasObject(index: number, name: "output" | "expected"): boolean {
    const { fields, late } = this.#recipe;
    const step = fields.find(({ field }) => field === name) ?? late.get(name);
    const value = this.#recordAt(index)?.find(step?.columns[0] ?? "")?.value ?? null;
    return typeof value === "object" && value !== null && replyText(value) === null;
  }

  hasLateColumn(index: number): boolean {
    const record = this.#recordAt(index);
    return record !== null && Object.keys(record.value).some((column) => !this.#recipe.columns.includes(column));
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
    for (const step of this.#recipe.fields) readRecordField(draft, step, record);
    for (const step of this.#lateSteps(record)) readRecordField(draft, step, record);
    const metadata: Record<string, Json> = { ...draft.metadata };
    for (const [key, value] of Object.entries(record.value)) {
      if (this.#recipe.used.has(key) || this.#recipe.late.has(key)) continue;
      metadata[key] = typeof value === "number" ? exactNumber(record, key, value) : value;
    }
    if (Object.keys(metadata).length > 0) draft.metadata = metadata;
    return draft;
  }

  #lateSteps({ value }: JsonNode<JsonRecord>): readonly FieldStep[] {
    const { late } = this.#recipe;
    if (late.size === 0) return NONE;
    const steps: FieldStep[] = [];
    for (const key in value) {
      const step = late.get(key);
      if (step !== undefined) steps.push(step);
    }
    return steps;
  }

  #problem(index: number, code: RowProblem["code"], column: string | null, message: string): RowProblem {
    const row = this.numberAt(index) - this.#rows.before;
    return { code, file: this.#recipe.path, row, line: this.#rows.lineAt(index), column, message };
  }
}

const NONE: readonly FieldStep[] = [];

/** An integer too large for a number (the id of a post) stays the text it was written as. */
function exactNumber(record: JsonNode, key: string, value: number): Json {
  return Number.isInteger(value) && !Number.isSafeInteger(value) ? record.child(key, value).text : value;
}
