import { readFileSync } from "node:fs";

/** Two texts, and what a scorer that compares answers must say of them. */
export interface ConformanceVector {
  /** Category, BCP 47 tag of the language and a number: `digits-hi-2`. Never given to another pair. */
  readonly id: string;
  readonly category: string;
  /** `either`: readers disagree or it depends on the question, so that only a score at all is asked for. */
  readonly verdict: "same" | "different" | "either";
  /** Given to the scorer as the output. */
  readonly a: string;
  /** Given to the scorer as the expected answer. */
  readonly b: string;
  readonly reason: string;
  /** Who says so: a chapter or file of Unicode or CLDR, a spelling standard, or this suite. */
  readonly source: string;
}

/**
 * The pairs of the suite, in the order of `vectors.jsonl`. They are read from the file at each call.
 *
 * @example
 * indicVectors()[0].id; // => "identity-hi-1"
 */
export function indicVectors(): ConformanceVector[] {
  const lines = readFileSync(new URL("../vectors.jsonl", import.meta.url), "utf8")
    .trimEnd()
    .split("\n");
  // The file is this package's own, and a test checks each line.
  return lines.map((line) => JSON.parse(line) as ConformanceVector);
}
