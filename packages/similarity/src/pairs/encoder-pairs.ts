import { type CallContext, type Encoder, type EncoderRole, EvalError, show } from "@eval/core";
import { cosine } from "../vectors/cosine.js";
import type { PairScorer } from "./pair-scorer.js";

/** Scores pairs by the cosine of their vectors: accepted answers are encoded as passages, outputs as queries. */
export function encoderPairs(encoder: Encoder): PairScorer {
  return {
    id: encoder.id,
    revision: encoder.revision,
    async scorePairs(pairs, context) {
      const expected = await encodeDistinct(
        encoder,
        pairs.map((pair) => pair.expected),
        "passage",
        context,
      );
      const output = await encodeDistinct(
        encoder,
        pairs.map((pair) => pair.output),
        "query",
        context,
      );
      return pairs.map((_, index) => cosine(expected[index]!, output[index]!));
    },
  };
}

/** The vectors of texts, each text encoded once. */
async function encodeDistinct(
  encoder: Encoder,
  texts: readonly string[],
  role: EncoderRole,
  context: CallContext | undefined,
): Promise<Float32Array[]> {
  const distinct = [...new Set(texts)];
  const vectors = await encoder.encode(distinct, role, context);
  if (vectors.length !== distinct.length) {
    const message = `${encoder.id} must give one vector for each text, got ${show(vectors.length)} for ${distinct.length}`;
    throw new EvalError("invalid-vector", message);
  }
  const places = new Map(distinct.map((text, index) => [text, index]));
  return texts.map((text) => vectors[places.get(text)!]!);
}
