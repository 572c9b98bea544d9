import { EvalError, type JsonRecord, type ScoreContext } from "@eval/core";
import { openEncoder } from "./open-encoder.js";
import { isTokenEncoder, type TokenEncoder } from "./token-encoder.js";

/** Opens the encoder of a descriptor, once; it must give vectors of tokens. */
export function openTokenEncoder(descriptor: JsonRecord): (context: ScoreContext) => Promise<TokenEncoder> {
  let opened: Promise<TokenEncoder> | null = null;
  return ({ encoder: host }) => {
    opened ??= openEncoder(descriptor, host).then((encoder) => {
      if (isTokenEncoder(encoder)) return encoder;
      throw new EvalError("no-token-vectors", `${encoder.id} gives no vectors of tokens, which bert-score needs`);
    });
    return opened;
  };
}
