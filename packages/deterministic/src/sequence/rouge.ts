import type { EvalCase, Outcome } from "@eval/core";
import { usableAnswers } from "../expected-list.js";
import { answerSteps, normalizerOf } from "../normalizer.js";
import { bestExpected } from "./best-expected.js";
import { type EmptyGold, emptyGoldChoices } from "./empty-gold.js";
import { hasNonAsciiLetters, type RougeTokenizer, rougeTokenizers } from "./rouge-tokenizers.js";
import { similarityLabel } from "./similarity-label.js";

export interface RougeOptions {
  /** Text steps that both sides go through, in order. */
  readonly normalize: readonly string[];
  /**
   * `words`: words of any script. `letter-runs`: runs of letters, marks, numbers and joiners. `whitespace`: pieces
   * between white space, punctuation included. `google`: runs of a-z and 0-9, as the rouge-score package cuts; it
   * throws every other letter away.
   */
  readonly tokenizer: RougeTokenizer;
  /**
   * What an expected answer gets that is too short to have a unit (a pair of words, for ROUGE-2): no score, or 0 as
   * in the reference, where it gets 0 even against itself.
   */
  readonly shortExpected: "unscored" | "zero";
  readonly emptyExpected: EmptyGold;
}

export interface RougeDetail {
  /** Share of the output's units that the expected answer has. */
  readonly precision?: number;
  /** Share of the expected answer's units that the output has. */
  readonly recall?: number;
  readonly f1?: number;
  /** Units that both have. */
  readonly shared?: number;
  readonly expectedUnits?: number;
  readonly outputUnits?: number;
  /** Which expected answer has the best F1; absent where it is the first. */
  readonly expectedIndex?: number;
  /** The tokenizer is `google`, and letters or digits of these texts were thrown away. */
  readonly nonAsciiLetters?: boolean;
}

/** How much two texts share, in units of the metric. */
export interface SharedUnits {
  readonly shared: number;
  readonly expected: number;
  readonly output: number;
}

export const rougeDefaults: RougeOptions = {
  normalize: answerSteps,
  tokenizer: "words",
  shortExpected: "unscored",
  emptyExpected: "unscored",
};

export const rougeChoices = {
  tokenizer: Object.keys(rougeTokenizers) as RougeTokenizer[],
  shortExpected: ["unscored", "zero"] as const,
  emptyExpected: emptyGoldChoices,
};

/** The tokens of a text under the options. */
export function rougeTokens({ normalize, tokenizer }: RougeOptions): (text: string) => string[] {
  const fold = normalizerOf(normalize);
  const split = rougeTokenizers[tokenizer];
  return (text) => split(fold(text));
}

/** Precision, recall and F1 of what two texts share, for the expected answer with the best F1. */
export function measureRouge<Read>(
  { tokenizer, shortExpected }: RougeOptions,
  read: (text: string) => Read,
  share: (expected: Read, output: Read) => SharedUnits,
): (evalCase: EvalCase & { readonly output: string }) => Outcome<RougeDetail> {
  const warns = tokenizer === "google";
  const measure = (shares: SharedUnits) =>
    shares.expected === 0 && shortExpected === "unscored" ? null : detailOf(shares);
  return (evalCase) => {
    const answers = usableAnswers(evalCase);
    const output = read(evalCase.output);
    const best = bestExpected(
      answers,
      (answer) => measure(share(read(answer), output)),
      ({ f1 }) => f1,
    );
    const isMaimed = warns && [evalCase.output, ...answers].some(hasNonAsciiLetters);
    const warning = isMaimed ? "; ASCII tokenisation threw letters away" : "";
    const flag = isMaimed && NON_ASCII;
    if (best === null) return { ...TOO_SHORT, reason: TOO_SHORT.reason + warning, metadata: { ...flag } };
    const { measured, expectedIndex } = best;
    const { shared, expectedUnits, outputUnits } = measured;
    return {
      score: measured.f1,
      passed: null,
      label: similarityLabel(measured.f1),
      reason: `${shared} units shared, ${expectedUnits} expected, ${outputUnits} given${warning}`,
      metadata: { ...measured, ...(expectedIndex > 0 && { expectedIndex }), ...flag },
    };
  };
}

const NON_ASCII = Object.freeze({ nonAsciiLetters: true });
const TOO_SHORT = { score: null, label: "too_short", reason: "the expected answer has no unit to compare" };

function detailOf({ shared, expected, output }: SharedUnits) {
  const recall = expected === 0 ? 0 : shared / expected;
  const precision = output === 0 ? 0 : shared / output;
  const f1 = shared === 0 ? 0 : (2 * precision * recall) / (precision + recall);
  return { precision, recall, f1, shared, expectedUnits: expected, outputUnits: output };
}
