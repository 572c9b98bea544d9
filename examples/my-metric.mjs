/**
 * A metric in one file, for `--plugin`:
 *
 *   npx evals score examples/indic-qa.csv --plugin ./examples/my-metric.mjs -m answer-length
 *   npx evals score examples/indic-qa.csv --plugin ./examples/my-metric.mjs -m 'answer-length:{"maxWords":3}'
 *
 * Every export that is a metric factory becomes a metric; nothing else has to be registered.
 */
import { defineMetric, EvalError, show } from "@eval/core";
import { splitWords } from "@eval/core/text";

/** How many words the answer has: a question that wants a name or a year should not get an essay. */
export const answerLength = defineMetric({
  // Name and version go into every report. Raise the version whenever a score changes.
  package: "eval-metric-answer-length",
  name: "answer-length",
  version: 1,
  summary: "How many words the output has, against a maximum.",
  source: "https://unicode.org/reports/tr29/",

  // A case without these fields comes out as unscored, with the missing field named.
  needs: ["output"],

  // A count has no upper bound (null), and fewer words are better.
  range: [0, null],
  higherIsBetter: false,

  // A blank output has 0 words, which is a measurement. Most metrics leave this out: a blank output then gets the worst
  // score there is, with the label "blank". A count without an upper bound has no worst score, so it must say.
  blank: "measure",

  // Options are one flat object of plain JSON, each with a default. An unknown option, or one of another type, throws.
  defaults: { maxWords: 20 },

  // Runs once for each set of options: check here what a type cannot say.
  create({ maxWords }) {
    if (!Number.isInteger(maxWords) || maxWords < 1) {
      throw new EvalError(
        "invalid-option",
        `maxWords of answer-length must be a whole number from 1, got ${show(maxWords)}`,
      );
    }

    // Runs for each case.
    return ({ output }) => {
      // Counting `output.split(" ")` would miss line breaks and take a lone "।" for a word.
      const words = splitWords(output).length;
      const passed = words <= maxWords;
      return {
        score: words,
        passed,
        label: passed ? "short_enough" : "too_long",
        reason: `the output has ${words} of at most ${maxWords} words`,
        // Whatever explains the score, as plain JSON.
        metadata: { words, maxWords },
      };
    };
  },
});
