import fs from "node:fs";
import path from "node:path";
import { EvalError, show } from "@eval/core";
import { createCaseReader } from "../rows/case-reader.js";
import { openSource } from "../rows/open-source.js";
import type { Source, SourceOptions } from "../rows/source.js";
import { leftOut } from "../sample/left-out.js";
import { reopenSample } from "../sample/open-sample.js";
import { readSampleOf } from "../sample/read-sample-of.js";
import { hashFile } from "./hash-file.js";
import type { Manifest } from "./read-manifest.js";
import type { RunFolder } from "./run-folder.js";
import { rangeOf } from "./run-shard.js";
import { isProblem } from "./shard.js";

/** The cases of a whole run, as its files have them. */
export interface RunCases {
  /** Numbers of all rows that shards divide among themselves. */
  readonly numbers: readonly number[];
  /** Ids of those that are scored; null where a case has none. */
  readonly ids: ReadonlyMap<number, string | null>;
}

/** Reads what cases the shards of a run are of. Throws where a file is not there, or is another one than was scored. */
export async function casesOfRun(folder: RunFolder, { files, source: options, sampling }: Manifest): Promise<RunCases> {
  for (const { path: file, sha256 } of files) {
    if (fs.existsSync(file) && hashFile(file).sha256 === sha256) continue;
    throw new EvalError("changed-run", `shards can be merged only beside the files they scored, got another ${file}`);
  }
  const paths = files.map(({ path: file }) => file);
  const opened = options as SourceOptions;
  return sampling === null
    ? readCasesOf(await openSource(paths, opened))
    : readCasesOf((await reopenSample(paths, opened, await readSampleOf(folder))).source);
}

async function readCasesOf(source: Source): Promise<RunCases> {
  const readCases = createCaseReader(source.plan);
  const numbers: number[] = [];
  const ids = new Map<number, string | null>();
  for await (const batch of source.batches()) {
    const cases = readCases(batch);
    for (let index = 0; index < cases.length; index++) {
      const number = cases.numberAt(index);
      numbers.push(number);
      const evalCase = cases.caseAt(index);
      if (!isProblem(evalCase) && leftOut(evalCase) === null) ids.set(number, evalCase.id ?? null);
    }
  }
  return { numbers, ids };
}

/**
 * Throws, with file and line, where the journal of a finished shard has a case that is none of its own or goes by another
 * id, and where it lacks one. What it lacked would be scored now, by the machine that merges.
 */
export function checkShardCases(folder: RunFolder, shard: Manifest["shard"], { numbers, ids }: RunCases): void {
  if (shard === null) return;
  const [start, end] = rangeOf(numbers.length, shard);
  const own = new Set(numbers.slice(start, end).filter((number) => ids.has(number)));
  const part = `shard ${shard.index} of ${shard.of}`;
  const file = path.join(folder.path, "results.jsonl");
  const how = "fetch the run folder again, or score this shard again";
  let place = 0;
  for (const line of linesOf(file)) {
    const { case: number, id = null } = JSON.parse(line) as { readonly case: number; readonly id?: string };
    const where = `${file}:${++place}`;
    if (!own.delete(number)) throw badJournal(`${where} must be of a case of ${part}, got case ${number}; ${how}`);
    const known = ids.get(number) ?? null;
    if (known !== id)
      throw badJournal(`${where} must be case ${number} with the id ${show(known)}, got ${show(id)}; ${how}`);
  }
  const [missing] = own;
  if (missing !== undefined)
    throw badJournal(`${file} must hold every case of ${part}, got none with the number ${missing}; ${how}`);
}

/** Line by line: a journal may be longer than a string can be. */
function* linesOf(file: string): Generator<string> {
  const bytes = fs.readFileSync(file);
  for (let start = 0, end = bytes.indexOf(NEWLINE); end !== -1; start = end + 1, end = bytes.indexOf(NEWLINE, start)) {
    yield bytes.toString("utf8", start, end);
  }
}

const NEWLINE = 0x0a;

const badJournal = (message: string): EvalError => new EvalError("bad-journal", message);
