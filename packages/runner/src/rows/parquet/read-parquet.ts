import { EvalError, type JsonRecord } from "@eval/core";
import type { AsyncBuffer, FileMetaData, RowGroup } from "hyparquet";
import type { Origin, Reading } from "../row-batch.js";
import { exactColumns, withoutDecimals, writeExact } from "./exact-columns.js";
import { dayText, instantText } from "./exact-text.js";
import { plainRecord } from "./plain-json.js";

const BATCH = 4096;
/** Rows decoded at once where a file has an index of its pages; else it is a whole row group. */
const STEP = 65_536;

/** Reads the rows of a Parquet file, one row group after another. */
export async function* readParquet(
  file: AsyncBuffer,
  metadata: FileMetaData,
  origin: Origin,
): AsyncGenerator<Reading, void, undefined> {
  const { parquetReadObjects, parquetSchema } = await import("hyparquet");
  const { compressors } = await import("hyparquet-compressors");
  const columns = exactColumns(parquetSchema(metadata));
  const read = withoutDecimals(metadata, columns);
  for (const [rowStart, rowEnd] of stretches(metadata.row_groups)) {
    const options = { file, metadata: read, rowStart, rowEnd, compressors, parsers, useOffsetIndex: true };
    const rows = await explained(origin.path, () => parquetReadObjects(options));
    for (let at = 0; at < rows.length; at += BATCH) {
      const records = rows.slice(at, at + BATCH).map((row) => {
        writeExact(row, columns);
        return plainRecord(row);
      });
      yield { batch: recordBatch(records, rowStart + at, origin), problems: [] };
    }
  }
}

function recordBatch(records: readonly JsonRecord[], row: number, { file, before }: Origin) {
  const numbers = Int32Array.from(records, (_, index) => before + row + index + 1);
  return { kind: "records", file, before, numbers, records } as const;
}

function* stretches(groups: readonly RowGroup[]): Generator<readonly [start: number, end: number]> {
  let start = 0;
  for (const group of groups) {
    const end = start + Number(group.num_rows);
    const indexed = group.columns.every(({ offset_index_offset }) => offset_index_offset !== undefined);
    const step = indexed ? STEP : end - start;
    for (; start < end; start += step) yield [start, Math.min(start + step, end)];
    start = end;
  }
}

const decoder = new TextDecoder("utf-8", { ignoreBOM: true, fatal: true });

/** The library's own take a byte order mark off every text, replace what is none, and cut instants to milliseconds. */
const parsers = {
  stringFromBytes: (bytes: Uint8Array | undefined) => bytes && textOrBytes(bytes),
  dateFromDays: dayText,
  timestampFromMilliseconds: (count: bigint) => instantText(BigInt(count), 1_000),
  timestampFromMicroseconds: (count: bigint) => instantText(count, 1_000_000),
  timestampFromNanoseconds: (count: bigint) => instantText(count, 1_000_000_000),
};

/** A column of bytes is read as text where it is text. */
function textOrBytes(bytes: Uint8Array): string | Uint8Array {
  try {
    return decoder.decode(bytes);
  } catch {
    return bytes;
  }
}

async function explained<Value>(path: string, read: () => Promise<Value>): Promise<Value> {
  try {
    return await read();
  } catch (error) {
    const message = `${path} must be readable Parquet, got data that is not (${(error as Error).message})`;
    throw new EvalError("invalid-input", message, { cause: error });
  }
}
