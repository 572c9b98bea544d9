import type { CallContext } from "./call-context.js";

/** Retrieval models encode a question and a passage differently. */
export type EncoderRole = "query" | "passage";

/** A port: anything that turns texts into vectors. */
export interface Encoder {
  readonly id: string;
  /** Of the weights: a score is comparable only within one revision. */
  readonly revision: string;
  readonly dimensions: number;
  encode(texts: readonly string[], role: EncoderRole, context?: CallContext): Promise<readonly Float32Array[]>;
  /** A vector for each token of a text, special tokens left out; absent where an encoder has none to give. */
  encodeTokens?(
    texts: readonly string[],
    role: EncoderRole,
    context?: CallContext,
  ): Promise<readonly (readonly Float32Array[])[]>;
}
