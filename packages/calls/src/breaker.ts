import type { Signal } from "@eval/core";
import { CallError } from "./call-error.js";
import { type Clock, sleep } from "./clock.js";

export interface BreakerOptions {
  /** Failures in a row after which nothing is sent for a while. */
  readonly failures: number;
  /** The first rest; each further one is twice as long. Those that wait come back within as much time again. */
  readonly cooldownMs: number;
  /** Failed trials after which the server is given up. */
  readonly trials: number;
}

/** Leave to send one request as far as the breaker is concerned; a trial is the one request sent while it is open. */
export interface Pass {
  readonly isTrial: boolean;
}

export interface Breaker {
  /** Waits while the server is given a rest. Throws once it has been given up. */
  enter(signal: Signal): Promise<Pass>;
  /** Whether a pass still holds: the breaker may have opened since. */
  holds(pass: Pass): boolean;
  /** The server answered, if only to refuse. */
  answered(): void;
  failed(pass: Pass, error: CallError): void;
  /** The request came to no end that says anything of the server. */
  left(pass: Pass): void;
}

/** How long a server that was given up is not tried again: a program that lives on may find it back. */
const GIVEN_UP_MS = 60_000;

/** Refused connections, where nothing ever answered, after which there is no server: a wrong port should not cost a minute. */
const NOBODY_THERE = 3;

/**
 * Keeps a run from hammering a server that is down: after some failures in a row requests wait, one is let through to
 * try, and those that waited come back spread over time. Where nothing ever answered, refused connections are given
 * up without trials: there is no server.
 */
export function createBreaker(options: BreakerOptions, clock: Clock, random: () => number): Breaker {
  let failures = 0;
  let trials = 0;
  let openUntil = 0;
  let isTrying = false;
  let hasAnswered = false;
  let givenUp: CallError | null = null;

  const rest = () => options.cooldownMs * 2 ** Math.min(trials, 5);
  const isOpen = () => givenUp !== null || failures >= options.failures;

  return {
    async enter(signal) {
      while (isOpen()) {
        const left = openUntil - clock.monotonic();
        if (givenUp !== null && left > 0) throw givenUp;
        givenUp = null;
        if (left <= 0 && !isTrying) {
          isTrying = true;
          return { isTrial: true };
        }
        // While a trial is under way nobody asks more than a few times.
        const pause = left > 0 ? left + random() * rest() : (0.1 + 0.9 * random()) * options.cooldownMs;
        await sleep(clock, pause, signal);
      }
      return { isTrial: false };
    },
    holds: ({ isTrial }) => isTrial || !isOpen(),
    answered() {
      failures = 0;
      trials = 0;
      isTrying = false;
      hasAnswered = true;
    },
    failed({ isTrial }, error) {
      failures += 1;
      if (isTrial) {
        trials += 1;
        isTrying = false;
      }
      const isNobodyThere = !hasAnswered && error.detail.serverCode === "ECONNREFUSED" && failures >= NOBODY_THERE;
      if (trials >= options.trials || isNobodyThere) {
        givenUp ??= lastStraw(error, failures, clock.epoch());
        openUntil = clock.monotonic() + GIVEN_UP_MS;
      } else openUntil = clock.monotonic() + rest();
    },
    left({ isTrial }) {
      if (isTrial) isTrying = false;
    },
  };
}

const lastStraw = ({ code, message, detail }: CallError, failures: number, epochMs: number) =>
  new CallError(code, `${message}; given up after ${failures} failures in a row`, {
    ...detail,
    retry: "never",
    scope: "run",
    retryAt: new Date(epochMs + GIVEN_UP_MS).toISOString(),
  });
