import type { CallsHost } from "@eval/calls";
import type { Encoder, JsonRecord } from "@eval/core";
import { cachedEncoder } from "./encoders/cached-encoder.js";
import { checkDescriptor, count } from "./encoders/check-descriptor.js";
import { deferredEncoder } from "./encoders/deferred-encoder.js";
import type { EncoderBackend } from "./encoders/encoder-backend.js";
import { lexicalEncoder } from "./encoders/lexical-encoder.js";
import type { ModelEncoderOptions } from "./encoders/model-encoder.js";
import { openAIEmbeddings } from "./encoders/openai-embeddings.js";
import type { OpenAIEmbeddingsOptions } from "./encoders/openai-embeddings-options.js";
import { type TransformersEncoderOptions, transformersEncoder } from "./encoders/transformers-encoder.js";

export type { EncoderBackend } from "./encoders/encoder-backend.js";

/** Character n-grams, `{ backend: "lexical" }`: offline, a lexical baseline. */
const lexical: EncoderBackend = ({ backend, ...options }) => {
  checkDescriptor("a lexical encoder", options, { dimensions: count });
  return lexicalEncoder(options);
};

/** Any server with OpenAI's embeddings: `{ backend: "openai-compatible", model: "BAAI/bge-m3", baseURL: "http://127.0.0.1:8080/v1" }`. */
const openAICompatible: EncoderBackend = ({ backend, ...options }, host = {}) =>
  remembering(openAIEmbeddings(optionsOf<OpenAIEmbeddingsOptions>(options), host), host);

/** A model of the hub or of a folder, by `@huggingface/transformers`: `{ backend: "transformers", model: "intfloat/multilingual-e5-base" }`. */
const transformers: EncoderBackend = ({ backend, ...options }, host = {}) =>
  remembering(transformersEncoder(optionsOf<TransformersEncoderOptions>(options)), host);

/** A model of a folder, by `onnxruntime-web`: `{ backend: "onnx", model: "me/tiny", folder: "models/tiny" }`. Needs Node. */
const onnx: EncoderBackend = ({ backend, ...options }, host = {}) =>
  remembering(deferredEncoder(optionsOf<ModelEncoderOptions>(options)), host);

/** What `evals` finds: the backends of this package by the name that a descriptor calls them. */
export const encoders: Readonly<Record<string, EncoderBackend>> = {
  lexical,
  "openai-compatible": openAICompatible,
  transformers,
  onnx,
};

const remembering = (encoder: Encoder, { cache }: CallsHost): Encoder =>
  cache === undefined ? encoder : cachedEncoder(encoder, cache);

/** Options are checked, key by key, by who takes them. */
const optionsOf = <Options>(options: JsonRecord): Options => options as unknown as Options;
