import type { Signal } from "@eval/core";
import type { Fetch } from "./bounded-fetch.js";
import type { CallEstimate } from "./call-estimate.js";
import type { Clock } from "./clock.js";
import type { Ledger } from "./ledger.js";
import type { ResponseCache } from "./response-cache.js";

/** Something that a person who watches a run may want to know. */
export interface CallEvent {
  readonly type: "retry" | "drift" | "cache";
  /** Backend and model. */
  readonly caller: string;
  readonly message: string;
  readonly waitMs?: number;
}

/** Limits that hold for a caller; what a run sets goes before what a model's descriptor says. */
export interface CallLimits {
  /** Requests under way at a time. */
  readonly concurrency: number;
  /** Null is no limit but the server's own, which is learned from its headers. */
  readonly requestsPerMinute: number | null;
  readonly tokensPerMinute: number | null;
  /** Milliseconds for one call, from its first request to its reply: all attempts, and the waits between them. */
  readonly timeoutMs: number;
  /** For one attempt, from its start to the last byte of the reply. Node's fetch itself waits 300 s for a first byte. */
  readonly attemptTimeoutMs: number;
  readonly maxAttempts: number;
  /** A server that asks to wait longer is not waited for. */
  readonly maxWaitMs: number;
  /** Bytes of a reply, decompressed. */
  readonly maxResponseBytes: number;
}

export const defaultLimits: CallLimits = Object.freeze({
  concurrency: 4,
  requestsPerMinute: null,
  tokensPerMinute: null,
  timeoutMs: 300_000,
  attemptTimeoutMs: 60_000,
  maxAttempts: 5,
  maxWaitMs: 60_000,
  maxResponseBytes: 4 * 1024 * 1024,
});

/**
 * What whoever runs calls gives to the backends that make them: all that is no plain JSON and so cannot stand in a
 * descriptor, and what is shared by the callers of one run, which are those that are given the same object. Everything
 * has a default.
 */
export interface CallsHost {
  /** Where backends look up API keys; by default the environment of the process, where there is one. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly fetch?: Fetch;
  readonly cache?: ResponseCache;
  readonly ledger?: Ledger;
  readonly limits?: Partial<CallLimits>;
  /** Ends every call of the run. */
  readonly signal?: Signal;
  /** When the run must be over, in milliseconds of `Date.now()`. */
  readonly deadline?: number;
  /** Counts what calls would take and makes none: each ends in `dry_run`. */
  readonly estimate?: CallEstimate;
  readonly onEvent?: (event: CallEvent) => void;
  readonly clock?: Clock;
  /** From 0 up to 1; a seeded one makes the waits of a test repeatable. */
  readonly random?: () => number;
}
