import { countOverlap, ngrams } from "@eval/core/text";
import type { SharedUnits } from "./rouge.js";

/** The runs of `n` tokens that two texts share, each as often as both have it. */
export function sharedNgrams(expected: readonly string[], output: readonly string[], n: number): SharedUnits {
  const left = keys(expected, n);
  const right = keys(output, n);
  return { shared: countOverlap(left, right), expected: left.length, output: right.length };
}

/** No tokenizer leaves a line break inside a token. */
const keys = (tokens: readonly string[], n: number): readonly string[] =>
  n === 1 ? tokens : ngrams(tokens, n).map((run) => run.join("\n"));
