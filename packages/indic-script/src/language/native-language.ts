import type { LanguageModel } from "./language-model.js";
import { softmax } from "./softmax.js";

/**
 * How languages of one script compare before a word is read: the more texts there are, the likelier, but far less than by
 * their number, since prompts and answers in all of them are to be told. Set where sentences that the models have not seen
 * go wrong as often in one direction as in the other.
 */
const PRIORS: Readonly<Record<string, number>> = {
  hi: 0.25,
  mr: 0.18,
  ne: 0.2,
  sa: 0.1,
  bn: 0.6,
  as: 0.25,
  ur: 0.3,
  ar: 0.2,
  fa: 0.14,
};
const RARE = 0.06;

/** No word is impossible in any language: a floor below the share of a language in a word. */
const LEAST = 3e-4;
const TEMPERATURE = 1;

/** How a word of a native script speaks for each language of the model, as logarithms. */
export function nativeEvidence(model: LanguageModel, word: string): readonly number[] {
  return model.evidence(word).shares.map((share) => Math.log(share + LEAST) / TEMPERATURE);
}

/** Probabilities of the languages from the sum of the evidence of the words, over which they are written. */
export function nativeProbabilities({ languages }: LanguageModel): (evidence: Float64Array) => Float64Array {
  const priors = Float64Array.from(languages, (language) => Math.log(PRIORS[language] ?? RARE));
  return (evidence) => {
    for (let at = 0; at < evidence.length; at += 1) evidence[at]! += priors[at]!;
    return softmax(evidence);
  };
}
