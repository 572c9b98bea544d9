import { CallError, isCallError } from "./call-error.js";

const MEANINGS: Readonly<Record<string, string>> = {
  ECONNREFUSED: "nothing listens there",
  ENOTFOUND: "the host name is not known",
  EAI_AGAIN: "the host name could not be looked up",
  ECONNRESET: "the connection was reset",
  UND_ERR_SOCKET: "the connection was closed before the reply was whole",
  UND_ERR_HEADERS_TIMEOUT: "no reply came",
  UND_ERR_BODY_TIMEOUT: "the reply stopped coming",
  UND_ERR_CONNECT_TIMEOUT: "no connection came about",
};

/**
 * What `fetch` threw, as a {@link CallError} of class `network`. Its own words are dropped, but for the system's code:
 * they may quote headers.
 */
export function networkFailure(error: unknown): CallError {
  if (isCallError(error)) return error;
  const code = systemCode(error);
  // What fetch refuses before it tries has no cause: a header with letters beyond Latin-1, for one.
  const isMalformed = error instanceof TypeError && error.cause === undefined;
  if (isMalformed || code === "UND_ERR_INVALID_ARG" || code === "ERR_INVALID_CHAR") {
    return new CallError("config_error", "the request could not be formed: a header holds what no header may", {
      scope: "run",
    });
  }
  if (isBadPort(error)) {
    return new CallError("config_error", "no request is sent to that port: the fetch standard blocks it", {
      scope: "run",
    });
  }
  const meaning = code === null ? "the connection failed" : `${MEANINGS[code] ?? "the connection failed"} (${code})`;
  return new CallError("network", meaning, { retry: "backoff", ...(code !== null && { serverCode: code }) });
}

/** `fetch failed` has the reason in its cause, and where several addresses were tried, in the causes of that. */
function systemCode(error: unknown, depth = 0): string | null {
  if (typeof error !== "object" || error === null || depth > 4) return null;
  const { code, cause, errors } = error as { code?: unknown; cause?: unknown; errors?: unknown };
  if (typeof code === "string" && /^[A-Z][A-Z\d_]{2,40}$/.test(code)) return code;
  return systemCode(cause, depth + 1) ?? (Array.isArray(errors) ? systemCode(errors[0], depth + 1) : null);
}

/** Ports of other protocols (9, 22, 25, …) are blocked by the fetch standard; undici says so without a code. */
const isBadPort = (error: unknown): boolean =>
  error instanceof Error && error.cause instanceof Error && error.cause.message === "bad port";
