import { CallError, isCallError } from "./call-error.js";
import { networkFailure } from "./network-failure.js";

/** The platform's own `fetch` wherever the reader's compiler knows one. */
export type Fetch = typeof globalThis extends { fetch: infer F } ? F : never;

/** Statuses whose reply has no body, which `Response` insists on. */
const BODILESS = new Set([101, 204, 205, 304]);

/**
 * A `fetch` that gives whole replies: it reads the body to its end under the request's own signal, stops at
 * `maxBytes` (counted after decompression), and follows no redirect, since that could carry the key elsewhere.
 *
 * Throws a `CallError`: `response_too_large`, `network`, or `config_error` where the server redirects.
 */
export function boundedFetch(fetch: Fetch, maxBytes: number): Fetch {
  return async (input, init) => {
    let response: Response;
    try {
      response = await fetch(input, { ...init, redirect: "manual" });
      refuseRedirect(response);
      const body = await readBody(response, maxBytes);
      return new Response(BODILESS.has(response.status) ? null : body, {
        status: response.status,
        statusText: response.statusText,
        headers: response.headers,
      });
    } catch (error) {
      throw isCallError(error) ? error : networkFailure(error);
    }
  };
}

function refuseRedirect({ status, type, headers, body }: Response): void {
  if (type !== "opaqueredirect" && (status < 300 || status === 304 || status > 399)) return;
  void body?.cancel().catch(() => {});
  const target = originOf(headers.get("location"));
  throw new CallError("config_error", `the server redirects${target}, which is not followed; check baseURL`, {
    scope: "run",
    ...(status > 0 && { status }),
  });
}

function originOf(location: string | null): string {
  if (location === null || !URL.canParse(location)) return "";
  return ` to ${new URL(location).origin}`;
}

async function readBody(response: Response, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  if (response.body === null) return new Uint8Array();
  let bytes = 0;
  const reader = response.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.byteLength;
    if (bytes > maxBytes) {
      void reader.cancel().catch(() => {});
      throw new CallError("response_too_large", `the reply must have at most ${maxBytes} bytes, and has more`, {
        status: response.status,
      });
    }
    chunks.push(part.value);
  }
  return joined(chunks, bytes);
}

function joined(chunks: readonly Uint8Array<ArrayBuffer>[], bytes: number): Uint8Array<ArrayBuffer> {
  const [first] = chunks;
  if (chunks.length === 1 && first !== undefined) return first;
  const whole = new Uint8Array(bytes);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
}
