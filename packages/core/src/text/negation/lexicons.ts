import { EvalError, show } from "../../errors.js";
import { type CompiledLexicon, compileLexicons } from "./compile-lexicon.js";
import { dravidian } from "./dravidian.js";
import { english } from "./english.js";
import { hindi } from "./hindi.js";
import { hinglish } from "./hinglish.js";
import { indoAryan } from "./indo-aryan.js";
import type { NegationLexicon } from "./lexicon.js";
import { romanized } from "./romanized.js";

/** Languages that have a list of negation words, as BCP 47 tags. */
export const negationLexicons: readonly NegationLexicon[] = [
  english,
  hindi,
  hinglish,
  ...indoAryan,
  ...dravidian,
  ...romanized,
];

let all: CompiledLexicon | undefined;
const chosen = new Map<string, CompiledLexicon>();

/** The word lists of some languages, or of all, compiled on first use. */
export function lexiconFor(languages: readonly string[] | undefined): CompiledLexicon {
  if (languages === undefined) {
    all ??= compileLexicons(negationLexicons);
    return all;
  }
  const key = languages.join(" ");
  let compiled = chosen.get(key);
  if (compiled === undefined) {
    compiled = compileLexicons(languages.map(lexiconOf));
    chosen.set(key, compiled);
  }
  return compiled;
}

function lexiconOf(language: string): NegationLexicon {
  const found = negationLexicons.find((lexicon) => lexicon.language === language);
  if (found !== undefined) return found;
  const known = negationLexicons.map((lexicon) => lexicon.language).join(", ");
  throw new EvalError("invalid-option", `negation language must be one of ${known}, got ${show(language)}`);
}
