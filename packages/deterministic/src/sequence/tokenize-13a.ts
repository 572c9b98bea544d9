import { pythonSplit } from "@eval/core/text";
import { splitMarks, splitStops, unescapeEntities } from "./split-western-punctuation.js";
import { stripEnd } from "./strip-end.js";

/**
 * The tokens of NIST's mteval-v13a, the default of published BLEU: made for Western text, so that "गंगा।" is one
 * token.
 *
 * @see sacrebleu 2.6.0, tokenizer_13a.py
 */
export function tokenize13a(text: string): string[] {
  const joined = stripEnd(text).replaceAll("<skipped>", "").replaceAll("-\n", "").replaceAll("\n", " ");
  return pythonSplit(splitStops(splitMarks(` ${unescapeEntities(joined)} `)));
}
