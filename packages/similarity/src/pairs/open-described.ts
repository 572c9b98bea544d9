import type { JsonRecord, ScoreContext } from "@eval/core";
import { openEncoder } from "../encoders/open-encoder.js";
import { encoderPairs } from "./encoder-pairs.js";
import type { PairScorer } from "./pair-scorer.js";
import { twoDocumentTfidf } from "./two-document-tfidf.js";

/** Opens what a descriptor names: an encoder, or `two-document-tfidf`, which is none since it knows only pairs. Once. */
export function openDescribed(descriptor: JsonRecord): (context: Pick<ScoreContext, "encoder">) => Promise<PairScorer> {
  let opened: Promise<PairScorer> | null = null;
  return ({ encoder: host }) => {
    opened ??=
      descriptor["backend"] === "two-document-tfidf"
        ? Promise.resolve(twoDocumentTfidf())
        : openEncoder(descriptor, host).then(encoderPairs);
    return opened;
  };
}
