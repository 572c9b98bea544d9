import { EvalError, show } from "@eval/core";
import type { AsyncBuffer, FileMetaData, SchemaTree } from "hyparquet";
import type { ByteReader } from "../bytes/byte-reader.js";
import type { Input } from "../bytes/input.js";
import type { Column, NestedColumn } from "../mapping/map-columns.js";
import type { OpenedFile } from "../opened-file.js";
import { readParquet } from "./read-parquet.js";

/** Opens a Parquet file by its footer. The library is loaded here, not before: most runs read text. */
export async function openParquet(input: Input): Promise<OpenedFile> {
  const { asyncBufferFromFile, parquetMetadataAsync, parquetSchema } = await import("hyparquet");
  const file = input.seekable ? await asyncBufferFromFile(input.path) : await bufferAll(input.open(true));
  const metadata = await explained(input.path, () => parquetMetadataAsync(file));
  const schema = parquetSchema(metadata);
  checkGroups(metadata, schema, input.path);
  const { children } = schema;
  const columns = children.map(({ element }) => ({ name: element.name, title: element.name }));
  return {
    file: {
      path: input.path,
      format: "parquet",
      encoding: "utf-8",
      compression: null,
      delimiter: null,
      columns: columns.map(({ name }) => name),
    },
    columns: checkColumns(columns, input.path),
    nested: children.flatMap((child) => nestedColumns(child, 0)),
    read: (origin) => readParquet(file, metadata, origin),
  };
}

function checkColumns(columns: readonly Column[], path: string): readonly Column[] {
  // A damaged footer may still be one that can be read.
  if (columns.some(({ name }) => typeof name !== "string")) {
    throw new EvalError("invalid-input", `${path} must be a whole Parquet file, got a column without a name`);
  }
  if (columns.every(({ name }) => name !== "__proto__")) return columns;
  throw new EvalError("invalid-input", `column of ${path} must not be called "__proto__"; rename it`);
}

/** Found out while columns are read beside one another, it would be told once for each of them. */
function checkGroups({ row_groups }: FileMetaData, schema: SchemaTree, path: string): void {
  const known = new Set(leavesOf(schema).map((leaf) => JSON.stringify(leaf.path)));
  for (const { meta_data: column } of row_groups.flatMap(({ columns }) => columns)) {
    if (column !== undefined && known.has(JSON.stringify(column.path_in_schema))) continue;
    const name = column?.path_in_schema.join(".") ?? "without a name";
    throw new EvalError(
      "invalid-input",
      `${path} must be a whole Parquet file, got column ${show(name)} that it lacks`,
    );
  }
}

const leavesOf = (tree: SchemaTree): SchemaTree[] =>
  tree.children.length === 0 ? [tree] : tree.children.flatMap(leavesOf);

function nestedColumns({ element, path, children }: SchemaTree, depth: number): readonly NestedColumn[] {
  const own = depth === 0 ? [] : [{ name: path.join("."), title: element.name, depth }];
  // Lists and maps are groups too, but of repeated parts.
  const isObject = element.converted_type === undefined && element.logical_type === undefined;
  return isObject ? [...own, ...children.flatMap((child) => nestedColumns(child, depth + 1))] : own;
}

/** What comes through a pipe has its footer last. */
async function bufferAll(reader: ByteReader): Promise<AsyncBuffer> {
  const chunks: Buffer[] = [];
  for (;;) {
    const chunk = Buffer.allocUnsafeSlow(1024 * 1024);
    const count = await reader.read(chunk);
    chunks.push(chunk.subarray(0, count));
    if (count < chunk.length) break;
  }
  const bytes = Uint8Array.from(Buffer.concat(chunks));
  return { byteLength: bytes.length, slice: (start, end) => bytes.buffer.slice(start, end) };
}

async function explained(path: string, read: () => Promise<FileMetaData>): Promise<FileMetaData> {
  try {
    return await read();
  } catch (error) {
    const message = `${path} must be a whole Parquet file, got a broken one (${(error as Error).message})`;
    throw new EvalError("invalid-input", message, { cause: error });
  }
}
