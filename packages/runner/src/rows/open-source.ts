import { EvalError, show } from "@eval/core";
import { type Input, openInput } from "./bytes/input.js";
import { type Head, readHead } from "./bytes/read-head.js";
import type { ReadSizes } from "./bytes/window-reader.js";
import { openCsv } from "./csv/open-csv.js";
import { FileSource } from "./file-source.js";
import { detectFormat } from "./format.js";
import { openJson } from "./json/open-json.js";
import { openLines } from "./json/open-lines.js";
import { planReading } from "./mapping/plan-reading.js";
import type { OpenedFile } from "./opened-file.js";
import { openParquet } from "./parquet/open-parquet.js";
import type { Source, SourceOptions } from "./source.js";

const MIB = 1024 * 1024;
const SIZES: ReadSizes = { window: MIB / 2, row: 64 * MIB };
const HEAD = MIB;

/**
 * Opens files of rows: finds out format, compression, encoding, delimiter, columns and which column is which field of a
 * case. Nothing is read yet but the start of each file (a JSON file is read whole).
 *
 * The format goes by the extension, else by content; `-` is standard input. Throws EvalError where a file cannot be
 * read or the mapping is in doubt, with the option that settles it.
 */
export async function openSource(paths: readonly string[], options: SourceOptions = {}): Promise<Source> {
  if (paths.length === 0) throw new EvalError("invalid-input", "source must have at least one file, got none");
  if (paths.filter((path) => path === "-").length > 1)
    throw new EvalError("invalid-input", "standard input can be read only once");
  const doubled = paths.find((path, index) => paths.indexOf(path) !== index);
  if (doubled !== undefined)
    throw new EvalError("invalid-input", `files must each be named once, got ${show(doubled)} twice`);
  const files: OpenedFile[] = [];
  for (const path of paths) files.push(await openFile(openInput(path), options));
  return new FileSource(files, planReading(files, options), options);
}

async function openFile(input: Input, options: SourceOptions): Promise<OpenedFile> {
  for (let size = HEAD; ; size *= 2) {
    const head = await readHead(input, size, options.encoding);
    const opened = await openByHead(input, head, options);
    if (opened !== null) return opened;
    if (head.whole || size > SIZES.row) {
      throw new EvalError("invalid-input", `first row of ${input.path} must end within 64 MB, got a longer one`);
    }
  }
}

async function openByHead(input: Input, head: Head, options: SourceOptions): Promise<OpenedFile | null> {
  const format = detectFormat(input.path, head.text);
  switch (format) {
    case "csv":
    case "tsv":
      return openCsv(input, head, format, SIZES);
    case "jsonl":
      return openLines(input, head, SIZES);
    case "json":
      return openJson(input, head, options.rows);
    case "parquet":
      return openParquet(input);
  }
}
