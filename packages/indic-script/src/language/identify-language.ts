import { EvalError, show } from "@eval/core";
import { codeOfClass, LATIN_LETTER } from "../script/letter-scripts.js";
import { type NeutralKind, neutralSpans } from "../script/neutral-spans.js";
import { identifiableLanguages } from "./identifiable-languages.js";
import { byProbability, isLikelyEnough, type LanguageShare, NEGLIGIBLE, rankLanguages } from "./rank-languages.js";
import { readLatin } from "./read-latin.js";
import { readNative } from "./read-native.js";
import type { PlacedWord, ScriptReading } from "./script-reading.js";
import { type ScriptWord, splitScriptWords } from "./split-script-words.js";
import { type WordContext, wordContexts } from "./word-context.js";

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
  const words = splitScriptWords(text);
  const parts = readParts(text, words, candidates);
  const shares = mixParts(parts);
  const isDecided = isLikelyEnough(shares);
  const best = shares[0];
  return {
    language: isDecided ? best!.language : UNDETERMINED,
    probability: best?.probability ?? 0,
    alternatives: isDecided ? shares.slice(1) : shares,
    tokens: labelWords(words, parts),
  };
}

const UNDETERMINED = "und";

/** The words of one script, by their place among all words, and what they say. */
interface Part {
  readonly places: readonly number[];
  readonly reading: ScriptReading;
  readonly shares: readonly LanguageShare[];
}

function readParts(text: string, words: readonly ScriptWord[], candidates: readonly string[] | undefined): Part[] {
  const contexts = contextsOf(text, words);
  const placesByScript = new Map<number, number[]>();
  words.forEach(({ script }, place) => {
    const places = placesByScript.get(script);
    if (places === undefined) placesByScript.set(script, [place]);
    else places.push(place);
  });
  const isBesideIndian = placesByScript.size > 1 && [...placesByScript.keys()].some(isOfIndia);
  return [...placesByScript].map(([script, places]) => {
    const placed = places.map((place): PlacedWord => ({ text: words[place]!.text, context: contexts[place]! }));
    const reading =
      script === LATIN_LETTER
        ? readLatin(placed, isBesideIndian)
        : readNative(readAs(codeOfClass(script), placesByScript), placed);
    return { places, reading, shares: rankLanguages(reading, candidates) };
  });
}

/** Kana are Japanese; Han letters beside them are too, and beside Hangul Korean. */
function readAs(code: string, present: ReadonlyMap<number, unknown>): string {
  if (code === "Hira" || code === "Kana") return "Jpan";
  if (code !== "Hani") return code;
  const codes = [...present.keys()].map(codeOfClass);
  if (codes.includes("Hira") || codes.includes("Kana")) return "Jpan";
  return codes.includes("Hang") ? "Hang" : code;
}

const SCRIPTS_OF_INDIA: ReadonlySet<string> = new Set(
  "Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Olck Mtei Arab".split(" "),
);

const isOfIndia = (script: number): boolean => SCRIPTS_OF_INDIA.has(codeOfClass(script));

/** Words of code, links and formulas are as good as no words. */
function contextsOf(text: string, words: readonly ScriptWord[]): readonly WordContext[] {
  const contexts = wordContexts(text, words);
  if (!SIGNS_OF_CODE.test(text)) return contexts;
  let place = 0;
  for (const { start, end, kind } of neutralSpans(text)) {
    if (!WITHOUT_LANGUAGE.has(kind)) continue;
    while (place < words.length && words[place]!.end <= start) place += 1;
    for (; place < words.length && words[place]!.start < end; place += 1) contexts[place] = "glued";
  }
  return contexts;
}

/** What code, links, markup and formulas cannot do without; most texts have none and need no closer look. */
const SIGNS_OF_CODE = /[`<>@#{}\\=_]|:\/\/|www\.|[a-z][./][a-z]|[;}]\s*\n/;

const WITHOUT_LANGUAGE: ReadonlySet<NeutralKind> = new Set<NeutralKind>([
  "code",
  "url",
  "email",
  "handle",
  "markup",
  "formula",
  "unit",
]);

/** The languages of each script together; a script counts by the square of its weight, since one is the frame. */
function mixParts(parts: readonly Part[]): readonly LanguageShare[] {
  const counted = parts.filter(({ reading }) => reading.weight > 0);
  if (counted.length < 2) return counted[0]?.shares ?? [];
  const total = counted.reduce((sum, { reading }) => sum + reading.weight ** 2, 0);
  const sums = new Map<string, number>();
  for (const { shares, reading } of counted)
    for (const { language, probability } of shares)
      sums.set(language, (sums.get(language) ?? 0) + (probability * reading.weight ** 2) / total);
  const all = [...sums].map(([language, probability]) => ({ language, probability }));
  return all.filter(({ probability }) => probability > NEGLIGIBLE).sort(byProbability);
}

function labelWords(words: readonly ScriptWord[], parts: readonly Part[]): LanguageToken[] {
  const labels = new Array<string>(words.length).fill(UNDETERMINED);
  for (const { reading, places, shares } of parts) {
    if (reading.weight === 0 || !isLikelyEnough(shares)) continue;
    const language = reading.languages.indexOf(shares[0]!.language);
    places.forEach((place, at) => {
      labels[place] = reading.wordLanguage(at, language);
    });
  }
  return words.map(({ text, start, end }, place) => ({ text, start, end, language: labels[place]! }));
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
