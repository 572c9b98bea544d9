import { JsonNode } from "../json/json-node.js";
import type { RecordBatch } from "../row-batch.js";
import type { RecordRows } from "./record-cases.js";

/** Rows that were objects when they were read. */
export function parquetRows({ numbers, before, records }: RecordBatch): RecordRows {
  return {
    numbers,
    before,
    lineAt: () => null,
    recordAt: (index) => new JsonNode(records[index]!, null),
  };
}
