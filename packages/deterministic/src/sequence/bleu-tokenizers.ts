import { pythonSplit, splitTokens } from "@eval/core/text";
import { tokenize13a } from "./tokenize-13a.js";
import { tokenizeIntl } from "./tokenize-intl.js";

/** How BLEU cuts a text, by the names of sacrebleu, and `words` for the project's own words of any script. */
export const bleuTokenizers = {
  words: splitTokens,
  "13a": tokenize13a,
  intl: tokenizeIntl,
  char: (text: string): string[] => pythonSplit([...text].join(" ")),
  none: pythonSplit,
} as const satisfies Record<string, (text: string) => string[]>;

export type BleuTokenizer = keyof typeof bleuTokenizers;
