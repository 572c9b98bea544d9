import fs from "node:fs";
import { hashFile, type Manifest, type Mapping } from "@eval/runner";
import { isSameChoice } from "./latest-run.js";

/** Answers that are about to be scored. */
export interface Answers {
  readonly files: readonly string[];
  readonly mapping: Mapping;
  readonly cases: Pick<Manifest, "source" | "sampling">;
}

/**
 * Tells whether a run is over just these answers: the same bytes, the same column of them and the same cases. A run of
 * the answers themselves is nothing that they can be worse than.
 */
export function sameAnswers({ files, mapping, cases }: Answers): (manifest: Manifest) => boolean {
  const hashes = new Map<string, string>();
  const hashOf = (file: string): string => {
    const hash = hashes.get(file) ?? hashFile(file).sha256;
    hashes.set(file, hash);
    return hash;
  };
  // A file is hashed only where its size leaves the question open.
  const isSame = (file: string, { bytes, sha256 }: Manifest["files"][number]) =>
    file !== "-" && fs.statSync(file).size === bytes && hashOf(file) === sha256;
  return (manifest) =>
    manifest.files.length === files.length &&
    manifest.mapping["output"] === mapping.output &&
    isSameChoice(manifest, cases) &&
    manifest.files.every((entry, place) => isSame(files[place] ?? "-", entry));
}
