import { pipeline, Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { EvalError } from "@eval/core";
import { type ByteReader, readStreamBytes } from "./byte-reader.js";

const CHUNK = 65_536;

/** Whether bytes start as gzip does. No text does. */
export function isGzip(head: Uint8Array): boolean {
  return head[0] === 0x1f && head[1] === 0x8b;
}

/** Unpacks gzip as it is read. */
export function gunzip(reader: ByteReader, path: string): ByteReader {
  const unpacked = pipeline(Readable.from(chunksOf(reader)), createGunzip(), () => undefined);
  return readStreamBytes(explained(unpacked, path));
}

async function* chunksOf(reader: ByteReader): AsyncGenerator<Uint8Array> {
  try {
    for (;;) {
      const chunk = Buffer.allocUnsafeSlow(CHUNK);
      const count = await reader.read(chunk);
      if (count > 0) yield chunk.subarray(0, count);
      if (count < CHUNK) return;
    }
  } finally {
    reader.close();
  }
}

async function* explained(chunks: AsyncIterable<Uint8Array>, path: string): AsyncGenerator<Uint8Array> {
  try {
    yield* chunks;
  } catch (error) {
    if (error instanceof EvalError) throw error;
    const message = `${path} must be a whole gzip file, got a broken one (${(error as Error).message}); fetch or pack it again`;
    throw new EvalError("invalid-input", message, { cause: error });
  }
}
