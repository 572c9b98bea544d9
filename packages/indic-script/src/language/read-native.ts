import { GLUED, PLAIN, QUOTED } from "./contexts.js";
import { decodeModel, type EncodedModel } from "./language-model.js";
import { ARABIC_MODEL } from "./models/arabic-model.js";
import { BENGALI_MODEL } from "./models/bengali-model.js";
import { DEVANAGARI_MODEL } from "./models/devanagari-model.js";
import { nativeEvidence, nativeProbabilities } from "./native-language.js";
import { scriptLanguage } from "./script-language.js";
import { isLoneLetter, type ScriptReading } from "./script-reading.js";
import type { ScriptWord } from "./split-script-words.js";
import { MOST_ROWS, wordRows } from "./word-rows.js";

const MODELS: Readonly<Record<string, EncodedModel>> = {
  Deva: DEVANAGARI_MODEL,
  Beng: BENGALI_MODEL,
  Arab: ARABIC_MODEL,
};

/** Words of any script but Latin: one language for the script, a choice among several, or none that is known. */
export function readNative(script: string, text: string, words: readonly ScriptWord[]): ScriptReading {
  const encoded = MODELS[script];
  const weight = weightOf(words);
  if (encoded === undefined) {
    // A Greek letter alone is a sign of mathematics.
    const isSign = script === "Grek" && isLoneLetter(text, words);
    const language = scriptLanguage[script] ?? "und";
    return { languages: [language], probabilities: [1], weight: isSign ? 0 : weight, wordLanguage: () => language };
  }
  const { languages, rowOf, evidence, sum, probabilities } = openReader(script, encoded);
  const size = languages.length;
  sum.fill(0);
  for (const word of words) {
    if (word.context === GLUED) continue;
    const from = rowOf(text, word, PLAIN) * size;
    for (let language = 0; language < size; language += 1) sum[language]! += evidence[from + language]!;
  }
  return {
    languages,
    probabilities: probabilities(sum),
    weight: isLoneLetter(text, words) ? 0 : weight,
    wordLanguage: (_place, language) => languages[language]!,
  };
}

/** Scripts without spaces have few long words; words of code have no weight. */
function weightOf(words: readonly ScriptWord[]): number {
  let weight = 0;
  for (const { start, end, context } of words) {
    if (context !== GLUED) weight += (context === QUOTED ? QUOTED_WEIGHT : 1) * Math.max(1, (end - start) / LONG_WORD);
  }
  return weight;
}

const QUOTED_WEIGHT = 0.1;
const LONG_WORD = 20;

interface NativeReader {
  readonly languages: readonly string[];
  readonly rowOf: (text: string, word: ScriptWord, context: number) => number;
  /** How a word speaks for each language, a row each. */
  readonly evidence: Float64Array;
  /** What the words of one text come to; used for one text after another. */
  readonly sum: Float64Array;
  readonly probabilities: (sum: Float64Array) => Float64Array;
}

const readers = new Map<string, NativeReader>();

function openReader(script: string, encoded: EncodedModel): NativeReader {
  const open = readers.get(script);
  if (open !== undefined) return open;
  const model = decodeModel(encoded);
  const size = model.languages.length;
  const evidence = new Float64Array(MOST_ROWS * size);
  const reader = {
    languages: model.languages,
    rowOf: wordRows((row, word) => evidence.set(nativeEvidence(model, word), row * size)),
    evidence,
    sum: new Float64Array(size),
    probabilities: nativeProbabilities(model),
  };
  readers.set(script, reader);
  return reader;
}
