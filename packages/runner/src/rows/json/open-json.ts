import { constants } from "node:buffer";
import { EvalError, type Json } from "@eval/core";
import type { ByteReader } from "../bytes/byte-reader.js";
import { countLines } from "../bytes/count-lines.js";
import { describeNonUtf8, firstNonUtf8, guessEncoding } from "../bytes/encoding-fault.js";
import type { Input } from "../bytes/input.js";
import { type Head, openText } from "../bytes/read-head.js";
import type { OpenedFile } from "../opened-file.js";
import { faultInJson } from "./check-json.js";
import { findRows } from "./find-rows.js";
import { jsonColumns, SAMPLE_ROWS } from "./json-columns.js";
import { jsonFault } from "./json-fault.js";
import { isRecord } from "./json-node.js";
import { readItems } from "./read-items.js";

/** Opens a JSON document. It is read whole: where its rows are can be known only then. */
export async function openJson(input: Input, head: Head, rows: string | undefined): Promise<OpenedFile> {
  const text = decodeWhole(await readAll(openText(input, head)), input.path);
  const document = parseDocument(text, input.path);
  const array = findRows(document, rows, input.path);
  const found = jsonColumns(array.value.slice(0, SAMPLE_ROWS).filter(isRecord));
  const { encoding, compression } = head;
  return {
    file: {
      path: input.path,
      format: "json",
      encoding,
      compression,
      delimiter: null,
      columns: found.columns.map(({ name }) => name),
    },
    ...found,
    read: (origin) => readItems(text, array.path, origin),
  };
}

async function readAll(reader: ByteReader): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for (;;) {
    const chunk = Buffer.allocUnsafeSlow(1024 * 1024);
    const count = await reader.read(chunk);
    chunks.push(chunk.subarray(0, count));
    if (count < chunk.length) break;
  }
  reader.close();
  return Buffer.concat(chunks);
}

function decodeWhole(bytes: Buffer, path: string): string {
  if (bytes.length > constants.MAX_STRING_LENGTH) {
    throw new EvalError(
      "invalid-input",
      `${path} must be smaller than 512 MB, as JSON is read whole; write it as JSON lines`,
    );
  }
  const fault = firstNonUtf8(bytes, 0, bytes.length);
  if (fault === -1) return bytes.toString("utf8").replace(/^\uFEFF/u, "");
  const message = describeNonUtf8(bytes, fault, 0, guessEncoding(bytes));
  throw new EvalError("invalid-encoding", `${path}, line ${1 + countLines(bytes, 0, fault)}: ${message}`);
}

function parseDocument(text: string, path: string): Json {
  const document = parseText(text, path);
  const fault = faultInJson(document);
  if (fault !== null) throw new EvalError("invalid-input", `${path}: ${fault}`);
  return document;
}

function placeOf(text: string): string {
  const fault = jsonFault(text);
  return fault === null ? "" : `, line ${fault.line}, column ${fault.column}`;
}

function parseText(text: string, path: string): Json {
  try {
    return JSON.parse(text);
  } catch (error) {
    const got = `got text that is not (${(error as Error).message})`;
    throw new EvalError("invalid-input", `${path}${placeOf(text)}: file must be JSON, ${got}`, { cause: error });
  }
}
