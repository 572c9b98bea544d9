import { lowerCase } from "@eval/core/text";
import { foldReading } from "@eval/core/text/indic";
import { antonyms } from "./antonym-pairs.js";
import { wordSpans } from "./word-spans.js";

/** A word of the accepted answer whose opposite, and not itself, stands in the output: `["east", "west"]`; else null. */
export function differingAntonym(expected: string, output: string): readonly [string, string] | null {
  const known = antonyms((word) => lowerCase(foldReading(word)));
  const wanted = new Set(wordSpans(expected).map(({ word }) => word));
  const found = new Set(wordSpans(output).map(({ word }) => word));
  for (const word of wanted) {
    if (found.has(word)) continue;
    for (const opposite of known.get(word) ?? []) {
      if (found.has(opposite) && !wanted.has(opposite)) return [word, opposite];
    }
  }
  return null;
}
