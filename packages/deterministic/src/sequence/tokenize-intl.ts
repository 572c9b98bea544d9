import { lazyPattern, pythonSplit } from "@eval/core/text";
import { stripEnd } from "./strip-end.js";

/**
 * The tokens of mteval-v14's international tokenization: punctuation of every script apart from what is no number,
 * symbols always. A mark that ends the text after a number stays with it ("1947." but "1947 ."), as in the original.
 *
 * @see sacrebleu 2.6.0, tokenizer_intl.py
 */
export function tokenizeIntl(text: string): string[] {
  return pythonSplit(
    stripEnd(text)
      .replace(PUNCTUATION_AFTER_OTHER(), "$1 $2 ")
      .replace(PUNCTUATION_BEFORE_OTHER(), " $1 $2")
      .replace(SYMBOL(), " $1 "),
  );
}

const PUNCTUATION_AFTER_OTHER = lazyPattern("(\\P{N})(\\p{P})", "gu");
const PUNCTUATION_BEFORE_OTHER = lazyPattern("(\\p{P})(\\P{N})", "gu");
const SYMBOL = lazyPattern("(\\p{S})", "gu");
