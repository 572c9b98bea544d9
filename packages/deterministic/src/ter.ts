import {
  defineMetric,
  type EmptyExpected,
  EvalError,
  emptyExpectedChoices,
  hasOnlyBlankExpected,
  show,
} from "@eval/core";
import { isBlank } from "@eval/core/text";
import { bestExpected } from "./sequence/best-expected.js";
import { corpusScore, pickStats } from "./sequence/corpus-score.js";
import { referenceAnswers } from "./sequence/reference-answers.js";
import { sequenceFold, sequenceSteps } from "./sequence/sequence-steps.js";
import { caseField, signatureOf } from "./sequence/signature.js";
import { type TerEdits, terEdits } from "./sequence/ter-edits.js";
import { type TerTokenizer, terTokenizer } from "./sequence/ter-tokenizers.js";

export interface TerOptions {
  /** `sacrebleu` gives the numbers of that program: no folding but case, white space splits, empty references measured. */
  readonly preset: "sacrebleu" | null;
  /** Text steps that both sides go through, in order. */
  readonly normalize: readonly string[];
  readonly caseSensitive: boolean;
  /**
   * `words`: words of any script, each punctuation mark, danda and symbol a token of its own. `none`: pieces between
   * white space. `tercom`: the same after Tercom's normaliser, which sets ASCII punctuation apart.
   */
  readonly tokenizer: TerTokenizer;
  /** Leaves punctuation out: that of every script with `words`, else the marks `. , ? : ; ! " ( )`. */
  readonly ignorePunctuation: boolean;
  /** Tercom's treatment of Chinese and Japanese, for `none` and `tercom`; `words` has its own. */
  readonly asianSupport: boolean;
  readonly emptyExpected: EmptyExpected;
}

export interface TerDetail extends TerEdits {
  /** The score times 100, as it is usually given. */
  readonly percent: number;
  /** Mean tokens of the expected answers. */
  readonly expectedLength: number;
  /** Tokens of all expected answers, by how many answers there are: whole numbers, to sum over the corpus. */
  readonly lengths: Readonly<Record<string, number>>;
  /** Which expected answer took the fewest edits; absent where it is the first. */
  readonly expectedIndex?: number;
  readonly signature: string;
}

const defaults: TerOptions = {
  preset: null,
  normalize: sequenceSteps,
  caseSensitive: false,
  tokenizer: "words",
  ignorePunctuation: false,
  asianSupport: false,
  emptyExpected: "unscored",
};

type TerStats = Pick<TerDetail, "edits" | "lengths">;

/**
 * Translation edit rate: insertions, deletions, substitutions and moves of word runs that make the output into an
 * expected answer, for each word of that. Lower is better.
 *
 * The search for moves is Tercom's greedy one with its limits, so the count is not always the least possible. Of
 * several expected answers the closest gives the edits and all together the mean length. The score of a corpus is
 * that of summed edits and lengths, and not the mean of its cases.
 *
 * The default tokens are words of any script, with danda, punctuation and symbols apart, after foldings that drop
 * the case. `preset: "sacrebleu"` is for numbers that are to be compared with published ones: it splits at white
 * space, so that "गंगा।" is another word than "गंगा".
 *
 * Score from 0, without upper bound, the percent in `metadata`, and no threshold. A blank output takes as many edits
 * as there are words: 1. An empty expected answer is unscored; with `emptyExpected: "no-answer"` or `"correct"` it
 * scores 0 where the output has no words and 1 where it has some.
 *
 * @see Snover et al. 2006, https://aclanthology.org/2006.amta-papers.25; sacrebleu 2.6.0
 * @example
 * ter()({ output: "नदी गंगा है", expected: "गंगा नदी है" }).metadata.shifts; // => 1
 * ter()({ output: "गंगा नदी", expected: "गंगा नदी है।" }).score; // => 0.5
 * ter()({ output: "", expected: "गंगा" }).score; // => 1
 */
export const ter = defineMetric({
  package: "@eval/deterministic",
  name: "ter",
  version: 1,
  summary: "Word edits, moves of word runs among them, for each word of the expected answer.",
  source: "Snover et al. 2006, https://aclanthology.org/2006.amta-papers.25; sacrebleu 2.6.0",
  needs: ["output", "expected"],
  onlyNeeds: true,
  range: [0, null],
  higherIsBetter: false,
  caveat:
    "Counts words alike in form, not in meaning: an inflected form costs as much as a wrong word, and a long correct answer to a short expected one costs most.",
  blank: "measure",
  defaults,
  choices: {
    preset: [null, "sacrebleu"],
    tokenizer: ["words", "none", "tercom"],
    emptyExpected: emptyExpectedChoices,
  },
  presets: { sacrebleu: { normalize: [], tokenizer: "none", emptyExpected: "correct" } },
  corpus: corpusScore<TerStats>({
    stats: (result) => pickStats(result, ["edits", "lengths"]),
    finish: ({ edits, lengths }) => rateOf(edits, meanLength(lengths)),
  }),
  create(options) {
    if (options.asianSupport && options.tokenizer === "words") {
      const given = show(options.asianSupport);
      throw new EvalError("invalid-option", `asianSupport of ter must be false with tokenizer "words", got ${given}`);
    }
    const fold = sequenceFold(options.normalize, options.caseSensitive);
    const tokens = terTokenizer(options);
    const cut = (text: string) => tokens(fold(text));
    const cutReference = options.preset === "sacrebleu" ? twice(cut) : cut;
    return (evalCase) => {
      const references = referenceAnswers(evalCase, options.emptyExpected);
      const output = cut(evalCase.output);
      let tokensOfAll = 0;
      const measure = (answer: string) => {
        const reference = cutReference(answer);
        tokensOfAll += reference.length;
        return terEdits(output, reference);
      };
      // A case without references does not get here.
      const { measured, expectedIndex } = bestExpected(references, measure, ({ edits }) => -edits)!;
      const expectedLength = tokensOfAll / references.length;
      const score = rateOf(measured.edits, expectedLength);
      return {
        score,
        passed: null,
        label: labelOf(evalCase.output, measured.edits, hasOnlyBlankExpected(evalCase)),
        reason: `${measured.edits} edits for ${Number(expectedLength.toFixed(2))} expected tokens`,
        metadata: {
          percent: 100 * score,
          ...measured,
          ...(expectedIndex > 0 && { expectedIndex }),
          expectedLength,
          lengths: { [references.length]: tokensOfAll },
          signature: signatureFor(references.length, options),
        },
      };
    };
  },
});

/**
 * As sacrebleu 2.6.0 cuts references, which shows where Tercom's rules need a second round: "cat's... it" then differs
 * from itself.
 */
function twice(cut: (text: string) => string[]): (text: string) => string[] {
  return (text) => cut(cut(text).join(" "));
}

/** Edits where no word was expected are a rate of 1, however many. */
function rateOf(edits: number, expectedLength: number): number {
  if (expectedLength > 0) return edits / expectedLength;
  return edits > 0 ? 1 : 0;
}

function meanLength(lengths: Readonly<Record<string, number>>): number {
  let sum = 0;
  for (const [answers, tokens] of Object.entries(lengths)) sum += tokens / Number(answers);
  return sum;
}

function labelOf(output: string, edits: number, expectsNothing: boolean): string {
  if (expectsNothing) return isBlank(output) ? "no_answer" : "unexpected_answer";
  if (isBlank(output)) return "blank";
  return edits === 0 ? "matched" : "edited";
}

function signatureFor(
  nrefs: number,
  { normalize, caseSensitive, tokenizer, ignorePunctuation, asianSupport }: TerOptions,
) {
  const choices = {
    case: caseField(normalize, caseSensitive),
    tok: tokenizer,
    punct: !ignorePunctuation,
    asian: asianSupport,
  };
  return signatureOf({ nrefs, choices, normalize, version: "eval-ter-1" });
}
