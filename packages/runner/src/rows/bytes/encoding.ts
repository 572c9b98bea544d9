import { isUtf8 } from "node:buffer";
import { EvalError, show } from "@eval/core";
import type { ByteReader } from "./byte-reader.js";

/**
 * The encoding of a text by its first bytes: by a byte order mark, or by the zero bytes that UTF-16 is full of; else
 * what the user says, unless the bytes beyond ASCII are UTF-8; else UTF-8, which is checked while reading.
 */
export function detectEncoding(head: Uint8Array, given: string | undefined): string {
  if (head[0] === 0xff && head[1] === 0xfe) return "utf-16le";
  if (head[0] === 0xfe && head[1] === 0xff) return "utf-16be";
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return "utf-8";
  const wide = wideEncoding(head);
  if (wide !== null) return wide;
  if (given === undefined) return "utf-8";
  return holdsUtf8(head) ? "utf-8" : encodingName(given);
}

function holdsUtf8(head: Uint8Array): boolean {
  const text = isUtf8(head) ? head : head.subarray(0, lastCharacterStart(head));
  return isUtf8(text) && text.some((byte) => byte > 0x7f);
}

/** Spaces, quotes, delimiters and ends of lines: every text has them, whatever its script. */
const MARKS = new Set([0x09, 0x0a, 0x0d, 0x20, 0x22, 0x2c, 0x3b]);

/** UTF-16 without a byte order mark: such characters have a zero byte after them, or before. */
function wideEncoding(head: Uint8Array): string | null {
  let little = 0;
  let big = 0;
  let zeros = 0;
  for (let at = 0; at + 1 < head.length; at += 2) {
    const first = head[at]!;
    const second = head[at + 1]!;
    if (first !== 0 && second !== 0) continue;
    zeros++;
    if (second === 0 && MARKS.has(first)) little++;
    else if (first === 0 && MARKS.has(second)) big++;
  }
  if (zeros > head.length / 20 || (Math.max(little, big) > 1 && !isUtf8(head)))
    return little > big ? "utf-16le" : "utf-16be";
  return null;
}

/** Where the last character beyond ASCII starts, if the bytes end in one: they may have been cut inside it. */
function lastCharacterStart(head: Uint8Array): number {
  let at = head.length;
  while (at > 0 && at > head.length - 4 && (head[at - 1]! & 0xc0) === 0x80) at--;
  return at > 0 && head[at - 1]! >= 0xc0 ? at - 1 : head.length;
}

/** The standard name of an encoding, as the web platform knows it. */
export function encodingName(label: string): string {
  try {
    return new TextDecoder(label).encoding;
  } catch {
    const known = "windows-1252, iso-8859-1, utf-16le, shift_jis, gb18030, euc-kr, windows-1251";
    throw new EvalError("invalid-option", `encoding must be a name such as ${known}, got ${show(label)}`);
  }
}

const CHUNK = 262_144;

/** Turns text of another encoding into UTF-8 as it is read. */
export function toUtf8(reader: ByteReader, encoding: string, path: string): ByteReader {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const chunk = Buffer.allocUnsafeSlow(CHUNK);
  let pending = Buffer.alloc(0);
  let offset = 0;
  let ended = false;
  const decodeMore = async () => {
    const count = await reader.read(chunk);
    ended = count < CHUNK;
    try {
      // In one go Node takes windows-1252 for ISO 8859-1, which has no quotation marks, dashes and euro sign (nodejs/node
      // issue 56542); in pieces it does not. The end of the stream adds nothing, but tells of a character that was cut.
      const text = decoder.decode(chunk.subarray(0, count), { stream: true });
      pending = Buffer.from(ended ? text + decoder.decode() : text);
    } catch (error) {
      const where = `between byte ${offset} and byte ${offset + count}`;
      const message = `${path} must be ${encoding} text, got bytes ${where} that are not; give the right --encoding`;
      throw new EvalError("invalid-encoding", message, { cause: error });
    }
    offset += count;
  };
  return {
    async read(target) {
      let filled = 0;
      while (filled < target.length) {
        if (pending.length === 0 && ended) break;
        if (pending.length === 0) await decodeMore();
        const count = pending.copy(target, filled);
        pending = pending.subarray(count);
        filled += count;
      }
      return filled;
    },
    close: () => reader.close(),
  };
}
