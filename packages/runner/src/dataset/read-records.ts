import type { JsonRecord } from "@eval/core";
import { createCaseReader } from "../rows/case-reader.js";
import { CellDecoder } from "../rows/cases/cell-decoder.js";
import { lineRows } from "../rows/cases/line-rows.js";
import { JsonNode } from "../rows/json/json-node.js";
import { BadRecord } from "../rows/json/parse-record.js";
import type { RowBatch } from "../rows/row-batch.js";
import type { Source } from "../rows/source.js";

/** A row as an object, whatever the format of its file, or what is wrong with it. */
export interface RawRow {
  readonly number: number;
  readonly record: JsonNode<JsonRecord> | string;
}

/** The rows of a source as they are, without a mapping to fields. The cells of a table are texts. */
export async function* readRecords(source: Source): AsyncGenerator<RawRow, void, undefined> {
  const recordsOf = createRecordReader(source);
  for await (const batch of source.batches()) {
    const recordAt = recordsOf(batch);
    for (const [index, number] of batch.numbers.entries()) yield { number, record: recordOr(recordAt, index) };
  }
}

type RecordAt = (index: number) => JsonNode<JsonRecord>;

function createRecordReader({ plan }: Source): (batch: RowBatch) => RecordAt {
  const readCases = createCaseReader(plan);
  const decoder = new CellDecoder();
  return (batch) => {
    if (batch.kind === "lines") return lineRows(batch, decoder).recordAt;
    if (batch.kind === "records") return (index) => new JsonNode(batch.records[index]!, null);
    const cases = readCases(batch);
    const columns = plan.files[batch.file]!.columns;
    return (index) => {
      const cells = cases.cellsAt(index);
      return new JsonNode<JsonRecord>(Object.fromEntries(columns.map((name, place) => [name, cells[place]!])), null);
    };
  };
}

function recordOr(recordAt: RecordAt, index: number): RawRow["record"] {
  try {
    return recordAt(index);
  } catch (error) {
    if (error instanceof BadRecord) return error.message;
    throw error;
  }
}
