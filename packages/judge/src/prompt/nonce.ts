import { EvalError } from "@eval/core";

/** Draws random bytes; the platform's own generator unless a test gives another. */
export type RandomBytes = (count: number) => Uint8Array;

const systemBytes: RandomBytes = (count) => globalThis.crypto.getRandomValues(new Uint8Array(count));

const BYTES = 16;
const DRAWS = 8;

/**
 * A word that occurs in none of the texts, to fence them with: 128 random bits in hexadecimal. Texts are compared in
 * the form in which a model might read them, NFKC without invisible characters, so that no look-alike closes a fence.
 *
 * Throws `config_error` after eight draws that all occur: the generator is broken, or someone knows it.
 */
export function drawNonce(texts: readonly string[], random: RandomBytes = systemBytes): string {
  const readable = texts.map((text) => text.normalize("NFKC").replace(/\p{Default_Ignorable_Code_Point}/gu, ""));
  for (let draw = 0; draw < DRAWS; draw++) {
    const nonce = [...random(BYTES)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    if (!readable.some((text) => text.toLowerCase().includes(nonce))) return nonce;
  }
  throw new EvalError("config_error", `no fence was found in ${DRAWS} draws that does not occur in the texts to judge`);
}
