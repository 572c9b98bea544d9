import { EvalError } from "@eval/core";
import { binaryKind } from "./bytes/binary-kind.js";
import type { SourceFile } from "./source.js";

type Format = SourceFile["format"];

const EXTENSIONS: Readonly<Record<string, Format>> = {
  csv: "csv",
  tsv: "tsv",
  tab: "tsv",
  jsonl: "jsonl",
  ndjson: "jsonl",
  json: "json",
  parquet: "parquet",
};

/** The format by a file's name, else by how its content starts. */
export function detectFormat(path: string, text: Buffer): Format {
  const binary = binaryKind(text);
  if (binary === "parquet") return "parquet";
  if (binary !== null) {
    throw new EvalError("invalid-input", `${path} must be text or Parquet, got ${binary}; export the rows as CSV`);
  }
  const extension = /\.([^./\\]+)$/u.exec(path.toLowerCase().replace(/\.gz$/u, ""))?.[1] ?? "";
  const named = Object.hasOwn(EXTENSIONS, extension) ? EXTENSIONS[extension] : undefined;
  if (named === undefined || named === "json") return looksLikeJson(text) ?? named ?? "csv";
  return named;
}

/** `[` starts a JSON array; `{` a JSON object or, if its line is a whole object and another follows, JSON lines. */
function looksLikeJson(text: Buffer): "json" | "jsonl" | null {
  const content = text
    .toString("utf8")
    .replace(/^\uFEFF/u, "")
    .trimStart();
  if (content.startsWith("[")) return "json";
  if (!content.startsWith("{")) return null;
  const newLine = content.indexOf("\n");
  if (newLine === -1) return isObject(content) ? null : "json";
  const next = content.slice(newLine).trimStart();
  return isObject(content.slice(0, newLine)) && next.startsWith("{") ? "jsonl" : "json";
}

function isObject(line: string): boolean {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === "object" && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
