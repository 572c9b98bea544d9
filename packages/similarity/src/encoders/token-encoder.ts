import type { CallContext, Encoder, EncoderRole } from "@eval/core";

/** An encoder that also gives a vector for each token of a text, without those of special tokens. */
export interface TokenEncoder extends Encoder {
  encodeTokens(
    texts: readonly string[],
    role: EncoderRole,
    context?: CallContext,
  ): Promise<readonly (readonly Float32Array[])[]>;
}

/** Whether an encoder gives vectors of tokens. */
export function isTokenEncoder(encoder: Encoder): encoder is TokenEncoder {
  return "encodeTokens" in encoder && typeof encoder.encodeTokens === "function";
}
