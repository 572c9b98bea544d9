import { decodeModel } from "./language-model.js";
import {
  type MatrixModel,
  matrixEvidence,
  matrixModel,
  matrixProbabilities,
  type WeighedWord,
} from "./matrix-language.js";
import { LATIN_MODEL } from "./models/latin-model.js";
import { isLoneLetter, type PlacedWord, type ScriptReading } from "./script-reading.js";
import { cacheByWord } from "./word-cache.js";
import type { WordContext } from "./word-context.js";
import { isIndian, wordLanguage } from "./word-language.js";

/** A word with what is asked of it again and again. */
interface LatinWord extends WeighedWord {
  /** Whether it is an Indian word rather than an English one. */
  readonly isIndian: boolean;
  readonly evidence: (context: WordContext) => Float64Array;
}

interface LatinReader {
  readonly model: MatrixModel;
  readonly word: (text: string) => LatinWord;
}

let reader: LatinReader | undefined;

/**
 * Words in Latin letters: English, another language of Latin script, or a romanised language of India. Beside a script of
 * India they are hardly of another language.
 */
export function readLatin(words: readonly PlacedWord[], isBesideIndian: boolean): ScriptReading {
  reader ??= openReader();
  const { model, word } = reader;
  const known = words.map(({ text }) => word(text));
  const sum = new Float64Array(model.languages.length);
  let weight = 0;
  for (let at = 0; at < words.length; at += 1) {
    const { context } = words[at]!;
    const evidence = known[at]!.evidence(context);
    for (let language = 0; language < sum.length; language += 1) sum[language]! += evidence[language]!;
    weight += frameWeight(known[at]!, context);
  }
  if (isBesideIndian) for (const other of model.others) sum[other]! -= UNLIKELY;
  const probabilities = matrixProbabilities(model, sum);
  const isGuess =
    isLoneLetter(words) || isUnknownIndian(model, known, probabilities) || areNames(model, known, words, probabilities);
  return {
    languages: model.languages,
    probabilities,
    weight: isGuess ? 0 : weight,
    wordLanguage: (place, language) => wordLanguage(model, known[place]!, words[place]!.context, language),
  };
}

/**
 * A lone word that merely looks Indian is most often a name, of a person, a place, a product; one that could be of no
 * language but one is a verb form ("Enikkariyilla").
 */
function isUnknownIndian(model: MatrixModel, [word, ...others]: readonly LatinWord[], shares: Float64Array): boolean {
  if (word === undefined || others.length > 0 || word.isKnown) return false;
  if (isUnmistakable(model, shares)) return false;
  return model.indian.reduce((sum, at) => sum + shares[at]!, 0) > 0.5;
}

const isUnmistakable = ({ indian }: MatrixModel, shares: Float64Array): boolean =>
  indian.some((at) => shares[at]! > UNMISTAKABLE);

const UNMISTAKABLE = 0.85;

const LONGEST_NAME = 3;

/** A few words with capitals of which none is known ("Tsim Sha Tsui") are a name, whatever they look like. */
function areNames(
  model: MatrixModel,
  known: readonly LatinWord[],
  words: readonly PlacedWord[],
  probabilities: Float64Array,
): boolean {
  if (words.length < 2 || words.length > LONGEST_NAME || probabilities[model.english]! > 0.5) return false;
  if (isUnmistakable(model, probabilities)) return false;
  return known.every(({ isKnown }, at) => !isKnown && CAPITALS.has(words[at]!.context));
}

const CAPITALS: ReadonlySet<WordContext> = new Set<WordContext>(["first", "title", "capital", "run"]);

/** On the scale of the logarithms of the evidence. */
const UNLIKELY = 3;

/** Beside another script, words that anyone borrows count less than those that make a sentence. */
function frameWeight({ isFunctionWord, isIndian }: LatinWord, context: WordContext): number {
  if (context === "glued") return 0;
  if (NO_FRAME.has(context)) return QUOTED_OR_NAME;
  return isFunctionWord || isIndian ? 1 : LOAN;
}

const NO_FRAME: ReadonlySet<WordContext> = new Set<WordContext>(["capital", "run", "acronym", "quoted"]);
const LOAN = 0.4;
const QUOTED_OR_NAME = 0.1;

function openReader(): LatinReader {
  const model = matrixModel(decodeModel(LATIN_MODEL));
  const word = cacheByWord((text): LatinWord => {
    const weighed = model.weigh(text);
    const byContext = new Map<WordContext, Float64Array>();
    const evidence = (context: WordContext) => {
      let found = byContext.get(context);
      if (found === undefined) {
        found = matrixEvidence(model, weighed, context);
        byContext.set(context, found);
      }
      return found;
    };
    return { ...weighed, isIndian: isIndian(model, weighed), evidence };
  });
  return { model, word };
}
