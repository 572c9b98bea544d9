import { lazyPattern, pythonSplit, splitTokens } from "@eval/core/text";
import { stripEnd } from "./strip-end.js";
import { normalizeTercom, removeAsianPunctuation, removePunctuation, splitAsian } from "./tokenize-tercom.js";

/**
 * `words`: words of any script, each punctuation mark, danda and symbol a token of its own. `none`: pieces between
 * white space. `tercom`: the same after Tercom's normaliser, which sets ASCII punctuation apart.
 */
export type TerTokenizer = "words" | "none" | "tercom";

export interface TerTokens {
  readonly tokenizer: TerTokenizer;
  readonly ignorePunctuation: boolean;
  readonly asianSupport: boolean;
}

export function terTokenizer({ tokenizer, ignorePunctuation, asianSupport }: TerTokens): (text: string) => string[] {
  if (tokenizer === "words") return ignorePunctuation ? wordsAndSymbols : splitTokens;
  return (text) => {
    let result = stripEnd(text);
    if (tokenizer === "tercom") {
      result = normalizeTercom(result);
      if (asianSupport) result = splitAsian(result);
    }
    if (ignorePunctuation) {
      result = removePunctuation(result);
      if (asianSupport) result = removeAsianPunctuation(result);
    }
    return pythonSplit(result);
  };
}

const PUNCTUATION = lazyPattern("^\\p{P}+$");

const wordsAndSymbols = (text: string): string[] => splitTokens(text).filter((token) => !PUNCTUATION().test(token));
