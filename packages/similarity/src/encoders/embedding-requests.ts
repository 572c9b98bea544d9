import { CallError, type CallLimits, type CallsHost, createCaller, estimateTokens, postJson } from "@eval/calls";
import type { OpenAIEmbeddingsOptions } from "./openai-embeddings-options.js";
import { readEmbeddings } from "./read-embeddings.js";

/** Servers without keys are given words such as "none", which must not vanish from every reply. */
const SHORTEST_SECRET = 8;

/**
 * Asks a server for the vectors of texts, one request for each call, within the limits of its options. A key that is
 * missing (undefined) is missed only when a request is to be sent, since there may be a cassette.
 */
export function embeddingRequests(
  options: OpenAIEmbeddingsOptions,
  address: string,
  key: string | null | undefined,
  host: CallsHost,
): (input: readonly string[]) => Promise<Float32Array[]> {
  const { model, apiKeyEnv } = options;
  const caller = createCaller(
    {
      name: `embeddings:${model}`,
      secrets: key == null || key.length < SHORTEST_SECRET ? [] : [key],
      limits: limitsOf(options),
      line: `embeddings:${model} at ${address}`,
    },
    host,
  );
  const headers = (): Record<string, string> => {
    if (key === null) return {};
    if (key !== undefined) return { authorization: `Bearer ${key}` };
    throw new CallError("config_error", `the embeddings server needs an API key: set ${apiKeyEnv}`, { scope: "run" });
  };

  return async (input) => {
    const asked = options.dimensions == null ? {} : { dimensions: options.dimensions };
    const body = { model, input, encoding_format: "float", ...asked };
    let vectors: Float32Array[] = [];
    await caller.call<null>({
      identity: { backend: "openai-embeddings", url: address, ...body },
      tokens: { inputTokens: input.reduce((sum, text) => sum + estimateTokens(text), 0), outputTokens: 0 },
      // Vectors are remembered one by one, see cachedEncoder: batches hardly ever repeat.
      accept: () => false,
      async send(attempt) {
        const reply = await postJson(`${address}/embeddings`, body, headers(), attempt);
        // They go by the side: numbers hold no secret that a caller would have to look for.
        vectors = readEmbeddings(reply, input.length);
        return { value: null, usage: usageOf(reply) };
      },
    });
    return vectors;
  };
}

function usageOf(reply: Readonly<Record<string, unknown>>) {
  const usage = reply["usage"] as { prompt_tokens?: unknown; total_tokens?: unknown } | null | undefined;
  // Nothing is generated, so that all tokens are those of the texts.
  const tokens = usage?.prompt_tokens ?? usage?.total_tokens;
  return Number.isInteger(tokens) && (tokens as number) >= 0
    ? { inputTokens: tokens as number, outputTokens: 0 }
    : null;
}

function limitsOf({ concurrency, rpm, tpm, timeoutMs, maxAttempts }: OpenAIEmbeddingsOptions): Partial<CallLimits> {
  return {
    ...(concurrency != null && { concurrency }),
    ...(rpm != null && { requestsPerMinute: rpm }),
    ...(tpm != null && { tokensPerMinute: tpm }),
    ...(timeoutMs != null && { timeoutMs }),
    ...(maxAttempts != null && { maxAttempts }),
    // A batch of 64 texts of 3072 dimensions is about 4 MB of text.
    maxResponseBytes: 64 * 1024 * 1024,
  };
}
