import { lcsPositions } from "./lcs-positions.js";
import type { SharedUnits } from "./rouge.js";

type Sentences = readonly (readonly string[])[];

/**
 * The tokens of each expected sentence that lie in its longest common subsequence with any sentence of the output,
 * each counted no more often than both texts have it.
 *
 * @see Lin 2004, section 3.2; rouge_scorer.py of rouge-score, `_summary_level_lcs`
 */
export function unionLcs(expected: Sentences, output: Sentences): SharedUnits {
  const left = countTokens(expected);
  const right = countTokens(output);
  let shared = 0;
  for (const sentence of expected) {
    for (const token of unionTokens(sentence, output)) {
      const [inLeft, inRight] = [left.get(token) ?? 0, right.get(token) ?? 0];
      if (inLeft === 0 || inRight === 0) continue;
      left.set(token, inLeft - 1);
      right.set(token, inRight - 1);
      shared += 1;
    }
  }
  return { shared, expected: totalLength(expected), output: totalLength(output) };
}

function unionTokens(sentence: readonly string[], output: Sentences): string[] {
  const isCovered = new Uint8Array(sentence.length);
  for (const other of output) for (const at of lcsPositions(sentence, other)) isCovered[at] = 1;
  return sentence.filter((_, at) => isCovered[at] === 1);
}

function countTokens(sentences: Sentences): Map<string, number> {
  const counts = new Map<string, number>();
  for (const sentence of sentences) for (const token of sentence) counts.set(token, (counts.get(token) ?? 0) + 1);
  return counts;
}

const totalLength = (sentences: Sentences): number => sentences.reduce((sum, { length }) => sum + length, 0);
