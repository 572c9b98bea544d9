import { EvalError, type JsonRecord, type Usage } from "@eval/core";

/** What can go wrong with a call, in a word that programs may test and reports show as a label. */
export type CallErrorCode =
  | "config_error"
  | "auth_error"
  | "model_not_found"
  | "rate_limited"
  | "quota_exhausted"
  | "request_too_large"
  | "network"
  | "timeout"
  | "aborted"
  | "provider_error"
  | "invalid_response"
  | "response_too_large"
  | "truncated"
  | "empty_content"
  | "judge_error"
  | "judge_refusal"
  | "budget_exceeded"
  | "stale_cassette"
  | "dry_run";

/**
 * Whether the request may be sent again: not at all; at once, since the sender has changed it; at once, but only once;
 * after growing waits.
 */
export type Retry = "never" | "now" | "once" | "backoff";

/**
 * What is kept of a failure. Built from an allowlist: an SDK's error object holds headers, bodies and account names,
 * and is never stored.
 */
export interface CallErrorDetail {
  readonly retry: Retry;
  /** `run`: every further call would fail the same way. */
  readonly scope: "case" | "run";
  /** HTTP status, where there was a reply. */
  readonly status?: number;
  /** The server's own code: `json_validate_failed`. */
  readonly serverCode?: string;
  /** The parameter that the server names. */
  readonly parameter?: string;
  readonly requestId?: string;
  /** What the server asks to wait, in milliseconds. */
  readonly waitMs?: number;
  /** When asking again may help, ISO 8601. */
  readonly retryAt?: string;
  /** Requests sent for this call. */
  readonly attempts?: number;
  /** Tokens that the failed attempt cost, where the server tells. */
  readonly usage?: Usage;
  /** What a model produced where its server found it not to be the JSON asked for. Evidence, never a verdict. */
  readonly failedGeneration?: string;
}

/** A call that gave no usable reply. The message is redacted, and so is everything in `detail`. */
export class CallError extends EvalError {
  declare readonly code: CallErrorCode;
  readonly detail: CallErrorDetail;

  constructor(code: CallErrorCode, message: string, detail: Partial<CallErrorDetail> = {}) {
    super(code, message);
    this.name = "CallError";
    this.detail = Object.freeze({ retry: "never", scope: "case", ...detail });
  }
}

/**
 * Whether something thrown is a {@link CallError}, of whichever copy of this package.
 *
 * @example
 * isCallError(new CallError("timeout", "no reply within 60 s")); // => true
 * isCallError(new Error("no reply")); // => false
 */
export function isCallError(error: unknown): error is CallError {
  return error instanceof Error && error.name === "CallError" && "detail" in error;
}

/** A failure as a record may keep it: plain JSON, without what only the retry loop needs. */
export function failureRecord({ code, message, detail }: CallError): JsonRecord {
  const { retry, scope, waitMs, usage, ...kept } = detail;
  return { code, message, ...kept };
}
