import { isJson, type Json, type JsonRecord, type Usage } from "@eval/core";
import { canonicalJson, sha256 } from "./canonical-json.js";

/** A remembered reply. */
export interface CacheEntry {
  readonly version: 1;
  readonly key: string;
  /** Everything that could have changed the reply. The key is its hash. */
  readonly identity: JsonRecord;
  readonly value: Json;
  readonly usage: Usage | null;
  readonly recordedAt: string;
  /** SHA-256 of all else, canonically. */
  readonly checksum: string;
}

/** The key under which the reply to a request is remembered: the hash of all that could change it. */
export const cacheKey = (identity: JsonRecord): Promise<string> => sha256(canonicalJson({ version: 1, identity }));

export async function writeEntry(entry: Omit<CacheEntry, "version" | "checksum">): Promise<string> {
  const whole = { version: 1, ...entry } as unknown as JsonRecord;
  return `${JSON.stringify({ ...whole, checksum: await sha256(canonicalJson(whole)) }, null, 2)}\n`;
}

/** The entry that a text holds, or in one word why it holds none. */
export async function readEntry(key: string, text: string): Promise<CacheEntry | EntryFault> {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return "not_json";
  }
  if (!isJson(parsed) || typeof parsed !== "object" || parsed === null || Array.isArray(parsed)) return "not_json";
  const { checksum, ...whole } = parsed as JsonRecord;
  if (whole["version"] !== 1) return "other_version";
  if (checksum !== (await sha256(canonicalJson(whole)))) return "changed";
  const { identity, key: ownKey } = whole as unknown as CacheEntry;
  if (ownKey !== key) return "misplaced";
  return (await cacheKey(identity)) === key ? (parsed as unknown as CacheEntry) : "misplaced";
}

/** What can be wrong with an entry: no JSON, of another format, edited or damaged, not under its own key. */
export type EntryFault = "not_json" | "other_version" | "changed" | "misplaced";
