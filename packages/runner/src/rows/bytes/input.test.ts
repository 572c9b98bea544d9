import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import type { ByteReader } from "./byte-reader.js";
import { streamInput } from "./input.js";
import { openText, readHead } from "./read-head.js";

async function* pieces(bytes: Buffer, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function readAll(reader: ByteReader, size: number): Promise<string> {
  const chunks: Buffer[] = [];
  for (;;) {
    const chunk = Buffer.alloc(size);
    const count = await reader.read(chunk);
    chunks.push(chunk.subarray(0, count));
    if (count < size) return Buffer.concat(chunks).toString();
  }
}

describe("streamInput", () => {
  test.each([1, 3, 7, 1000])("gives what was looked at again, in pieces of %i bytes", async (size) => {
    const text = "क ख ग घ ङ ".repeat(20);
    const input = streamInput("-", pieces(Buffer.from(text), size));
    for (const head of [5, 20, 10]) {
      const reader = input.open(false);
      const looked = Buffer.alloc(head);
      expect(await reader.read(looked)).toBe(head);
      expect(looked).toEqual(Buffer.from(text).subarray(0, head));
      reader.close();
    }
    expect(await readAll(input.open(true), 16)).toBe(text);
  });

  test("is unpacked and decoded like a file", async () => {
    const text = "नमस्ते 🙂 ".repeat(5000);
    const packed = gzipSync(Buffer.from(`\ufeff${text}`, "utf16le"));
    const input = streamInput("-", pieces(packed, 11));
    const head = await readHead(input, 1024, undefined);
    expect(head).toMatchObject({ compression: "gzip", encoding: "utf-16le" });
    expect(text.startsWith(head.text.toString())).toBe(true);
    expect(await readAll(openText(input, head), 999)).toBe(text);
  });

  test("is known as UTF-8 though its head ends inside a character, whatever encoding is given", async () => {
    const text = Buffer.from("aन🙂é");
    for (let size = 4; size < text.length; size++) {
      const head = await readHead(streamInput("-", pieces(text, 100)), size, "latin1");
      expect(head.encoding).toBe("utf-8");
    }
    const ascii = await readHead(streamInput("-", pieces(Buffer.from("abc"), 100)), 10, "latin1");
    expect(ascii.encoding).toBe("windows-1252");
  });

  test("is not whole where only the start of what is packed was unpacked", async () => {
    const packed = gzipSync(Array.from({ length: 200 }, (_, index) => index ** 3).join(","));
    const head = (size: number) => readHead(streamInput("-", pieces(packed, 100)), size, undefined);
    expect((await head(2 * packed.length)).whole).toBe(false);
    expect((await head(16 * packed.length + 16)).whole).toBe(true);
  });
});
