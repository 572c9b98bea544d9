import { mkdir, open, readdir, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import { EvalError, show } from "@eval/core";
import type { Store } from "../store.js";

/** Prompts and replies are private: nobody else on the machine may read them, whatever the umask. */
const FILE_MODE = 0o600;
const FOLDER_MODE = 0o700;

let written = 0;

/**
 * Keeps replies in a folder, one file each, under the first two digits of their key: a cache, or cassettes that are
 * committed with the tests that replay them.
 *
 * A file is written beside its place and renamed into it, so that several processes may share a folder and none reads
 * a half. The folder is made when the first reply is kept.
 */
export function fileStore(folder: string): Store {
  return {
    async get(key) {
      try {
        return await readFile(fileOf(folder, key), "utf8");
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async set(key, text) {
      const file = fileOf(folder, key);
      await mkdir(path.dirname(file), { recursive: true, mode: FOLDER_MODE });
      const draft = `${file}.${process.pid}-${written++}.tmp`;
      try {
        const handle = await open(draft, "wx", FILE_MODE);
        await handle.writeFile(text).finally(() => handle.close());
        await rename(draft, file);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    delete: (key) => rm(fileOf(folder, key), { force: true }),
    async *keys() {
      for (const start of await namesIn(folder)) {
        if (!/^[\da-f]{2}$/.test(start)) continue;
        for (const name of await namesIn(path.join(folder, start))) {
          const rest = /^([\da-f]{62})\.json$/.exec(name);
          if (rest !== null) yield `${start}${rest[1]}`;
        }
      }
    },
  };
}

function fileOf(folder: string, key: string): string {
  // A key is a hash: anything else could name a file outside the folder.
  if (!/^[\da-f]{64}$/.test(key)) throw new EvalError("invalid-input", `key must be a SHA-256 hash, got ${show(key)}`);
  return path.join(folder, key.slice(0, 2), `${key.slice(2)}.json`);
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).sort();
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ENOTDIR");
