import type { Json } from "@eval/core";

/**
 * JSON with the keys of every object in order of their code units and without white space: equal values have equal
 * text. Lone surrogates are escaped by `JSON.stringify`, so that they stay distinct.
 *
 * @see RFC 8785, JSON Canonicalization Scheme
 * @example
 * canonicalJson({ b: 1, a: [true, null] }); // => "{\"a\":[true,null],\"b\":1}"
 */
export function canonicalJson(value: Json): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${(value as readonly Json[]).map(canonicalJson).join(",")}]`;
  const record = value as Readonly<Record<string, Json | undefined>>;
  const parts = Object.keys(record)
    .sort()
    .flatMap((key) => (record[key] === undefined ? [] : [`${JSON.stringify(key)}:${canonicalJson(record[key])}`]));
  return `{${parts.join(",")}}`;
}

/** SHA-256 of a text's UTF-8, in hexadecimal. */
export async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
