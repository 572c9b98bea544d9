import { codeOfClass, LATIN_LETTER } from "../script/letter-scripts.js";
import type { NeutralKind } from "../script/neutral-span.js";
import { neutralSpans } from "../script/neutral-spans.js";
import { GLUED } from "./contexts.js";
import { byProbability, isLikelyEnough, type LanguageShare, NEGLIGIBLE, rankLanguages } from "./rank-languages.js";
import { readLatin } from "./read-latin.js";
import { readNative } from "./read-native.js";
import type { ScriptReading } from "./script-reading.js";
import { type ScriptWord, type ScriptWords, splitScriptWords } from "./split-script-words.js";
import { CODE } from "./text-signs.js";
import { setContexts } from "./word-context.js";

/** What `identifyLanguage` finds, before it is told word by word. */
export interface Identification {
  readonly language: string;
  readonly probability: number;
  readonly alternatives: readonly LanguageShare[];
  readonly words: readonly ScriptWord[];
  /** The language of a word by its place; most callers ask of few words or of none. */
  readonly wordLanguage: (place: number) => string;
}

/** Identifies the language of a text; see `identifyLanguage`. */
export function identify(text: string, candidates?: readonly string[]): Identification {
  const split = splitScriptWords(text);
  const { words } = split;
  findContexts(text, split);
  const parts = readParts(text, words, candidates);
  const shares = mixParts(parts);
  const isDecided = isLikelyEnough(shares);
  const best = shares[0];
  return {
    language: isDecided ? best!.language : UNDETERMINED,
    probability: best?.probability ?? 0,
    alternatives: isDecided ? shares.slice(1) : shares,
    words,
    wordLanguage: wordLanguages(words, parts),
  };
}

const UNDETERMINED = "und";

/** The words of one script and what they say. */
interface Part {
  readonly script: number;
  readonly words: readonly ScriptWord[];
  readonly reading: ScriptReading;
  readonly shares: readonly LanguageShare[];
}

function readParts(text: string, words: readonly ScriptWord[], candidates: readonly string[] | undefined): Part[] {
  const groups = wordsByScript(words);
  const isBesideIndian = groups.length > 1 && groups.some(({ script }) => isOfIndia(script));
  return groups.map(({ script, words: own }) => {
    const reading =
      script === LATIN_LETTER
        ? readLatin(text, own, isBesideIndian)
        : readNative(readAs(codeOfClass(script), groups), text, own);
    return { script, words: own, reading, shares: rankLanguages(reading, candidates) };
  });
}

interface Group {
  readonly script: number;
  readonly words: readonly ScriptWord[];
}

/** Most texts are in one script. */
function wordsByScript(words: readonly ScriptWord[]): readonly Group[] {
  const first = words[0];
  if (first === undefined) return [];
  if (words.every(({ script }) => script === first.script)) return [{ script: first.script, words }];
  const byScript = new Map<number, ScriptWord[]>();
  for (const word of words) {
    const own = byScript.get(word.script);
    if (own === undefined) byScript.set(word.script, [word]);
    else own.push(word);
  }
  return [...byScript].map(([script, own]) => ({ script, words: own }));
}

/** Kana are Japanese; Han letters beside them are too, and beside Hangul Korean. */
function readAs(code: string, present: readonly Group[]): string {
  if (code === "Hira" || code === "Kana") return "Jpan";
  if (code !== "Hani") return code;
  const codes = present.map(({ script }) => codeOfClass(script));
  if (codes.includes("Hira") || codes.includes("Kana")) return "Jpan";
  return codes.includes("Hang") ? "Hang" : code;
}

const SCRIPTS_OF_INDIA: ReadonlySet<string> = new Set(
  "Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Olck Mtei Arab".split(" "),
);

const isOfIndia = (script: number): boolean => SCRIPTS_OF_INDIA.has(codeOfClass(script));

/** Words of code, links and formulas are as good as no words. */
function findContexts(text: string, { words, signs }: ScriptWords): void {
  setContexts(text, words, signs);
  if ((signs & CODE) === 0) return;
  let place = 0;
  for (const { start, end, kind } of neutralSpans(text)) {
    if (!WITHOUT_LANGUAGE.has(kind)) continue;
    while (place < words.length && words[place]!.end <= start) place += 1;
    for (; place < words.length && words[place]!.start < end; place += 1) words[place]!.context = GLUED;
  }
}

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
  const only = parts[0];
  if (only !== undefined && parts.length === 1) return only.reading.weight > 0 ? only.shares : [];
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

function wordLanguages(words: readonly ScriptWord[], parts: readonly Part[]): (place: number) => string {
  const only = parts[0];
  if (only !== undefined && parts.length === 1) return partLanguages(only);
  const tell = parts.map(partLanguages);
  let places: readonly number[] | undefined;
  return (place) => {
    places ??= placesInParts(words);
    return tell[parts.findIndex(({ script }) => script === words[place]!.script)]!(places[place]!);
  };
}

/** The language of a word by its place among those of its script. */
function partLanguages({ reading, shares }: Part): (place: number) => string {
  if (reading.weight === 0 || !isLikelyEnough(shares)) return () => UNDETERMINED;
  const language = reading.languages.indexOf(shares[0]!.language);
  return (place) => reading.wordLanguage(place, language);
}

/** The place of each word among those of its script. */
function placesInParts(words: readonly ScriptWord[]): number[] {
  const counts = new Map<number, number>();
  return words.map(({ script }) => {
    const place = counts.get(script) ?? 0;
    counts.set(script, place + 1);
    return place;
  });
}
