// @ts-check
import { readSharedCase } from "./shared-case.mjs";

/** @typedef {import("./shared-case.mjs").SharedCase} SharedCase */

const VERSION = "1";
const FORM = /^#?case=(\d+)([zp])\.([A-Za-z0-9_-]*)$/;
/** What a link may unpack to, in bytes: a few kilobytes can be packed that fill the memory. */
const LARGEST = 2_000_000;

/**
 * A case as the fragment of an address, which a browser never sends: `case=1z.` and its JSON, deflated (`p`: plain), in
 * the letters of base64url. JSON writes half a surrogate pair as an escape, so each text comes back as it was.
 *
 * @param {SharedCase} shared
 */
export async function writeFragment(shared) {
  const plain = new TextEncoder().encode(JSON.stringify(shared));
  const packed = await through(plain, new CompressionStream("deflate-raw"));
  const [kind, bytes] = packed.length < plain.length ? ["z", packed] : ["p", plain];
  return `case=${VERSION}${kind}.${toBase64Url(bytes)}`;
}

/**
 * The case of a fragment; null if the fragment is of something else, and a sentence if it cannot be read.
 *
 * @param {string} fragment
 * @returns {Promise<SharedCase | { problem: string } | null>}
 */
export async function readFragment(fragment) {
  if (!/^#?case=/.test(fragment)) return null;
  const [, version, kind, text = ""] = FORM.exec(fragment) ?? [];
  if (version !== undefined && version !== VERSION) {
    return { problem: `This link is of version ${version} of the playground, which this page cannot read.` };
  }
  const broken = { problem: "This link is damaged: a part of it may be missing." };
  if (kind === undefined) return broken;
  try {
    const bytes = fromBase64Url(text);
    if (bytes.length > LARGEST) return { problem: "This link holds more than the playground takes." };
    const plain = kind === "z" ? await through(bytes, new DecompressionStream("deflate-raw")) : bytes;
    return readSharedCase(JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(plain))) ?? broken;
  } catch (error) {
    return error instanceof RangeError ? { problem: "This link holds more than the playground takes." } : broken;
  }
}

/**
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @param {CompressionStream | DecompressionStream} stream
 */
async function through(bytes, stream) {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const chunks = [];
  let length = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    chunks.push(read.value);
    length += read.value.length;
    if (length > LARGEST) {
      await reader.cancel();
      throw new RangeError(`expected at most ${LARGEST} bytes`);
    }
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

/** @param {Uint8Array} bytes */
function toBase64Url(bytes) {
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** @param {string} text */
function fromBase64Url(text) {
  const letters = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}
