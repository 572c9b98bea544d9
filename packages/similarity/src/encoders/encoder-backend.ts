import type { CallsHost } from "@eval/calls";
import type { Encoder, JsonRecord } from "@eval/core";

/**
 * Makes an encoder from a descriptor, which is plain JSON: `{ backend: "openai-compatible", model: "…", baseURL: "…" }`,
 * and what the host gives. Throws `EvalError` where the descriptor is wrong.
 *
 * The module that package.json names under `"eval".encoders` exports its backends by name, as `encoders`.
 */
export type EncoderBackend = (descriptor: JsonRecord, host?: CallsHost) => Encoder;
