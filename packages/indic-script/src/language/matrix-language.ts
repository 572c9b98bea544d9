import { CONTEXTS } from "./contexts.js";
import { isEnglishFunctionWord } from "./english-function-words.js";
import { foldWord } from "./fold-word.js";
import type { LanguageModel } from "./language-model.js";
import { INDIAN_PRIOR, MATRIX_FIT, MATRIX_PRIORS, type MatrixFit, OTHER_PRIOR } from "./matrix-fit.js";
import { softmax } from "./softmax.js";

/** The class of names in the model: no language. */
export const NAME = "name";

/** A word of a Latin text with what the model says of it. */
export interface WeighedWord {
  /** Probability of each language for the word alone. */
  readonly shares: readonly number[];
  readonly isFunctionWord: boolean;
  /** Whether the model has the word itself. */
  readonly isKnown: boolean;
}

/** The languages of the model by their role. */
export interface MatrixModel {
  readonly languages: readonly string[];
  readonly weigh: (word: string) => WeighedWord;
  readonly english: number;
  readonly name: number;
  readonly indian: readonly number[];
  readonly others: readonly number[];
  readonly logPriors: Float64Array;
}

export function matrixModel(model: LanguageModel): MatrixModel {
  const { languages } = model;
  const english = languages.indexOf("en");
  const name = languages.indexOf(NAME);
  const all = languages.map((_, at) => at);
  const indian = all.filter((at) => isIndianRoman(languages[at]!));
  const others = all.filter((at) => at !== english && at !== name && !indian.includes(at));
  const logPriors = Float64Array.from(languages, (language, at) => {
    if (at === name) return -Infinity;
    return Math.log(MATRIX_PRIORS[language] ?? (indian.includes(at) ? INDIAN_PRIOR : OTHER_PRIOR));
  });
  const weigh = (word: string): WeighedWord => {
    const { shares, known } = model.evidence(word);
    return { shares, isFunctionWord: isEnglishFunctionWord(foldWord(word)), isKnown: known };
  };
  return { languages, weigh, english, name, indian, others, logPriors };
}

/** Whether a tag is that of a romanised language of India; romanised Japanese is none. */
export function isIndianRoman(language: string): boolean {
  return language.endsWith("-Latn") && language !== "ja-Latn";
}

/**
 * How a word in a context speaks for each language being the matrix of the sentence, as logarithms. The matrix-language
 * frame (Myers-Scotton 1993): function words and endings come from one language, content words may be borrowed. So an
 * English noun hardly speaks against Hindi, and a Hindi word only a little against English.
 */
export function matrixEvidence(
  model: MatrixModel,
  { shares, isFunctionWord }: WeighedWord,
  context: number,
  fit: MatrixFit = MATRIX_FIT,
): number[] {
  const { weight, name } = fit.contexts[CONTEXTS[context]!];
  const anyone = name * shares[model.name]!;
  const english = shares[model.english]!;
  const loan = isFunctionWord ? fit.functionLoan : fit.loan;
  const likelihoods = new Array<number>(shares.length).fill(0);
  let indian = 0;
  for (const at of model.indian) {
    indian += shares[at]! / model.indian.length;
    likelihoods[at] = (1 - loan) * shares[at]! + loan * english + anyone;
  }
  likelihoods[model.english] = (1 - fit.indianLoan) * english + fit.indianLoan * indian + anyone;
  for (const at of model.others) {
    likelihoods[at] = (1 - fit.otherLoan) * shares[at]! + fit.otherLoan * english + anyone;
  }
  let best = 0;
  for (const likelihood of likelihoods) best = Math.max(best, likelihood);
  const floor = Math.max(best * Math.exp(-fit.cap), fit.least);
  return likelihoods.map((likelihood) => weight * Math.log(Math.max(likelihood, floor)));
}

/** Probabilities of the languages from the sum of the evidence of the words, over which they are written. */
export function matrixProbabilities(
  { logPriors }: MatrixModel,
  evidence: Float64Array,
  { temperature }: MatrixFit = MATRIX_FIT,
): Float64Array {
  for (let at = 0; at < evidence.length; at += 1) evidence[at] = evidence[at]! / temperature + logPriors[at]!;
  return softmax(evidence);
}
