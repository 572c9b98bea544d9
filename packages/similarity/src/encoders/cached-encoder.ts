import type { ResponseCache } from "@eval/calls";
import type { CallContext, Encoder, EncoderRole, Json, JsonRecord } from "@eval/core";
import { bytesToVector, vectorToBytes } from "./vector-bytes.js";

/**
 * An encoder that remembers its vectors in a cache of `@eval/calls`, each under the hash of model, revision, role and
 * text, so that a text is encoded once whatever batch it comes in. Entries that were damaged count as none; vectors with
 * NaN are not kept.
 *
 * @example
 * import { createCache, memoryStore } from "@eval/calls";
 * const encoder = cachedEncoder(lexicalEncoder(), createCache(memoryStore()));
 * const [first] = await encoder.encode(["नदी"], "query");
 * const [second] = await encoder.encode(["नदी"], "query");
 * first.every((component, at) => component === second[at]); // => true
 */
export function cachedEncoder(encoder: Encoder, cache: ResponseCache): Encoder {
  const identityOf = (text: string, role: EncoderRole): JsonRecord => ({
    kind: "embedding",
    model: encoder.id,
    revision: encoder.revision,
    role,
    text,
  });

  async function encode(texts: readonly string[], role: EncoderRole, context?: CallContext) {
    const distinct = [...new Set(texts)];
    const found = new Map<string, Float32Array>();
    const remember = async (text: string) => {
      const entry = await cache.find(identityOf(text, role), isVector);
      const vector = entry === null ? null : bytesToVector(entry.value as string);
      if (vector !== null) found.set(text, vector);
    };
    await Promise.all(distinct.map(remember));
    const missing = distinct.filter((text) => !found.has(text));
    if (missing.length > 0) {
      const vectors = await encoder.encode(missing, role, context);
      const recordedAt = new Date().toISOString();
      await Promise.all(
        missing.map(async (text, at) => {
          const vector = vectors[at]!;
          found.set(text, vector);
          if (vector.every(Number.isFinite))
            await cache.keep(identityOf(text, role), vectorToBytes(vector), null, recordedAt);
        }),
      );
    }
    return texts.map((text) => found.get(text)!);
  }

  return {
    id: encoder.id,
    revision: encoder.revision,
    get dimensions() {
      return encoder.dimensions;
    },
    encode,
  };
}

const isVector = (value: Json): boolean => typeof value === "string" && bytesToVector(value) !== null;
