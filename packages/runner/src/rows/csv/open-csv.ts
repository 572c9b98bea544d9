import { EvalError } from "@eval/core";
import { describeNonUtf8, firstNonUtf8, guessEncoding } from "../bytes/encoding-fault.js";
import type { Input } from "../bytes/input.js";
import { type Head, openText } from "../bytes/read-head.js";
import type { ReadSizes } from "../bytes/window-reader.js";
import { CellDecoder, sliceable } from "../cases/cell-decoder.js";
import type { OpenedFile } from "../opened-file.js";
import { declaredDelimiter } from "./declared-delimiter.js";
import { type FirstRow, scanFirstRows, type TextStart } from "./first-rows.js";
import { nameColumns } from "./name-columns.js";
import { readCsv } from "./read-csv.js";
import { sniffDelimiter } from "./sniff-delimiter.js";

/** Opens a delimited text by its head; null where the head does not hold the whole header. */
export function openCsv(input: Input, head: Head, format: "csv" | "tsv", sizes: ReadSizes): OpenedFile | null {
  const whole = textStart(head);
  const declared = declaredDelimiter(whole);
  const text = { ...whole, start: declared?.start ?? whole.start };
  const delimiter = declared?.delimiter ?? (format === "tsv" ? "\t" : sniffDelimiter(text));
  const rows = delimiter === null ? null : scanFirstRows(text, delimiter, 1);
  if (delimiter === null || rows === null) return null;
  const columns = nameColumns(readHeader(text, rows[0], input.path), input.path);
  const names = columns.map(({ name }) => name);
  const { encoding, compression } = head;
  const table = { delimiter, columns: names, headerRows: declared === null ? 1 : 2, unchecked: encoding === "utf-8" };
  return {
    file: { path: input.path, format, encoding, compression, delimiter, columns: names },
    columns,
    nested: [],
    read: (origin) => readCsv(openText(input, head), { origin, ...table }, sizes),
  };
}

function textStart({ text, whole }: Head): TextStart {
  const marked = text[0] === 0xef && text[1] === 0xbb && text[2] === 0xbf;
  return { bytes: Buffer.concat([text, Buffer.from("\n")]), start: marked ? 3 : 0, end: text.length, whole };
}

function readHeader({ bytes, start, end }: TextStart, row: FirstRow | undefined, path: string): readonly string[] {
  if (row === undefined) {
    const got = start === end ? "an empty file" : "blank lines, or a quote that is not closed";
    throw new EvalError("invalid-input", `first row of ${path} must be the names of the columns, got ${got}`);
  }
  const fault = firstNonUtf8(bytes, start, row.end);
  if (fault !== -1) {
    const message = describeNonUtf8(bytes, fault, 0, guessEncoding(bytes.subarray(0, end)));
    throw new EvalError("invalid-encoding", `${path}, header (line 1): ${message}`);
  }
  const decoder = new CellDecoder();
  return Array.from({ length: row.spans.length / 2 }, (_, cell) =>
    decoder.text(sliceable(bytes), row.spans[2 * cell]!, row.spans[2 * cell + 1]!),
  );
}
