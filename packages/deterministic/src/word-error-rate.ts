import { defineMetric } from "@eval/core";
import { pythonSplit, pythonStrip, splitWords } from "@eval/core/text";
import { answerSteps, normalizerOf } from "./normalizer.js";
import { type EmptyGold, emptyGoldChoices } from "./sequence/empty-gold.js";
import { type ErrorRateDetail, measureErrorRate, pooledErrorRate } from "./sequence/error-rate.js";

export interface WordErrorRateOptions {
  /** Text steps that both sides go through, in order. */
  readonly normalize: readonly string[];
  /**
   * `words`: runs of letters, marks and digits in any script. `whitespace`: pieces between white space, punctuation
   * included. `jiwer`: its default, which splits at single spaces and runs of white space, not at a lone line break.
   */
  readonly tokenizer: "words" | "whitespace" | "jiwer";
  readonly emptyExpected: EmptyGold;
}

export type WordErrorRateDetail = ErrorRateDetail;

const defaults: WordErrorRateOptions = { normalize: answerSteps, tokenizer: "words", emptyExpected: "unscored" };

/**
 * Word error rate (WER): substituted, inserted and deleted words per word of the expected answer. Lower is better.
 *
 * By default words are those of any script after the foldings of `exact-substring`, so case, punctuation and the
 * script of digits are no errors; `tokenizer: "jiwer"` with `normalize: []` gives jiwer's number. Languages written
 * without spaces are compared by grapheme: see also `character-error-rate`.
 *
 * From 0, without an upper end: a long output can have more errors than the answer has words. The corpus score is the
 * sum of errors over the sum of expected words, not the mean of the cases. Of several expected answers the one with
 * the lowest rate counts. A blank output has every word deleted. An empty expected answer is unscored; with
 * `emptyExpected: "no-answer"` each word given counts as one error over no words, and the rate is their number, as in
 * jiwer. Where several alignments are equally cheap, `hits` and the kinds of errors are those of jiwer.
 *
 * @see jiwer 4.0.0, https://github.com/jitsi/jiwer
 * @example
 * wordErrorRate()({ output: "नई दिल्ली शहर", expected: "नई दिल्ली" }).score; // => 0.5
 * wordErrorRate()({ output: "गंगा।", expected: "गंगा" }).label; // => "matched"
 * wordErrorRate()({ output: "", expected: "नई दिल्ली" }).metadata.deletions; // => 2
 */
export const wordErrorRate = defineMetric({
  package: "@eval/deterministic",
  name: "word-error-rate",
  version: 1,
  summary: "Substituted, inserted and deleted words per word of the expected answer.",
  source: "jiwer 4.0.0, https://github.com/jitsi/jiwer",
  needs: ["output", "expected"],
  onlyNeeds: true,
  range: [0, null],
  higherIsBetter: false,
  caveat:
    "Made for transcripts: a right answer in other words, in another order or inside a long output has a high rate, and one wrong letter costs a whole word. Symbols are no words: C++ equals C.",
  blank: "measure",
  corpus: pooledErrorRate,
  defaults,
  choices: { tokenizer: ["words", "whitespace", "jiwer"], emptyExpected: emptyGoldChoices },
  create({ normalize, tokenizer }) {
    const fold = normalizerOf(normalize);
    const split = TOKENIZERS[tokenizer];
    return measureErrorRate((text) => split(fold(text)));
  },
});

const TOKENIZERS = { words: splitWords, whitespace: pythonSplit, jiwer: jiwerWords };

/** What Python's `\s` matches, twice or more. */
const SPACES = /[\t-\r\x1c-\x20\x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]{2,}/g;

function jiwerWords(text: string): string[] {
  return pythonStrip(text.replace(SPACES, " "))
    .split(" ")
    .filter((word) => word !== "");
}
