import { defineMetric } from "@eval/core";
import { splitSentences } from "@eval/core/text";
import { measureRouge, type RougeOptions, rougeChoices, rougeDefaults, rougeTokens } from "./sequence/rouge.js";
import { unionLcs } from "./sequence/union-lcs.js";

export interface RougeLsumOptions extends RougeOptions {
  /** What is one sentence: a line, as in the rouge-score package, or what danda, full stop and the like end. */
  readonly sentences: "lines" | "marks";
}

const defaults: RougeLsumOptions = { ...rougeDefaults, sentences: "lines" };

/**
 * ROUGE-Lsum: for each sentence of the expected answer, its words that lie in a longest common sequence with any
 * sentence of the output, so that sentences in another order are not punished.
 *
 * Score is F1, from 0 to 1, with precision and recall in `metadata`. A sentence is by default a line, as in the
 * rouge-score package; with `sentences: "marks"` the danda, the full stop and the like end one too. Tokens are by
 * default the words of any script after the foldings of `exact-substring`, without stemming; `tokenizer: "google"`
 * with `normalize: []` gives the number of rouge-score, which sees nothing but a-z and 0-9: on other text the flag
 * `nonAsciiLetters` is set.
 *
 * Of several expected answers the one with the best F1 counts. A blank output scores 0. An expected answer without a
 * word is unscored, or 0 with `shortExpected: "zero"` as in the reference; an empty one is unscored, or with
 * `emptyExpected: "no-answer"` matched by a blank output alone.
 *
 * @see Lin 2004, section 3.2, https://aclanthology.org/W04-1013/; rouge_scorer.py of google-research/rouge at 0c1bbe5
 * @example
 * rougeLsum()({ output: "सीता गई\nराम आए", expected: "राम आए\nसीता गई" }).score; // => 1
 * rougeLsum()({ output: "सीता गई। राम आए।", expected: "राम आए। सीता गई।" }).score; // => 0.5
 * rougeLsum({ sentences: "marks" })({ output: "सीता गई। राम आए।", expected: "राम आए। सीता गई।" }).score; // => 1
 */
export const rougeLsum = defineMetric({
  package: "@eval/deterministic",
  name: "rouge-lsum",
  version: 1,
  summary: "F1 of the words in the longest common sequences of sentences, sentence order aside.",
  source: "Lin 2004, https://aclanthology.org/W04-1013/; rouge_scorer.py of google-research/rouge at 0c1bbe5",
  needs: ["output", "expected"],
  onlyNeeds: true,
  range: [0, 1],
  higherIsBetter: true,
  flags: ["nonAsciiLetters"],
  caveat:
    "It counts shared words, not meaning: a denial shares nearly all of them, and a right answer inside a long output scores low. Without line breaks it is ROUGE-L unless sentences is set to marks.",
  defaults,
  choices: { ...rougeChoices, sentences: ["lines", "marks"] },
  create(options) {
    const tokens = rougeTokens(options);
    // Before the text is folded, since folding white space would join the lines.
    const split = options.sentences === "lines" ? (text: string) => text.split("\n") : splitSentences;
    return measureRouge(options, (text) => split(text).map(tokens), unionLcs);
  },
});
