import { EvalError } from "@eval/core";
import { checkDescriptor } from "./check-descriptor.js";
import { type ModelEncoderOptions, modelEncoderChecks } from "./model-encoder.js";
import type { TokenEncoder } from "./token-encoder.js";

/** An `onnxEncoder` whose module, which needs Node, is loaded when it is first asked. */
export function deferredEncoder(options: ModelEncoderOptions): TokenEncoder {
  checkDescriptor("an onnx encoder", options, modelEncoderChecks);
  let opened: Promise<TokenEncoder> | null = null;
  let encoder: TokenEncoder | null = null;
  const open = async () => {
    opened ??= import("../node/onnx-encoder.js").then(({ onnxEncoder }) => onnxEncoder(options));
    encoder = await opened;
    return encoder;
  };
  return {
    id: options.model,
    revision: `${options.revision ?? "unknown"}+${options.dtype ?? "fp32"}`,
    get dimensions() {
      if (encoder !== null) return encoder.dimensions;
      throw new EvalError("unknown-dimensions", `dimensions of ${options.model} are known after its first text`);
    },
    encode: async (...asked) => (await open()).encode(...asked),
    encodeTokens: async (...asked) => (await open()).encodeTokens(...asked),
  };
}
