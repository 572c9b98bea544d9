import type { Signal } from "@eval/core";
import { onAbort } from "./on-abort.js";

/** A port: time. Tests put one in that moves only when told. */
export interface Clock {
  /** Milliseconds that never run backwards. */
  monotonic(): number;
  /** Milliseconds since 1970, for dates. */
  epoch(): number;
  /** Calls back after `ms`; returns what cancels it. */
  after(ms: number, callback: () => void): () => void;
}

/** Longer, and `setTimeout` fires at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

export const systemClock: Clock = Object.freeze({
  monotonic: () => performance.now(),
  epoch: () => Date.now(),
  after(ms: number, callback: () => void) {
    let timer: ReturnType<typeof setTimeout>;
    const arm = (left: number) => {
      const part = Math.min(Math.ceil(left), LONGEST_TIMER_MS);
      timer = setTimeout(() => (left > part ? arm(left - part) : callback()), part);
    };
    arm(ms);
    return () => clearTimeout(timer);
  },
});

/** Waits; rejects with the signal's reason as soon as it is aborted. Leaves no timer and no listener behind. */
export function sleep(clock: Clock, ms: number, signal: Signal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const stopListening = onAbort(signal, () => {
      cancel();
      reject(signal.reason);
    });
    const cancel = clock.after(ms, () => {
      stopListening();
      resolve();
    });
  });
}
