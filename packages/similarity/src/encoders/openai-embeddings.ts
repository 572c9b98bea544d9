import type { CallsHost } from "@eval/calls";
import { baseUrlProblem, isLoopbackUrl, withoutEndSlash } from "@eval/calls/base-url";
import { type CallContext, type Encoder, type EncoderRole, EvalError } from "@eval/core";
import { isBlank } from "@eval/core/text";
import { batchTexts } from "./batch-texts.js";
import { anyText, type Check, checkDescriptor, count, flag, positive, text, variable } from "./check-descriptor.js";
import { modelFamily } from "./model-family.js";
import type { OpenAIEmbeddingsOptions } from "./openai-embeddings-options.js";
import { splitBatches } from "./split-batches.js";

const checks: Readonly<Record<keyof OpenAIEmbeddingsOptions, Check>> = {
  baseURL: text,
  model: text,
  revision: text,
  dimensions: count,
  batchSize: count,
  queryPrefix: anyText,
  passagePrefix: anyText,
  apiKeyEnv: variable,
  allowHttp: flag,
  concurrency: count,
  rpm: positive,
  tpm: positive,
  timeoutMs: positive,
  maxAttempts: count,
};

/**
 * Embeddings of any server with OpenAI's `/embeddings`: text-embeddings-inference, vLLM, Ollama, llama.cpp, LM Studio.
 * Texts of calls that come at the same time share requests; deadlines, retries and limits are those of `@eval/calls`.
 * A batch that the server refuses for its size is sent in halves, and a text that it refuses alone fails alone. Vectors
 * may come as numbers or as base64, in any order; one with a number that is none makes the reply invalid.
 *
 * Blank texts are not sent, since most servers refuse them, and have zero vectors. `dimensions` is known after the first
 * reply, unless given. Throws `EvalError` for options that do not fit, `CallError` for what a server does.
 *
 * @see https://platform.openai.com/docs/api-reference/embeddings
 * @example
 * openAIEmbeddings({ baseURL: "http://127.0.0.1:8080/v1", model: "BAAI/bge-m3" }).id; // => "BAAI/bge-m3"
 */
export function openAIEmbeddings(options: OpenAIEmbeddingsOptions, host: CallsHost = {}): Encoder {
  checkDescriptor("an embeddings encoder", options, checks);
  const { baseURL, model } = options;
  if (baseURL === undefined || model === undefined) {
    throw new EvalError("invalid-option", "an embeddings encoder needs baseURL and model");
  }
  const problem = baseUrlProblem(baseURL, options.allowHttp ?? false);
  if (problem !== null) throw new EvalError("invalid-option", `baseURL of an encoder ${problem}`);
  const address = withoutEndSlash(baseURL);
  const key = keyOf(options, address, host);
  const family = modelFamily(model);
  const prefixes: Readonly<Record<EncoderRole, string>> = {
    query: options.queryPrefix ?? family.queryPrefix,
    passage: options.passagePrefix ?? family.passagePrefix,
  };
  let dimensions = options.dimensions ?? null;

  let asking: Promise<(input: readonly string[]) => Promise<Float32Array[]>> | null = null;

  async function send(input: readonly string[]): Promise<Float32Array[]> {
    // Loaded only where a server is asked: most programs import this package for something else.
    asking ??= import("./embedding-requests.js").then((made) => made.embeddingRequests(options, address, key, host));
    const vectors = await (await asking)(input);
    const size = vectors[0]!.length;
    if (dimensions !== null && size !== dimensions) {
      throw new EvalError("mixed-dimensions", `vectors of ${model} must have ${dimensions} dimensions, got ${size}`);
    }
    dimensions = size;
    return vectors;
  }

  const sendInParts = splitBatches(send, isTooMuch);
  const encodeBatched = batchTexts(
    (texts, role) => sendInParts(texts.map((one) => prefixes[role] + one)),
    options.batchSize ?? 64,
  );
  return {
    id: model,
    revision: options.revision ?? "unknown",
    get dimensions() {
      if (dimensions !== null) return dimensions;
      throw new EvalError(
        "unknown-dimensions",
        `dimensions of ${model} are known after its first reply, or where the option gives them`,
      );
    },
    async encode(texts: readonly string[], role: EncoderRole, context?: CallContext) {
      const vectors = await encodeBatched(
        texts.filter((one) => !isBlank(one)),
        role,
        context,
      );
      if (vectors.length === texts.length) return vectors;
      if (dimensions === null)
        throw new EvalError("invalid-input", "a text to encode must not be blank before the size of vectors is known");
      const rest = vectors.values();
      return texts.map((one) => (isBlank(one) ? new Float32Array(dimensions!) : rest.next().value!));
    },
  };
}

/** Statuses by which servers refuse a batch for its size, and words that then stand in the refusal. */
const REFUSALS = [400, 413, 422];
const TOO_MUCH = /batch|too (?:many|large|long|big)|at most|less than|max|exceed|array|input|empty/i;

/** Whether fewer texts, or all but one of them, might pass where these were refused. Read structurally: no import. */
function isTooMuch(error: unknown): boolean {
  const { code, message, detail } = error as { code?: string; message?: string; detail?: { status?: number } };
  if (code === "request_too_large") return true;
  return REFUSALS.includes(detail?.status ?? 0) && TOO_MUCH.test(message ?? "");
}

/** Null where none is needed: no variable is named, or it is not set and the server is on this machine. */
function keyOf({ apiKeyEnv = null }: OpenAIEmbeddingsOptions, address: string, { env }: CallsHost) {
  if (apiKeyEnv === null) return null;
  const environment =
    env ?? (globalThis as { process?: { env?: Record<string, string | undefined> } }).process?.env ?? {};
  const key = environment[apiKeyEnv];
  if (key === undefined) return isLoopbackUrl(address) ? null : undefined;
  if (/^[\x21-\x7E]+$/.test(key)) return key;
  throw new EvalError(
    "invalid-option",
    `the API key in ${apiKeyEnv} is empty or holds white space or characters that are not ASCII`,
  );
}
