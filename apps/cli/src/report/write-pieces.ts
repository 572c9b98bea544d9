import fs from "node:fs";
import { pipeline } from "node:stream/promises";

/**
 * Writes a file piece by piece. It gets its name when it is whole: a report that broke off must not stand where one is
 * expected, and a report that stands there must not be lost to one that broke off.
 */
export async function writePieces(target: string, pieces: Iterable<string> | AsyncIterable<string>): Promise<void> {
  const partial = `${target}.part`;
  try {
    await pipeline(pieces, fs.createWriteStream(partial));
    fs.renameSync(partial, target);
  } catch (error) {
    fs.rmSync(partial, { force: true });
    throw error;
  }
}
