import { type Attempt, CallError, classifyReply, type RawReply } from "@eval/calls";
import type { JsonRecord } from "@eval/core";

/** Sends one request body and gives the reply as it came; throws a `CallError` where none did. */
export type Transport = (body: JsonRecord, attempt: Attempt) => Promise<RawReply>;

/** Deadlines are the caller's; the SDK's own timer must only not come first. */
const NO_TIMEOUT_MS = 2 ** 31 - 1;

/** Headers that the SDK may send. It also takes some from the environment, which could replace the key. */
const HEADERS = /^(?:accept|content-type|user-agent|x-stainless-.*)$/i;

/**
 * Sends chat completions with groq-sdk: Groq's own path, or with `isCompatible` the path of OpenAI-compatible servers.
 * Of the SDK's machinery nothing is used but forming the request: no retries, no timeout, no log. It never sees the
 * key, which is put in on the way out. The SDK is loaded with the first request.
 */
export function sdkTransport(baseURL: string, key: string | null, isCompatible: boolean): Transport {
  let sdk: Promise<typeof import("groq-sdk")> | null = null;
  return async (body, { fetch, signal }) => {
    sdk ??= import("groq-sdk");
    const { Groq } = await sdk;
    let failure: unknown = null;
    const client = new Groq({
      apiKey: "not-the-key",
      baseURL,
      maxRetries: 0,
      timeout: NO_TIMEOUT_MS,
      logLevel: "off",
      fetch: async (input, init) => {
        try {
          return await fetch(input as string, { ...(init as RequestInit), headers: headersFor(init?.headers, key) });
        } catch (error) {
          // The SDK would put its own error in the place of this one.
          failure = error;
          throw error;
        }
      },
    });
    try {
      const request = isCompatible
        ? client.post("/chat/completions", { body, signal })
        : client.chat.completions.create(body as never, { signal });
      const response = await request.asResponse();
      return { status: response.status, headers: response.headers, text: await response.text() };
    } catch (error) {
      throw failure ?? refusalIn(error);
    }
  };
}

function headersFor(given: unknown, key: string | null): Headers {
  // A reply of a few kilobytes costs more time to decompress than to send.
  const headers = new Headers({ "accept-encoding": "identity" });
  for (const [name, value] of new Headers(given as ConstructorParameters<typeof Headers>[0])) {
    if (HEADERS.test(name)) headers.set(name, value);
  }
  if (key !== null) headers.set("authorization", `Bearer ${key}`);
  return headers;
}

/** The SDK throws where the status is no success; its error holds headers and body, of which an allowlist is kept. */
function refusalIn(error: unknown): unknown {
  const { status, headers, error: body } = error as { status?: unknown; headers?: Headers; error?: unknown };
  if (typeof status === "number" && headers !== undefined) return classifyReply({ status, headers, body }, Date.now());
  const message = error instanceof Error ? error.message : String(error);
  return new CallError("config_error", `the SDK could not form the request: ${message}`, { scope: "run" });
}
