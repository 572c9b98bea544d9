import type { EvalCase, Json } from "@eval/core";
import type { CaseBatch } from "../case-batch.js";
import { isRecord } from "../json/json-node.js";
import type { CellBatch } from "../row-batch.js";
import type { RowProblem } from "../row-problem.js";
import { BadValue } from "./bad-value.js";
import { type CaseDraft, choicesOfColumns } from "./case-draft.js";
import type { CaseRecipe, FieldStep } from "./case-recipe.js";
import { type CellDecoder, type SliceableBuffer, sliceable } from "./cell-decoder.js";
import { isUnanswered } from "./is-unanswered.js";
import {
  answersInCell,
  choicesInCell,
  jsonOrText,
  listInCell,
  mayBeginJson,
  mayHoldJson,
  messagesInCell,
  readSaidInCells,
} from "./read-cell-field.js";
import { takeMessages } from "./read-conversation.js";
import { mayHoldReply } from "./reply-text.js";
import { type PlainColumn, type TableRecipe, tableRecipe } from "./table-recipe.js";

/** Prepares to read the cases of a table. */
export function createCellReader(recipe: CaseRecipe, decoder: CellDecoder): (batch: CellBatch) => CaseBatch {
  const table = tableRecipe(recipe);
  return (batch) => new CellCases(table, decoder, batch);
}

class CellCases implements CaseBatch {
  readonly length: number;
  readonly #table: TableRecipe;
  readonly #decoder: CellDecoder;
  readonly #batch: CellBatch;
  readonly #bytes: SliceableBuffer;
  #readIndex = -1;
  #readMetadata: Record<string, Json> | null = null;

  constructor(table: TableRecipe, decoder: CellDecoder, batch: CellBatch) {
    this.length = batch.numbers.length;
    this.#table = table;
    this.#decoder = decoder;
    this.#batch = batch;
    this.#bytes = sliceable(batch.bytes);
  }

  numberAt(index: number): number {
    return this.#batch.numbers[index]!;
  }

  caseAt(index: number): EvalCase | RowProblem {
    try {
      return this.#readCase(index);
    } catch (error) {
      if (error instanceof BadValue) return this.#problem(index, error);
      throw error;
    }
  }

  answerAt(index: number): EvalCase | null {
    const { answer } = this.#table;
    if (answer === null || (answer.input !== null && this.#mayHoldJson(index, answer.input))) return null;
    const output = this.#cell(index, answer.output);
    // Whether an empty answer is one depends on the rest of the row.
    if (output === "" || mayHoldReply(output)) return null;
    const expected = this.#cell(index, answer.expected);
    if (mayHoldJson(expected)) return null;
    return answer.id === null ? { output, expected } : { id: this.#cell(index, answer.id), output, expected };
  }

  textAt(index: number, column: string): string | null {
    // Grouping asks for columns of the case that was read just before, most often for one in its metadata.
    const read = index === this.#readIndex ? this.#readMetadata?.[column] : undefined;
    if (typeof read === "string") return read;
    const place = this.#table.columnOf.get(column);
    return place === undefined ? null : this.#cell(index, place);
  }

  /** A cell is text: JSON in it is what the model wrote. */
  hasObject(): boolean {
    return false;
  }

  /** Every row of a table has its columns. */
  hasLateColumn(): boolean {
    return false;
  }

  cellsAt(index: number): readonly string[] {
    return this.#table.columns.map((_, column) => this.#cell(index, column));
  }

  /** As `mayHoldJson`, of a cell that is not decoded. */
  #mayHoldJson(index: number, column: number): boolean {
    const { spans, width } = this.#batch;
    const at = 2 * (index * width + column);
    return spans[at] !== spans[at + 1] && mayBeginJson(this.#bytes[spans[at]!]!);
  }

  #cell(index: number, column: number): string {
    const { spans, width } = this.#batch;
    const at = 2 * (index * width + column);
    return this.#decoder.text(this.#bytes, spans[at]!, spans[at + 1]!);
  }

  #readCase(index: number): EvalCase {
    const { other, metadata } = this.#table;
    const draft = this.#plainDraft(index);
    readSaidInCells(draft, this.#table.inputColumn);
    for (const step of other) this.#readField(draft, step, index);
    if (metadata.length > 0) {
      const record: Record<string, Json> = draft.metadata === undefined ? {} : { ...draft.metadata };
      for (let step = 0; step < metadata.length; step++) {
        const { name, column } = metadata[step]!;
        record[name] = this.#cell(index, column);
      }
      draft.metadata = record;
      this.#readIndex = index;
      this.#readMetadata = record;
    }
    return draft;
  }

  /**
   * The fields that are cells as they stand. Nearly all tables have the three of `usual`: written as a literal, their
   * cases share one hidden class and cost half of what keys that come from data do.
   */
  #plainDraft(index: number): CaseDraft {
    const { plain, usual } = this.#table;
    if (usual !== null) {
      return {
        input: this.#cell(index, usual.input.column),
        output: this.#cell(index, usual.output.column),
        expected: this.#answers(index, usual.expected),
      };
    }
    const draft: CaseDraft = {};
    for (const step of plain) {
      (draft as Record<string, string | readonly string[]>)[step.name] = step.answers
        ? this.#answers(index, step)
        : this.#cell(index, step.column);
    }
    return draft;
  }

  #answers(index: number, { column }: PlainColumn): string | readonly string[] {
    const cell = this.#cell(index, column);
    return mayHoldJson(cell) ? answersInCell(cell, this.#table.columns[column]!, undefined) : cell;
  }

  #readField(draft: CaseDraft, { field, kind, columns, separator }: FieldStep, index: number): void {
    const cells = columns.map((column) => this.#cell(index, this.#table.columnOf.get(column)!));
    const column = columns[0]!;
    const cell = cells[0]!;
    switch (kind) {
      case "answers":
        draft.expected = answersInCell(cell, column, separator);
        break;
      case "list":
        (draft as Record<string, readonly string[]>)[field] = listInCell(cell, column, separator);
        break;
      case "choices":
        draft.choices = columns.length > 1 ? choicesOfColumns(columns, cells) : choicesInCell(cell, column, separator);
        break;
      case "messages":
        takeMessages(draft, messagesInCell(cell, column));
        break;
      case "json":
        draft.tests = jsonOrText(cell, column);
        break;
      case "metadata": {
        const value = jsonOrText(cell, column);
        draft.metadata = isRecord(value) ? value : { [column]: value };
        if (draft.output === "" && isUnanswered(draft.metadata)) delete draft.output;
      }
    }
  }

  #problem(index: number, { column, message }: BadValue): RowProblem {
    const row = this.numberAt(index) - this.#batch.before;
    return { code: "bad_value", file: this.#table.path, row, line: null, column, message };
  }
}
