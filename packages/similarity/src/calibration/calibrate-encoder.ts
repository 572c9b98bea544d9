import type { CallContext, Encoder } from "@eval/core";
import { encoderPairs } from "../pairs/encoder-pairs.js";
import type { PairScorer } from "../pairs/pair-scorer.js";
import { type CalibrateOptions, calibrate } from "./calibrate.js";
import type { CalibrationCard } from "./calibration-card.js";
import type { LabelledPair, LabelledScore } from "./labelled-score.js";

/**
 * `calibrate` on labelled texts: scores each pair with an encoder, then calibrates. Pairs that the encoder makes nothing
 * of (a zero vector) are left out. The card is of that encoder and revision.
 *
 * @example
 * const pairs = ["नदी", "शहर", "राजा", "पानी", "बाघ"].flatMap((word) => [
 *   { expected: word, output: `${word} है`, similar: true },
 *   { expected: word, output: "कुछ और", similar: false },
 * ]);
 * (await calibrateEncoder(lexicalEncoder(), pairs, { language: "hi" })).auc; // => 1
 */
export async function calibrateEncoder(
  encoder: Encoder | PairScorer,
  pairs: readonly LabelledPair[],
  options: CalibrateOptions = {},
  context?: CallContext,
): Promise<CalibrationCard> {
  const scorer = "scorePairs" in encoder ? encoder : encoderPairs(encoder);
  const scores = await scoreLabelled(scorer, pairs, context);
  return calibrate(scores, { encoder: scorer.id, revision: scorer.revision, ...options });
}

/** Pairs of one request to the encoder. */
const AT_A_TIME = 256;

/** The scores of labelled pairs, without those that have none. */
export async function scoreLabelled(
  scorer: PairScorer,
  pairs: readonly LabelledPair[],
  context?: CallContext,
): Promise<LabelledScore[]> {
  const scores: LabelledScore[] = [];
  for (let start = 0; start < pairs.length; start += AT_A_TIME) {
    const part = pairs.slice(start, start + AT_A_TIME);
    const found = await scorer.scorePairs(part, context);
    for (const [at, { expected, output, ...labelled }] of part.entries()) {
      const score = found[at] ?? null;
      if (score !== null) scores.push({ ...labelled, score });
    }
  }
  return scores;
}
