import { createHash } from "node:crypto";

const BYTES = 6;

/** A seed of its own for each purpose, so that the draw of one tells nothing of the draw of another. */
export function derivedSeed(seed: number, purpose: string): number {
  return createHash("sha256").update(`${seed}\n${purpose}`).digest().readUIntBE(0, BYTES);
}
