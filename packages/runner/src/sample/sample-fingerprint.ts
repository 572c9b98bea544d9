import { createHash } from "node:crypto";
import type { Sample, SampleFingerprint } from "./sample.js";

/** What of a sample decides results: the cases themselves, as a hash of their numbers, and how they were chosen. */
export function sampleFingerprint({ strategy, seed, requested, cases }: Sample): SampleFingerprint {
  const numbers = cases.map(({ case: number }) => number).join("\n");
  return {
    strategy,
    seed,
    requested,
    cases: cases.length,
    sha256: createHash("sha256").update(numbers).digest("hex"),
  };
}
