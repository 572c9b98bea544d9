import { defineMetric, type EmptyExpected, EvalError, emptyExpectedChoices, show } from "@eval/core";
import { type BleuCounts, bleuCounts } from "./sequence/bleu-counts.js";
import { type BleuRecipe, type BleuSmoothing, bleuScore } from "./sequence/bleu-score.js";
import { type BleuTokenizer, bleuTokenizers } from "./sequence/bleu-tokenizers.js";
import { checkOrder } from "./sequence/check-order.js";
import { corpusScore, pickStats } from "./sequence/corpus-score.js";
import { overlapLabel } from "./sequence/overlap-label.js";
import { referenceAnswers } from "./sequence/reference-answers.js";
import { sequenceFold, sequenceSteps } from "./sequence/sequence-steps.js";
import { caseField, signatureOf } from "./sequence/signature.js";

export interface BleuOptions {
  /** `sacrebleu` gives the numbers of that program: no folding, tokenizer 13a, empty references measured. */
  readonly preset: "sacrebleu" | null;
  /** Text steps that both sides go through, in order. */
  readonly normalize: readonly string[];
  readonly caseSensitive: boolean;
  /**
   * `words`: words of any script, each punctuation mark, danda and symbol a token of its own. `13a`, `intl`, `char`
   * and `none` are those of sacrebleu; `13a` and `none` leave the danda on its word.
   */
  readonly tokenizer: BleuTokenizer;
  /** The longest n-grams that count. */
  readonly maxOrder: number;
  readonly smooth: BleuSmoothing;
  /** The floor, above 0 and at most 1, or the k, above 0; null is 0.1 for the floor and 1 for k. */
  readonly smoothValue: number | null;
  /** Where n-gram orders that the output is too short for are left out, instead of making the score 0. */
  readonly effectiveOrder: "sentence" | "always" | "never";
  readonly emptyExpected: EmptyExpected;
}

export interface BleuDetail extends BleuCounts {
  /** The score times 100, as it is usually given. */
  readonly percent: number;
  /** By order from 1, smoothed, from 0 to 1. */
  readonly precisions: readonly number[];
  readonly brevityPenalty: number;
  readonly signature: string;
  /** How the counts, summed over the corpus, become its score. */
  readonly recipe: BleuRecipe;
}

const defaults: BleuOptions = {
  preset: null,
  normalize: sequenceSteps,
  caseSensitive: true,
  tokenizer: "words",
  maxOrder: 4,
  smooth: "exp",
  smoothValue: null,
  effectiveOrder: "sentence",
  emptyExpected: "unscored",
};

/**
 * BLEU: the geometric mean of the shares of the output's 1- to 4-grams that stand in an expected answer, times a
 * penalty for outputs shorter than that.
 *
 * Several expected answers work together: an n-gram counts as often as the answer that has it most, and the length
 * compared is the closest one. The score of a corpus comes from summed counts and is not the mean of its cases; as
 * sacrebleu does, it uses no effective order unless `effectiveOrder` is `always`.
 *
 * The default tokens are words of any script, with danda, punctuation and symbols apart, after foldings that keep
 * the case; Thai, Khmer, Han and kana count by grapheme. `preset: "sacrebleu"` is for numbers that are to be
 * compared with published ones: its `13a` takes "गंगा।" for another word than "गंगा".
 *
 * Score from 0 to 1, the percent in `metadata`, and no threshold. A blank output scores 0. An empty expected answer
 * is unscored; with `emptyExpected: "correct"` it is measured as the reference does, which gives 0.
 *
 * @see Papineni et al. 2002, https://aclanthology.org/P02-1040; sacrebleu 2.6.0
 * @example
 * bleu()({ output: "गंगा एक नदी है।", expected: "गंगा एक नदी है ।" }).score; // => 1
 * bleu({ maxOrder: 1 })({ output: "गंगा नदी है", expected: "गंगा नदी।" }).metadata.counts; // => [2]
 * bleu({ preset: "sacrebleu", maxOrder: 1 })({ output: "गंगा नदी", expected: "गंगा नदी।" }).score; // => 0.5
 */
export const bleu = defineMetric({
  package: "@eval/deterministic",
  name: "bleu",
  version: 1,
  summary: "The share of the output's word n-grams that stand in an expected answer, with a penalty for brevity.",
  source: "Papineni et al. 2002, https://aclanthology.org/P02-1040; sacrebleu 2.6.0",
  needs: ["output", "expected"],
  onlyNeeds: true,
  range: [0, 1],
  higherIsBetter: true,
  caveat:
    "Counts words alike in form, not in meaning: inflected forms and synonyms count as wrong, a lost negation hardly counts. Of single short answers it says little, and numbers of different signatures cannot be compared.",
  blank: "measure",
  defaults,
  choices: {
    preset: [null, "sacrebleu"],
    tokenizer: Object.keys(bleuTokenizers) as BleuTokenizer[],
    smooth: ["exp", "floor", "add-k", "none"],
    effectiveOrder: ["sentence", "always", "never"],
    emptyExpected: emptyExpectedChoices,
  },
  presets: { sacrebleu: { normalize: [], tokenizer: "13a", emptyExpected: "correct" } },
  corpus: corpusScore<BleuCounts & { readonly recipe: BleuRecipe }>({
    stats: (result) => pickStats(result, ["counts", "totals", "outputLength", "expectedLength", "recipe"]),
    finish: (stats) => bleuScore(stats, stats.recipe).score,
  }),
  create(options) {
    checkOrder("bleu", "maxOrder", options.maxOrder, 1);
    const { smooth, effectiveOrder } = options;
    const smoothValue = smoothValueOf(options);
    const recipe = Object.freeze({ smooth, smoothValue, effectiveOrder: effectiveOrder === "always" });
    const sentence = { ...recipe, effectiveOrder: effectiveOrder !== "never" };
    const fold = sequenceFold(options.normalize, options.caseSensitive);
    const cut = (text: string) => bleuTokenizers[options.tokenizer](fold(text));
    return (evalCase) => {
      const references = referenceAnswers(evalCase, options.emptyExpected);
      const counts = bleuCounts(cut(evalCase.output), references.map(cut), options.maxOrder);
      const { score, precisions, brevityPenalty } = bleuScore(counts, sentence);
      const signature = signatureFor(references.length, options, sentence);
      return {
        score,
        passed: null,
        label: overlapLabel(evalCase.output, score),
        reason: reasonOf(counts),
        metadata: { percent: 100 * score, precisions, brevityPenalty, ...counts, signature, recipe },
      };
    };
  },
});

/** The value that the smoothing method works with. */
function smoothValueOf({ smooth, smoothValue }: BleuOptions): number {
  const takesValue = smooth === "floor" || smooth === "add-k";
  if (smoothValue === null) return takesValue ? { floor: 0.1, "add-k": 1 }[smooth] : 0;
  if (!takesValue) {
    const given = show(smoothValue);
    throw new EvalError("invalid-option", `smoothValue of bleu must be null with smooth ${show(smooth)}, got ${given}`);
  }
  // A floor above 1 would make a precision above 1.
  const most = smooth === "floor" ? 1 : 1000;
  if (typeof smoothValue === "number" && smoothValue > 0 && smoothValue <= most) return smoothValue;
  throw new EvalError(
    "invalid-option",
    `smoothValue of bleu must be above 0 and at most ${most}, got ${show(smoothValue)}`,
  );
}

function signatureFor(nrefs: number, options: BleuOptions, { smooth, smoothValue, effectiveOrder }: BleuRecipe) {
  const { normalize, caseSensitive, tokenizer, maxOrder } = options;
  const choices = {
    case: caseField(normalize, caseSensitive),
    eff: effectiveOrder,
    tok: tokenizer,
    smooth: smoothValue === 0 ? smooth : `${smooth}[${smoothValue}]`,
    order: maxOrder,
  };
  return signatureOf({ nrefs, choices, normalize, version: "eval-bleu-1" });
}

function reasonOf({ counts, totals, outputLength, expectedLength }: BleuCounts): string {
  const shares = counts.map((count, index) => `${count}/${totals[index]}`).join(", ");
  return `n-grams found ${shares}; ${outputLength} tokens where ${expectedLength} were expected`;
}
