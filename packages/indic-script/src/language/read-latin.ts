import { ACRONYM, CAPITAL, FIRST, GLUED, QUOTED, RUN, TITLE } from "./contexts.js";
import { decodeModel } from "./language-model.js";
import {
  type MatrixModel,
  matrixEvidence,
  matrixModel,
  matrixProbabilities,
  type WeighedWord,
} from "./matrix-language.js";
import { LATIN_MODEL } from "./models/latin-model.js";
import { isLoneLetter, type ScriptReading } from "./script-reading.js";
import type { ScriptWord } from "./split-script-words.js";
import { isIndian, wordLanguage } from "./word-language.js";
import { MOST_ROWS, wordRows } from "./word-rows.js";

/** What words in their contexts say, a row each. */
interface LatinReader {
  readonly model: MatrixModel;
  readonly rowOf: (text: string, word: ScriptWord, context: number) => number;
  /** How a word speaks for each language, and behind that its weight in the frame. */
  readonly evidence: Float64Array;
  /** The language of a word, given that of the whole, by their numbers; `NO_LANGUAGE` for none. */
  readonly labels: Int8Array;
  readonly isKnown: Uint8Array;
  /** What the words of one text come to; used for one text after another. */
  readonly sum: Float64Array;
}

const NO_LANGUAGE = -1;

let reader: LatinReader | undefined;

/**
 * Words in Latin letters: English, another language of Latin script, or a romanised language of India. Beside a script of
 * India they are hardly of another language.
 */
export function readLatin(text: string, words: readonly ScriptWord[], isBesideIndian: boolean): ScriptReading {
  reader ??= openReader();
  const { model, rowOf, evidence, labels, sum } = reader;
  const { languages } = model;
  const size = languages.length;
  sum.fill(0);
  let weight = 0;
  for (const word of words) {
    const from = rowOf(text, word, word.context) * (size + 1);
    for (let language = 0; language < size; language += 1) sum[language]! += evidence[from + language]!;
    weight += evidence[from + size]!;
  }
  if (isBesideIndian) for (const other of model.others) sum[other]! -= UNLIKELY;
  const probabilities = matrixProbabilities(model, sum);
  const isGuess = words.length <= LONGEST_NAME && isNoSentence(text, words, reader, probabilities);
  return {
    languages,
    probabilities,
    weight: isGuess ? 0 : weight,
    wordLanguage: (place, language) => {
      const word = words[place]!;
      return languages[labels[rowOf(text, word, word.context) * size + language]!] ?? UNDETERMINED;
    },
  };
}

const UNDETERMINED = "und";

/** Whether a few words may be a name, or a letter: they are no evidence. */
function isNoSentence(
  text: string,
  words: readonly ScriptWord[],
  { model, rowOf, isKnown }: LatinReader,
  probabilities: Float64Array,
): boolean {
  const known = words.map((word) => isKnown[rowOf(text, word, word.context)] === 1);
  return (
    isLoneLetter(text, words) ||
    isUnknownIndian(model, known, probabilities) ||
    areNames(model, known, words, probabilities)
  );
}

/**
 * A lone word that merely looks Indian is most often a name, of a person, a place, a product; one that could be of no
 * language but one is a verb form ("Enikkariyilla").
 */
function isUnknownIndian(model: MatrixModel, known: readonly boolean[], shares: Float64Array): boolean {
  if (known.length !== 1 || known[0] === true) return false;
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
  known: readonly boolean[],
  words: readonly ScriptWord[],
  probabilities: Float64Array,
): boolean {
  if (words.length < 2 || words.length > LONGEST_NAME || probabilities[model.english]! > 0.5) return false;
  if (isUnmistakable(model, probabilities)) return false;
  return known.every((isKnown, at) => !isKnown && CAPITALS.has(words[at]!.context));
}

const CAPITALS: ReadonlySet<number> = new Set([FIRST, TITLE, CAPITAL, RUN]);

/** On the scale of the logarithms of the evidence. */
const UNLIKELY = 3;

/** Beside another script, words that anyone borrows count less than those that make a sentence. */
function frameWeight(model: MatrixModel, word: WeighedWord, context: number): number {
  if (context === GLUED) return 0;
  if (context === CAPITAL || context === RUN || context === ACRONYM || context === QUOTED) return QUOTED_OR_NAME;
  return word.isFunctionWord || isIndian(model, word) ? 1 : LOAN;
}

const LOAN = 0.4;
const QUOTED_OR_NAME = 0.1;

function openReader(): LatinReader {
  const model = matrixModel(decodeModel(LATIN_MODEL));
  const size = model.languages.length;
  const evidence = new Float64Array(MOST_ROWS * (size + 1));
  const labels = new Int8Array(MOST_ROWS * size);
  const isKnown = new Uint8Array(MOST_ROWS);
  const rowOf = wordRows((row, text, context) => {
    const word = model.weigh(text);
    isKnown[row] = word.isKnown ? 1 : 0;
    evidence.set(matrixEvidence(model, word, context), row * (size + 1));
    evidence[row * (size + 1) + size] = frameWeight(model, word, context);
    for (let matrix = 0; matrix < size; matrix += 1)
      labels[row * size + matrix] = wordLanguage(model, word, context, matrix) ?? NO_LANGUAGE;
  });
  return { model, rowOf, evidence, labels, isKnown, sum: new Float64Array(size) };
}
