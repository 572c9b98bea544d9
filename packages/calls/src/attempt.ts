import type { Json, Signal, Usage } from "@eval/core";
import { boundedFetch, type Fetch } from "./bounded-fetch.js";
import { CallError } from "./call-error.js";
import type { Clock } from "./clock.js";
import { withDeadline } from "./deadline.js";
import type { Turn } from "./gate.js";
import type { CallLimits } from "./host.js";
import { readQuotas } from "./rate-limit-headers.js";

/** One request, as the one who sends it sees it. */
export interface Attempt {
  /** From 1. */
  readonly number: number;
  /** Aborted when the attempt or the call is over. */
  readonly signal: Signal;
  /** Gives whole replies or a `CallError`; whatever sends the request must send it through this. */
  readonly fetch: Fetch;
}

/** What an attempt brought. */
export interface Reply<Value extends Json> {
  readonly value: Value;
  /** Null where the server does not say. */
  readonly usage: Usage | null;
}

/** Sends one request under its deadline, and tells the limiter what the server says of its limits. */
export function sendAttempt<Value extends Json>(
  send: (attempt: Attempt) => Promise<Reply<Value>>,
  number: number,
  parent: Signal,
  turn: Turn,
  { limits, clock, fetch }: { readonly limits: CallLimits; readonly clock: Clock; readonly fetch: Fetch },
): Promise<Reply<Value>> {
  const ms = limits.attemptTimeoutMs;
  const late = () => new CallError("timeout", `no whole reply came within ${ms} ms`, { retry: "backoff" });
  return withDeadline(clock, ms, parent, late, (signal) => {
    const bounded = boundedFetch(fetch, limits.maxResponseBytes);
    const learning: Fetch = async (input, init) => {
      turn.begin();
      const response = await bounded(input, { ...init, signal: init?.signal ?? signal });
      turn.learn(readQuotas(response.headers));
      return response;
    };
    return send({ number, signal, fetch: learning });
  });
}
