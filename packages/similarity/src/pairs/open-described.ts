import type { CallsHost } from "@eval/calls";
import type { JsonRecord } from "@eval/core";
import { openEncoder } from "../encoders/open-encoder.js";
import { encoderPairs } from "./encoder-pairs.js";
import type { PairScorer } from "./pair-scorer.js";
import { twoDocumentTfidf } from "./two-document-tfidf.js";

/** Opens what a descriptor names: an encoder, or `two-document-tfidf`, which is none since it knows only pairs. Once. */
export function openDescribed(descriptor: JsonRecord, host?: CallsHost): () => Promise<PairScorer> {
  let opened: Promise<PairScorer> | null = null;
  return () => {
    opened ??=
      descriptor["backend"] === "two-document-tfidf"
        ? Promise.resolve(twoDocumentTfidf())
        : openEncoder(descriptor, host).then(encoderPairs);
    return opened;
  };
}
