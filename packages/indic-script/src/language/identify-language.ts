import { EvalError, show } from "@eval/core";
import { identifiableLanguages } from "./identifiable-languages.js";
import { identify } from "./identify.js";
import type { LanguageShare } from "./rank-languages.js";

/** One word of a text and the language it belongs to. */
export interface LanguageToken {
  readonly text: string;
  /** UTF-16 offset of the first unit in the original text. */
  readonly start: number;
  /** UTF-16 offset after the last unit. */
  readonly end: number;
  /** BCP 47, with `-Latn` for a romanised word; "und" for names, code and where nothing is known. */
  readonly language: string;
}

export type { LanguageShare };

export interface IdentifiedLanguage {
  /** BCP 47: "hi", "hi-Latn" for romanised Hindi, "und" where the text is too short or gives no evidence. */
  readonly language: string;
  /** Probability of `language`, 0 to 1; of the best candidate where the answer is "und". */
  readonly probability: number;
  /** The other candidates above one in a thousand, most probable first. With "und" the best candidate is among them. */
  readonly alternatives: readonly LanguageShare[];
  readonly tokens: readonly LanguageToken[];
}

export interface IdentifyLanguageOptions {
  /** The only languages to choose between, as BCP 47 tags ("hi", "hi-Latn", "en"). Default: all that are known. */
  readonly candidates?: readonly string[];
}

/**
 * Which language a text is in: the languages of India in their own scripts (told apart inside Devanagari, Bengali and
 * Arabic script), ten of them romanised ("hi-Latn": "aap kaise ho"), English and common other languages of Latin script.
 *
 * A sentence mixed of two languages has the language of its frame, the function words and endings: "Please mujhe
 * payment ka screenshot bhej do" is Hindi with English words in it, and `tokens` has the language of each. Names, titles
 * and acronyms of India do not make an English text Hindi. Code, links and formulas count for nothing. Hindi and Urdu
 * are one language in everyday romanised sentences; the likelier one is given, the other is the first alternative.
 *
 * Deterministic, offline, one model of words and character n-grams for each script, read on first use. The answer is
 * "und" where no language reaches one half (two fifths, where those that compete are romanised languages of India): no
 * letters, names only, a word that several languages have. NFC and NFD give one answer. Probabilities are fitted on text of sentence length; those of mixed text also weigh the parts.
 *
 * Throws `EvalError` where a candidate is not one of `identifiableLanguages()`.
 *
 * @see C. Myers-Scotton, Duelling Languages (1993), for the matrix language; SOURCES.md for what the models are made of
 * @example
 * identifyLanguage("Mumbai kahan hai?").language; // => "hi-Latn"
 * identifyLanguage("मला उद्या पुण्याला जायचे आहे").language; // => "mr"
 * identifyLanguage("Kuch Kuch Hota Hai was released in 1998.").language; // => "en"
 * identifyLanguage("4").language; // => "und"
 */
export function identifyLanguage(text: string, options: IdentifyLanguageOptions = {}): IdentifiedLanguage {
  const { candidates } = options;
  if (candidates !== undefined) checkCandidates(candidates);
  const { language, probability, alternatives, words, wordLanguage } = identify(text, candidates);
  const tokens: LanguageToken[] = [];
  for (let place = 0; place < words.length; place += 1) {
    const { start, end } = words[place]!;
    tokens.push({ text: text.slice(start, end), start, end, language: wordLanguage(place) });
  }
  return { language, probability, alternatives, tokens };
}

function checkCandidates(candidates: readonly string[]): void {
  const known = identifiableLanguages();
  const unknown = candidates.find((candidate) => !known.includes(candidate));
  if (unknown === undefined) return;
  throw new EvalError(
    "invalid-option",
    `candidates must be known languages (${known.join(", ")}), got ${show(unknown)}`,
  );
}
