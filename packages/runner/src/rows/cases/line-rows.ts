import type { JsonRecord } from "@eval/core";
import type { JsonNode } from "../json/json-node.js";
import { parseRecord } from "../json/parse-record.js";
import type { LineBatch } from "../row-batch.js";
import { type CellDecoder, sliceable } from "./cell-decoder.js";
import type { RecordRows } from "./record-cases.js";

/** Rows that are JSON texts. The last one parsed is kept: a case, its group and its cells are asked for in turn. */
export function lineRows({ numbers, before, bytes, spans, lines }: LineBatch, decoder: CellDecoder): RecordRows {
  const buffer = sliceable(bytes);
  let last: { readonly index: number; readonly record: JsonNode<JsonRecord> } | null = null;
  return {
    numbers,
    before,
    lineAt: (index) => lines[index]!,
    recordAt(index) {
      if (last?.index !== index) {
        last = { index, record: parseRecord(decoder.line(buffer, spans[2 * index]!, spans[2 * index + 1]!)) };
      }
      return last.record;
    },
  };
}
