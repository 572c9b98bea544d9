import { decodeModel, type EncodedModel } from "./language-model.js";
import { ARABIC_MODEL } from "./models/arabic-model.js";
import { BENGALI_MODEL } from "./models/bengali-model.js";
import { DEVANAGARI_MODEL } from "./models/devanagari-model.js";
import { nativeEvidence, nativeProbabilities } from "./native-language.js";
import { scriptLanguage } from "./script-language.js";
import { isLoneLetter, type PlacedWord, type ScriptReading } from "./script-reading.js";
import { cacheByWord } from "./word-cache.js";

const MODELS: Readonly<Record<string, EncodedModel>> = {
  Deva: DEVANAGARI_MODEL,
  Beng: BENGALI_MODEL,
  Arab: ARABIC_MODEL,
};

/** Words of any script but Latin: one language for the script, a choice among several, or none that is known. */
export function readNative(script: string, words: readonly PlacedWord[]): ScriptReading {
  const encoded = MODELS[script];
  const weight = weightOf(words);
  if (encoded === undefined) {
    // A Greek letter alone is a sign of mathematics.
    const isSign = script === "Grek" && isLoneLetter(words);
    const language = scriptLanguage[script] ?? "und";
    return { languages: [language], probabilities: [1], weight: isSign ? 0 : weight, wordLanguage: () => language };
  }
  const { languages, evidence, probabilities } = openReader(script, encoded);
  const sum = new Float64Array(languages.length);
  for (const { text, context } of words) {
    if (context === "glued") continue;
    const word = evidence(text);
    for (let language = 0; language < sum.length; language += 1) sum[language]! += word[language]!;
  }
  return {
    languages,
    probabilities: probabilities(sum),
    weight: isLoneLetter(words) ? 0 : weight,
    wordLanguage: (_place, language) => languages[language]!,
  };
}

/** Scripts without spaces have few long words; words of code have no weight. */
function weightOf(words: readonly PlacedWord[]): number {
  let weight = 0;
  for (const { text, context } of words) {
    if (context !== "glued") weight += (context === "quoted" ? QUOTED : 1) * Math.max(1, text.length / LONG_WORD);
  }
  return weight;
}

const QUOTED = 0.1;
const LONG_WORD = 20;

interface NativeReader {
  readonly languages: readonly string[];
  readonly evidence: (word: string) => Float64Array;
  readonly probabilities: (sum: Float64Array) => Float64Array;
}

const readers = new Map<string, NativeReader>();

function openReader(script: string, encoded: EncodedModel): NativeReader {
  const open = readers.get(script);
  if (open !== undefined) return open;
  const model = decodeModel(encoded);
  const reader = {
    languages: model.languages,
    evidence: cacheByWord((word) => nativeEvidence(model, word)),
    probabilities: (sum: Float64Array) => nativeProbabilities(model, sum),
  };
  readers.set(script, reader);
  return reader;
}
