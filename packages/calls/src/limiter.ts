import type { Signal } from "@eval/core";
import type { Clock } from "./clock.js";
import { learnedQuota } from "./learned-quota.js";
import { onAbort } from "./on-abort.js";
import type { Quotas } from "./rate-limit-headers.js";
import { slidingWindow, type WindowLimit } from "./sliding-window.js";

export interface LimiterOptions {
  /** Requests under way at a time. */
  readonly concurrency: number;
  readonly requests: WindowLimit | null;
  readonly tokens: WindowLimit | null;
}

/** Leave to send one request. */
export interface Lease {
  /** The request goes out: between leave and this there may be the loading of an SDK. */
  begin(): void;
  /** What the server said of its quotas in the reply to this request. */
  learn(quotas: Quotas): void;
  /** Gives the place back; `tokens` is what was really used, null where that is not known. */
  release(tokens: number | null): void;
  /** Gives the place back unused: nothing was sent. */
  cancel(): void;
}

export interface Limiter {
  /** Waits for a place, in order of asking; `isRetry` goes before those that have not begun. */
  acquire(tokens: number, signal: Signal, isRetry?: boolean): Promise<Lease>;
  /** Lets nobody in for `ms`. */
  pause(ms: number): void;
}

/** A request that takes longer on its way to the server is counted too early by the rest. */
const LONGEST_WAY_MS = 1_000;

interface Waiting {
  readonly tokens: number;
  readonly signal: Signal;
  readonly enter: () => void;
}

/**
 * Who may send a request, and when: so many at a time, within the limits given, and within what the server's headers
 * say is left. Tokens are reserved before and settled after.
 */
export function createLimiter(options: LimiterOptions, clock: Clock): Limiter {
  const windows = {
    requests: options.requests && slidingWindow(options.requests),
    tokens: options.tokens && slidingWindow(options.tokens),
  };
  const learned = { requests: learnedQuota(), tokens: learnedQuota() };
  const queue: { retries: Waiting[]; firsts: Waiting[] } = { retries: [], firsts: [] };
  const underWay = new Set<{ readonly order: number; readonly tokens: number }>();
  let started = 0;
  let pausedUntil = 0;
  let cancelTimer: (() => void) | null = null;

  function waitFor(tokens: number, now: number): number {
    return Math.max(
      pausedUntil - now,
      windows.requests?.waitFor(1, now) ?? 0,
      windows.tokens?.waitFor(tokens, now) ?? 0,
      learned.requests.waitFor(1, now),
      learned.tokens.waitFor(tokens, now),
    );
  }

  function admit(): void {
    cancelTimer?.();
    cancelTimer = null;
    while (underWay.size < options.concurrency) {
      const line = queue.retries.length > 0 ? queue.retries : queue.firsts;
      const next = line[0];
      if (next === undefined) return;
      // Aborted together with others, and not told yet.
      if (next.signal.aborted) {
        line.shift();
        continue;
      }
      const wait = waitFor(next.tokens, clock.monotonic());
      if (wait > 0) {
        cancelTimer = clock.after(wait, admit);
        return;
      }
      line.shift();
      next.enter();
    }
  }

  function start(tokens: number): Lease {
    const now = clock.monotonic();
    const request = { order: started++, tokens };
    underWay.add(request);
    const counted = windows.requests?.use(1, now);
    const reserved = windows.tokens?.use(tokens, now);
    learned.requests.use(1);
    learned.tokens.use(tokens);
    let sentAt = now;
    const count = (at: number) => {
      counted?.begin(at);
      reserved?.begin(at);
    };
    return {
      begin() {
        sentAt = clock.monotonic();
        count(sentAt);
      },
      learn(quotas) {
        const at = clock.monotonic();
        // The server counts a request when it gets it, which is some time between its going out and the reply.
        count(Math.min(at, sentAt + LONGEST_WAY_MS));
        const later = [...underWay].filter(({ order }) => order > request.order);
        if (quotas.requests !== null) learned.requests.learn(quotas.requests, later.length, at);
        const tokensLater = later.reduce((sum, { tokens }) => sum + tokens, 0);
        if (quotas.tokens !== null) learned.tokens.learn(quotas.tokens, tokensLater, at);
      },
      release(used) {
        if (!underWay.delete(request)) return;
        if (used !== null) reserved?.settle(used);
        admit();
      },
      cancel() {
        counted?.settle(0);
        this.release(0);
      },
    };
  }

  return {
    acquire(tokens, signal, isRetry = false) {
      return new Promise((resolve, reject) => {
        if (signal.aborted) return reject(signal.reason);
        const line = isRetry ? queue.retries : queue.firsts;
        const waiting: Waiting = {
          tokens,
          signal,
          enter() {
            stopListening();
            resolve(start(tokens));
          },
        };
        const stopListening = onAbort(signal, () => {
          const place = line.indexOf(waiting);
          if (place !== -1) line.splice(place, 1);
          reject(signal.reason);
          admit();
        });
        line.push(waiting);
        admit();
      });
    },
    pause(ms) {
      pausedUntil = Math.max(pausedUntil, clock.monotonic() + ms);
    },
  };
}
