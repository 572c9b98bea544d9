import {
  type AsJson,
  type AsyncMetric,
  defineMetric,
  type EmptyExpected,
  EvalError,
  expectedAnswers,
  type JsonRecord,
  type MetricFactory,
  type ScoreContext,
} from "@eval/core";
import { isBlank } from "@eval/core/text";
import { openTokenEncoder } from "./encoders/open-token-encoder.js";
import type { TokenEncoder } from "./encoders/token-encoder.js";
import { matchTokens, type TokenMatch } from "./vectors/match-tokens.js";

export interface BertScoreOptions {
  /** Who encodes, as a descriptor; it must give vectors of tokens. */
  readonly encoder: JsonRecord;
  /** Which of the three is the score; the others are in the metadata. */
  readonly measure: "f1" | "precision" | "recall";
  readonly emptyExpected: Exclude<EmptyExpected, "correct">;
}

const defaults: BertScoreOptions = { encoder: { backend: "lexical" }, measure: "f1", emptyExpected: "unscored" };

type Factory = MetricFactory<BertScoreOptions, AsyncMetric<AsJson<BertScoreOptions>>>;

const make = (open: (options: BertScoreOptions) => (context: ScoreContext) => Promise<TokenEncoder>): Factory =>
  defineMetric({
    package: "@eval/similarity",
    name: "bert-score",
    version: 1,
    summary: "Greedy matching of token embeddings: precision, recall and F1 against the closest accepted answer.",
    source: "Zhang et al. 2020, BERTScore: Evaluating Text Generation with BERT; without idf weights and rescaling",
    needs: ["output", "expected"],
    range: [-1, 1],
    higherIsBetter: true,
    blank: "measure",
    caveat: "Comparable only within one encoder and revision; high for nearly any two sentences of a language.",
    defaults,
    choices: { measure: ["f1", "precision", "recall"], emptyExpected: ["unscored", "no-answer"] },
    async: true,
    create(options) {
      const openEncoder = open(options);
      return async (evalCase, context) => {
        const { output } = evalCase;
        if (isBlank(output))
          return { score: 0, passed: null, label: "blank", reason: "the output is blank", metadata: {} };
        const answers = expectedAnswers(evalCase);
        const encoder = await openEncoder(context);
        const [tokens = []] = await encoder.encodeTokens([output], "query", context);
        const references = await encoder.encodeTokens(answers, "passage", context);
        const matches = references.flatMap((reference, index) => {
          const match = matchTokens(reference, tokens);
          return match === null || isBlank(answers[index]!) ? [] : [{ index, ...match }];
        });
        if (matches.length === 0)
          return { score: null, label: "no_features", reason: "one of the texts has no tokens" };
        const best = matches.reduce((top, one) => (one[options.measure] > top[options.measure] ? one : top));
        return outcome(best, options.measure, encoder);
      };
    },
  });

function outcome(
  { index, ...match }: TokenMatch & { index: number },
  measure: BertScoreOptions["measure"],
  encoder: TokenEncoder,
) {
  const { precision, recall, f1 } = match;
  return {
    score: match[measure],
    passed: null,
    label: "measured",
    reason: `precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}, F1 ${f1.toFixed(3)}`,
    metadata: { precision, recall, f1, expectedIndex: index, encoder: encoder.id, revision: encoder.revision },
  };
}

/**
 * BERTScore: every token of the output is matched with the closest of the accepted answer (precision), every token of
 * the answer with the closest of the output (recall), by cosine; F1 is their harmonic mean.
 *
 * Special tokens take no part, weights are equal (no idf) and nothing is rescaled against a baseline; a harmonic mean of
 * values that are not both positive is 0. Of several accepted answers the one with the best `measure` counts. It has no
 * threshold, so `passed` is null. A blank output scores 0. With the default encoder, which is lexical, it is a soft word
 * overlap: the vectors are of words, whatever the script.
 *
 * @see Zhang et al. 2020, https://arxiv.org/abs/1904.09675; bert-score 0.3.13, `greedy_cos_idf`
 * @example
 * (await bertScore()({ output: "नई दिल्ली", expected: "दिल्ली" })).metadata.recall; // => 1
 */
export const bertScore = make(({ encoder }) => openTokenEncoder(encoder));

/**
 * `bertScore` with an encoder as an object. Throws `EvalError` where it gives no vectors of tokens.
 *
 * @example
 * (await bertScoreWith(lexicalEncoder())({ output: "a b", expected: "a b" })).score.toFixed(6); // => "1.000000"
 */
export function bertScoreWith(
  encoder: TokenEncoder,
  options: Partial<Omit<BertScoreOptions, "encoder">> = {},
): AsyncMetric<AsJson<BertScoreOptions>> {
  if (typeof encoder.encodeTokens !== "function") {
    throw new EvalError(
      "no-token-vectors",
      `${(encoder as TokenEncoder).id} gives no vectors of tokens, which bert-score needs`,
    );
  }
  return make(() => async () => encoder)({ ...options, encoder: { object: encoder.id } });
}
