import { createHash } from "node:crypto";
import fs from "node:fs";

/** What stays in a processor's own cache between being read and being hashed. */
const CHUNK = 1 << 18;

/** Size and SHA-256 of a file, read in pieces. */
export function hashFile(path: string): { bytes: number; sha256: string } {
  const hash = createHash("sha256");
  const file = fs.openSync(path, "r");
  const chunk = Buffer.allocUnsafe(CHUNK);
  let bytes = 0;
  try {
    for (;;) {
      const read = fs.readSync(file, chunk, 0, CHUNK, null);
      if (read === 0) break;
      hash.update(chunk.subarray(0, read));
      bytes += read;
    }
  } finally {
    fs.closeSync(file);
  }
  return { bytes, sha256: hash.digest("hex") };
}
