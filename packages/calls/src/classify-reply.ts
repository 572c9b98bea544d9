import { CallError, type CallErrorCode, type CallErrorDetail, type Retry } from "./call-error.js";
import type { HeadersView } from "./headers-view.js";
import { readRateLimitMessage } from "./rate-limit-message.js";
import { retryAfterMs } from "./retry-after.js";

/** A reply that is no success. */
export interface FailedReply {
  readonly status: number;
  readonly headers: HeadersView;
  /** Parsed JSON, or the text where it is none. */
  readonly body: unknown;
}

interface Verdict {
  readonly code: CallErrorCode;
  readonly retry?: Retry;
  readonly scope?: "case" | "run";
  readonly waitMs?: number | null;
  readonly advice?: string;
}

/** Statuses that mean one thing, whatever else the reply says. */
const BY_STATUS: Readonly<Record<number, Verdict>> = {
  401: { code: "auth_error", scope: "run", advice: "check the API key" },
  402: { code: "quota_exhausted", scope: "run" },
  403: { code: "auth_error", scope: "run", advice: "the key may not use this" },
  408: { code: "timeout", retry: "backoff" },
  409: { code: "provider_error", retry: "backoff" },
  413: { code: "request_too_large" },
  // Groq's flex tier, out of capacity.
  498: { code: "provider_error", retry: "backoff" },
};

/**
 * What a reply that is no success means: class, whether to send again, whether the whole run is lost.
 *
 * The error in the body is read as OpenAI and Groq write it (`error.message`, `.type`, `.code`, `.param`); of a body
 * in any other form nothing is kept. `x-should-retry` overrides the table, except where only a change of settings
 * helps.
 */
export function classifyReply({ status, headers, body }: FailedReply, epochMs: number): CallError {
  const error = readServerError(body);
  const verdict = BY_STATUS[status] ?? judge(status, error);
  const scope = verdict.scope ?? "case";
  const waitMs = retryAfterMs(headers, epochMs) ?? verdict.waitMs ?? null;
  const detail: CallErrorDetail = {
    retry: overridden(verdict.retry ?? "never", scope, headers.get("x-should-retry")),
    scope,
    status,
    ...(error.code !== null && { serverCode: error.code }),
    ...(error.parameter !== null && { parameter: error.parameter }),
    ...(error.failedGeneration !== null && { failedGeneration: error.failedGeneration.slice(0, 2_000) }),
    ...withRequestId(headers),
    ...(waitMs !== null && { waitMs, retryAt: new Date(epochMs + Math.min(waitMs, 8e12)).toISOString() }),
  };
  const wait = waitMs === null ? "" : `; it asks to wait ${Math.ceil(waitMs / 1000)} s`;
  const advice = verdict.advice === undefined ? "" : `; ${verdict.advice}`;
  return new CallError(verdict.code, `${sentence(status, error)}${wait}${advice}`, detail);
}

/** The request's name at the server, for its support. */
export function withRequestId(headers: HeadersView): { requestId?: string } {
  const id = headers.get("x-request-id");
  return id === null ? {} : { requestId: id.slice(0, 200) };
}

function judge(status: number, error: ServerError): Verdict {
  if (status === 429) return judgeRateLimit(error);
  if (status >= 500) return { code: "provider_error", retry: "backoff" };
  if (status === 404) {
    return error.message === null
      ? { code: "config_error", scope: "run", advice: "there may be no such address: check baseURL" }
      : { code: "model_not_found", scope: "run" };
  }
  if (status === 400) return judgeBadRequest(error);
  return { code: "provider_error" };
}

function judgeRateLimit({ message, code }: ServerError): Verdict {
  const said = readRateLimitMessage(`${message ?? ""} ${code ?? ""}`);
  if (said.neverFits) return { code: "request_too_large" };
  if (said.isQuota) return { code: "quota_exhausted", scope: "run", waitMs: said.waitMs };
  const advice = "send fewer at a time (concurrency) or a minute (rpm, tpm)";
  return { code: "rate_limited", retry: "backoff", waitMs: said.waitMs, advice };
}

const UNSUPPORTED =
  /unsupported|not supported|does not support|unrecognized|unknown (?:name|field|parameter)|extra inputs/i;

/** Parameters that hold the texts of a request: `messages[1].content`, `input`, `$.input`. */
const CONTENT = /^(?:\$\.)?(?:messages|input)(?:$|[.[])/;

function judgeBadRequest({ message, code, parameter }: ServerError): Verdict {
  if (code === "json_validate_failed") return { code: "judge_error", retry: "once" };
  if (code === "context_length_exceeded" || /context length|context window|maximum context/i.test(message ?? "")) {
    return { code: "request_too_large" };
  }
  // What is refused is the text of this request, and no setting of the run.
  if (parameter !== null && CONTENT.test(parameter)) return { code: "provider_error" };
  if (parameter !== null || UNSUPPORTED.test(message ?? "")) return { code: "config_error", scope: "run" };
  return { code: "provider_error" };
}

function overridden(retry: Retry, scope: "case" | "run", shouldRetry: string | null): Retry {
  if (shouldRetry === "false") return "never";
  return shouldRetry === "true" && scope === "case" ? "backoff" : retry;
}

interface ServerError {
  readonly message: string | null;
  readonly code: string | null;
  readonly parameter: string | null;
  readonly failedGeneration: string | null;
}

/** The fields of an error that are read; servers put it into `error`, FastAPI's into `detail`. */
export function readServerError(body: unknown): ServerError {
  const outer = recordOf(body);
  const inner = recordOf(outer["error"]);
  const field = (name: string) => text(inner[name]) ?? text(outer[name]);
  return {
    message: field("message") ?? text(outer["error"]) ?? text(outer["detail"]),
    code: field("code") ?? field("type"),
    parameter: field("param"),
    failedGeneration: text(inner["failed_generation"]),
  };
}

function sentence(status: number, { message, code, parameter }: ServerError): string {
  const about = [code, parameter === null ? null : `parameter ${parameter}`].filter((part) => part !== null);
  const named = about.length === 0 ? "" : ` (${about.join(", ")})`;
  return message === null
    ? `the server answered ${status}${named}`
    : `the server answered ${status}${named}: ${cut(message)}`;
}

/** What a terminal would obey rather than show. */
const CONTROLS = /[\u0000-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]+/g;

function cut(message: string): string {
  const line = message.slice(0, 500).replace(CONTROLS, " ").replace(/\s+/g, " ").trim();
  return message.length > 500 ? `${line}…` : line;
}

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};

const text = (value: unknown): string | null =>
  typeof value === "string" && value !== "" ? value : typeof value === "number" ? String(value) : null;
