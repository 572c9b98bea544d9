import { createHash } from "node:crypto";
import fs from "node:fs";
import { pipeline } from "node:stream/promises";
import type { EvalCase, Json } from "@eval/core";
import {
  type Manifest,
  type NumberedCase,
  openSource,
  RowError,
  readNumberedCases,
  type SourceOptions,
} from "@eval/runner";

/** Why the texts of a run cannot be shown, or null: its files have to be what they were when they were scored. */
export async function textsMissing(manifest: Manifest): Promise<string | null> {
  for (const { path, sha256 } of manifest.files) {
    if (path === "-") return "the cases came by standard input, which cannot be read again";
    if (!fs.existsSync(path)) return `${path} is gone`;
    if (sha256 === null) return `${path} cannot be read again`;
    if ((await sha256Of(path)) !== sha256) return `${path} has changed since the run`;
  }
  return manifest.source["onBadRow"] === "skip" ? unreadableRow(manifest) : null;
}

/** A run that skipped a row can be read again only if that row is skipped again. */
async function unreadableRow(manifest: Manifest): Promise<string | null> {
  try {
    for await (const _ of runCases(manifest));
    return null;
  } catch (error) {
    if (error instanceof RowError) return `they cannot be paired with results: ${error.message}`;
    throw error;
  }
}

async function sha256Of(path: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(fs.createReadStream(path), hash);
  return hash.digest("hex");
}

/** The cases of the files of a run, in the order of the journal, which may hold a sample of them. */
export async function* runCases({ files, source }: Manifest): AsyncGenerator<NumberedCase, void, undefined> {
  const paths = files.map(({ path }) => path);
  yield* readNumberedCases(await openSource(paths, source as SourceOptions));
}

/** The value of a column in a case: it is in its metadata, or in the field that the column was read as. */
export function columnReader(column: string, mapping: Manifest["mapping"]): (evalCase: EvalCase) => string | null {
  const field = Object.keys(mapping).find((name) => mapping[name] === column) as keyof EvalCase | undefined;
  return (evalCase) => {
    const found = (field === undefined ? undefined : evalCase[field]) ?? inMetadata(evalCase, column);
    return found === undefined || found === null ? null : typeof found === "string" ? found : JSON.stringify(found);
  };
}

function inMetadata({ metadata }: EvalCase, column: string): Json | undefined {
  const own = metadata?.[column];
  if (own !== undefined || metadata === undefined) return own;
  // Dots reach into objects, as they do when cases are grouped.
  return column.split(".").reduce<Json | undefined>((value, key) => {
    const isRecord = typeof value === "object" && value !== null && !Array.isArray(value);
    return isRecord && Object.hasOwn(value, key) ? (value as Record<string, Json>)[key] : undefined;
  }, metadata);
}
