import type { Json, JsonRecord, Usage } from "@eval/core";
import { type CacheEntry, cacheKey, readEntry, writeEntry } from "./cache-entry.js";
import { CallError } from "./call-error.js";
import { explainMiss } from "./explain-miss.js";
import type { Store } from "./store.js";

/**
 * What a cache does: `auto` answers what it remembers and remembers the rest; `record` asks anew and remembers;
 * `replay` answers from memory or fails, and never asks (a cassette); `off` does nothing.
 */
export type CacheMode = "auto" | "record" | "replay" | "off";

export interface ResponseCache {
  readonly mode: CacheMode;
  /** What is remembered of a request; null where that is nothing. In mode `replay` nothing is an error. */
  find(identity: JsonRecord, accept: (value: Json) => boolean): Promise<Pick<CacheEntry, "value" | "usage"> | null>;
  keep(identity: JsonRecord, value: Json, usage: Usage | null, recordedAt: string): Promise<void>;
}

/** Remembers replies in a store. Entries that were edited, damaged or written by another version count as none. */
export function createCache(store: Store, mode: CacheMode = "auto"): ResponseCache {
  let recorded: Promise<JsonRecord[]> | null = null;

  async function stale(identity: JsonRecord, why: string | null): Promise<CallError> {
    recorded ??= readIdentities(store);
    const changed = why ?? explainMiss(identity, await recorded);
    return new CallError("stale_cassette", `the cassette has no reply to this request: ${changed}; record it anew`);
  }

  return {
    mode,
    async find(identity, accept) {
      if (mode === "off" || mode === "record") return null;
      const key = await cacheKey(identity);
      const text = await store.get(key).catch(unusable("read"));
      const entry = text === null ? null : await readEntry(key, text);
      const fault = typeof entry === "string" ? `its entry ${key} is ${entry.replace("_", " ")}` : null;
      if (entry !== null && typeof entry !== "string" && accept(entry.value)) return entry;
      if (mode === "auto") return null;
      const refused = entry !== null && fault === null ? `its entry ${key} breaks the contract of the caller` : fault;
      throw await stale(identity, refused);
    },
    async keep(identity, value, usage, recordedAt) {
      if (mode === "off" || mode === "replay") return;
      const key = await cacheKey(identity);
      const text = await writeEntry({ key, identity, value, usage, recordedAt });
      await store.set(key, text).catch(unusable("written"));
    },
  };
}

const unusable = (what: string) => (error: unknown) => {
  const reason = error instanceof Error ? error.message : String(error);
  throw new CallError("config_error", `the cache cannot be ${what}: ${reason}`, { scope: "run" });
};

async function readIdentities(store: Store): Promise<JsonRecord[]> {
  const identities: JsonRecord[] = [];
  for await (const key of store.keys()) {
    const entry = await readEntry(key, (await store.get(key)) ?? "");
    if (typeof entry !== "string") identities.push(entry.identity);
  }
  return identities;
}
