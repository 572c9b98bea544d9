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
  const zeros = zeroBytes(head);
  if (zeros.even + zeros.odd > head.length / 20) return zeros.odd > zeros.even ? "utf-16le" : "utf-16be";
  if (given === undefined) return "utf-8";
  return holdsUtf8(head) ? "utf-8" : encodingName(given);
}

function holdsUtf8(head: Uint8Array): boolean {
  const text = isUtf8(head) ? head : head.subarray(0, lastCharacterStart(head));
  return isUtf8(text) && text.some((byte) => byte > 0x7f);
}

function zeroBytes(head: Uint8Array): { even: number; odd: number } {
  let even = 0;
  let odd = 0;
  for (let at = 0; at < head.length; at++) {
    if (head[at] !== 0) continue;
    if (at % 2 === 0) even++;
    else odd++;
  }
  return { even, odd };
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
      pending = Buffer.from(decoder.decode(chunk.subarray(0, count), { stream: !ended }));
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
