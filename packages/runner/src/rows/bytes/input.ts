import { createReadStream, existsSync, readdirSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { EvalError, show } from "@eval/core";
import { closestName } from "../mapping/closest-name.js";
import { type ByteReader, readFileBytes, readStreamBytes } from "./byte-reader.js";

/** Something to read rows from. It is opened several times to find out what it is, and once more to read it. */
export interface Input {
  /** As given; `-` is standard input. */
  readonly path: string;
  /** A regular file, any part of which can be read at any time. */
  readonly seekable: boolean;
  /** Reads from the start. `last` says that it will not be opened again. */
  open(last: boolean): ByteReader;
}

/** The file of a path, or standard input for `-`. */
export function openInput(path: string): Input {
  if (path === "-") return streamInput("-", process.stdin);
  const stats = statOf(path);
  if (stats.isDirectory())
    throw new EvalError("invalid-input", `input must be a file, got the directory ${show(path)}`);
  // Pipes (`<(zcat answers.csv.gz)`) can be read only once, and reading one must not stop the process.
  if (!stats.isFile()) return streamInput(path, createReadStream(path));
  return { path, seekable: true, open: () => readFileBytes(path) };
}

function statOf(path: string) {
  try {
    return statSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") throw missingFile(path, error);
    throw new EvalError("invalid-input", `input ${show(path)} cannot be read: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

function missingFile(path: string, cause: unknown): EvalError {
  const folder = dirname(path);
  const near = existsSync(folder) ? closestName(basename(path), readdirSync(folder)) : null;
  const hint = near === null ? "" : `; did you mean ${show(join(folder, near))}?`;
  return new EvalError("invalid-input", `input must be a file that exists, got ${show(path)}${hint}`, { cause });
}

/** What comes only once is kept while it is looked at, and given again from the start. */
export function streamInput(path: string, chunks: AsyncIterable<Uint8Array>): Input {
  const stream = readStreamBytes(chunks);
  let kept = Buffer.alloc(0);
  return {
    path,
    seekable: false,
    open(last) {
      let at = 0;
      return {
        async read(target) {
          const again = kept.subarray(at).copy(target);
          at += again;
          if (again === target.length) return again;
          const fresh = await stream.read(target.subarray(again));
          if (!last) kept = Buffer.concat([kept, target.subarray(again, again + fresh)]);
          at += fresh;
          return again + fresh;
        },
        close: () => (last ? stream.close() : undefined),
      };
    },
  };
}
