import type { Signal } from "@eval/core";
import { createBreaker, type Pass } from "./breaker.js";
import type { CallError } from "./call-error.js";
import type { Clock } from "./clock.js";
import type { CallLimits } from "./host.js";
import { createLimiter, type Lease } from "./limiter.js";
import type { Quotas } from "./rate-limit-headers.js";

/** One request's turn. It ends in one of the last three, once. */
export interface Turn {
  /** The request goes out. */
  begin(): void;
  learn(quotas: Quotas): void;
  /** `tokens` is what was used, null where the server did not say. */
  answered(tokens: number | null): void;
  failed(error: CallError): void;
  /** Nothing was sent. */
  leave(): void;
}

export interface Gate {
  /** Waits until a request may be sent; `isRetry` goes before those that have not begun. */
  enter(tokens: number, signal: Signal, isRetry: boolean): Promise<Turn>;
}

const BREAKER = { failures: 10, cooldownMs: 1_000, trials: 4 };

/** Refusals in a row after which everybody waits, not only those refused. */
const REFUSALS = 3;
const REFUSED_PAUSE_MS = 1_000;

/** The limiter and the breaker as one, with what each outcome means to both. */
export function createGate(limits: CallLimits, clock: Clock, random: () => number): Gate {
  const perMinute = (amount: number | null) => (amount === null ? null : { amount, windowMs: 60_000 });
  const requests = perMinute(limits.requestsPerMinute);
  const tokens = perMinute(limits.tokensPerMinute);
  const limiter = createLimiter({ concurrency: limits.concurrency, requests, tokens }, clock);
  const breaker = createBreaker(BREAKER, clock, random);
  let refusals = 0;

  /** What a failed request used up at the server; null where nobody knows. */
  function learnFrom(error: CallError, pass: Pass): number | null {
    const { code, detail } = error;
    if (isServerDown(error)) breaker.failed(pass, error);
    else if (detail.status === undefined) breaker.left(pass);
    else breaker.answered();
    if (code !== "rate_limited") {
      if (detail.status !== undefined) refusals = 0;
      const { usage } = detail;
      return usage ? usage.inputTokens + usage.outputTokens : detail.status === undefined ? null : 0;
    }
    refusals += 1;
    // One refusal in a while concerns one request; several in a row are the limit, for all.
    if (refusals >= REFUSALS) limiter.pause(Math.min(detail.waitMs ?? REFUSED_PAUSE_MS, limits.maxWaitMs));
    return 0;
  }

  const turnOf = (pass: Pass, lease: Lease): Turn => ({
    begin: () => lease.begin(),
    learn: (quotas) => lease.learn(quotas),
    answered(tokens) {
      breaker.answered();
      refusals = 0;
      lease.release(tokens);
    },
    failed: (error) => lease.release(learnFrom(error, pass)),
    leave() {
      breaker.left(pass);
      lease.cancel();
    },
  });

  return {
    async enter(tokens, signal, isRetry) {
      for (let isBack = isRetry; ; isBack = true) {
        const pass = await breaker.enter(signal);
        const lease = await limiter.acquire(tokens, signal, isBack).catch((error: unknown) => {
          breaker.left(pass);
          throw error;
        });
        if (breaker.holds(pass)) return turnOf(pass, lease);
        lease.cancel();
      }
    },
  };
}

const isServerDown = ({ code, detail }: CallError): boolean =>
  code === "network" || code === "timeout" || (code === "provider_error" && detail.retry === "backoff");
