import type { BackendPorts } from "./chat-model-backend.js";
import type { Encoder } from "./encoder.js";
import type { JsonRecord } from "./json.js";

/**
 * Makes an encoder from a descriptor, which is plain JSON: `{ backend: "openai-compatible", model: "…", baseURL: "…" }`.
 * Throws EvalError where the descriptor is wrong.
 *
 * The module that package.json names under `"eval".encoders` exports its backends by name, as `encoders`.
 */
export type EncoderBackend = (descriptor: JsonRecord, ports: BackendPorts) => Encoder;

/** Finds the backend that a descriptor names, among all packages that the host knows, and makes the encoder. */
export type OpenEncoder = (descriptor: JsonRecord) => Promise<Encoder>;
