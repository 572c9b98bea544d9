import {
  type AsJson,
  type AsyncMetric,
  defineMetric,
  type Encoder,
  EvalError,
  expectedAnswers,
  type MetricFactory,
  type ScoreContext,
  show,
} from "@eval/core";
import { isBlank } from "@eval/core/text";
import { readCard } from "./cards/read-card.js";
import { isMuril, MURIL_WARNING } from "./muril.js";
import { encoderPairs } from "./pairs/encoder-pairs.js";
import { openDescribed } from "./pairs/open-described.js";
import type { PairScorer } from "./pairs/pair-scorer.js";
import { type SimilarityDetail, scoreSimilarity } from "./score-similarity.js";
import type { CalibratedSimilarityOptions } from "./similarity-options.js";

const defaults: CalibratedSimilarityOptions = {
  encoder: { backend: "lexical" },
  card: null,
  threshold: null,
  language: null,
  goldShape: null,
  minAuc: 0.7,
  guards: "flag",
  allowMuril: false,
  emptyExpected: "unscored",
};

type Factory = MetricFactory<
  CalibratedSimilarityOptions,
  AsyncMetric<AsJson<CalibratedSimilarityOptions>, AsJson<SimilarityDetail>>
>;

const make = (
  openScorer: (options: CalibratedSimilarityOptions) => (context: ScoreContext) => Promise<PairScorer>,
): Factory =>
  defineMetric({
    package: "@eval/similarity",
    name: "calibrated-similarity",
    version: 1,
    summary: "Cosine of the embeddings of output and accepted answer, judged by a threshold that was calibrated.",
    source: "vindex 0.6.0, calibrated_similarity; cards by the rules of this package",
    needs: ["output", "expected"],
    range: [-1, 1],
    higherIsBetter: true,
    blank: "measure",
    flags: ["differingNumber", "differingUnit", "differingNegation", "antonym"],
    caveat: "Likeness, not correctness: an answer may be close to the accepted one and wrong in what counts.",
    defaults,
    choices: {
      goldShape: [null, "short", "sentence", "other-language"],
      guards: ["flag", "cap", "off"],
      emptyExpected: ["unscored", "no-answer"],
    },
    async: true,
    create(options) {
      checkOptions(options);
      const card = options.card === null ? null : readCard(options.card);
      const scorer = openScorer(options);
      return (evalCase, context) => {
        const answers = expectedAnswers(evalCase)
          .map((text, index) => ({ text, index }))
          .filter(({ text }) => !isBlank(text));
        const language = options.language ?? evalCase.language ?? null;
        return scoreSimilarity({ output: evalCase.output, answers, language }, { ...options, card }, scorer, context);
      };
    },
  });

function checkOptions({ minAuc, threshold, language, encoder, allowMuril }: CalibratedSimilarityOptions): void {
  const refuse = (message: string): never => {
    throw new EvalError("invalid-option", message);
  };
  if (!(minAuc >= 0 && minAuc <= 1)) refuse(`minAuc of calibrated-similarity must be from 0 to 1, got ${show(minAuc)}`);
  if (threshold !== null && !(typeof threshold === "number" && threshold >= -1 && threshold <= 1))
    refuse(`threshold of calibrated-similarity must be from -1 to 1, got ${show(threshold)}`);
  if (language !== null && typeof language !== "string")
    refuse(`language of calibrated-similarity must be a tag such as "hi", got ${show(language)}`);
  const name = String(encoder["object"] ?? encoder["model"] ?? "");
  if (isMuril(name) && !allowMuril) throw new EvalError("muril-refused", MURIL_WARNING);
}

/**
 * How close the output is to an accepted answer: the cosine of their embeddings, from -1 to 1, and a verdict where a
 * calibration card says that this encoder can tell near from far in this language. It never says that an answer is
 * correct.
 *
 * Labels: `similar` and `dissimilar` by the card's threshold; `uncalibrated` (a score and no verdict) where no card is
 * about this encoder or its card has too few labels; `low_discrimination` (no score) where the card's AUC is below
 * `minAuc`, with the AUC and its interval; `unsupported_pair` (no score) for a language the encoder has no card for. Of
 * several accepted answers the closest counts. An output that is an accepted answer, white space and Unicode form aside,
 * is `similar` whatever the card, with the cosine that the encoder gives. Numbers, units, negation and opposites that differ are flagged, and with
 * `guards: "cap"` keep a case from passing.
 *
 * A blank output scores 0 and fails; an empty accepted answer is unscored. Text that an encoder makes nothing of
 * (a zero vector) is `no_features`, unscored; a vector with NaN is an error. MuRIL throws `EvalError` (`muril-refused`), a card for
 * another encoder or revision is an error (`card-mismatch`).
 *
 * @see vindex 0.6.0, calibrated_similarity
 * @example
 * const metric = calibratedSimilarity();
 * (await metric({ output: "नयी दिल्ली", expected: "नई दिल्ली" })).label; // => "uncalibrated"
 * (await metric({ output: "नई  दिल्ली", expected: "नई दिल्ली" })).label; // => "similar"
 */
export const calibratedSimilarity = make(({ encoder }) => openDescribed(encoder));

/**
 * `calibratedSimilarity` with an encoder as an object, which cannot travel to another machine.
 *
 * @example
 * const metric = calibratedSimilarityWith(lexicalEncoder(), { threshold: 0.5 });
 * (await metric({ output: "Mahatama Gandi", expected: "Mahatma Gandhi" })).label; // => "similar"
 */
export function calibratedSimilarityWith(
  encoder: Encoder | PairScorer,
  options: Partial<Omit<CalibratedSimilarityOptions, "encoder">> = {},
): AsyncMetric<AsJson<CalibratedSimilarityOptions>, AsJson<SimilarityDetail>> {
  const scorer = "scorePairs" in encoder ? encoder : encoderPairs(encoder);
  const described = { ...options, encoder: { object: encoder.id } };
  return make(() => async () => scorer)(described);
}
