import type { Signal } from "@eval/core";
import type { Clock } from "./clock.js";
import { onAbort } from "./on-abort.js";

/**
 * Runs work under a signal that is aborted with `late()` after `ms`, and with the parent's reason when that one is.
 * Settles by then, even where the work takes no heed of its signal.
 */
export async function withDeadline<Value>(
  clock: Clock,
  ms: number,
  parent: Signal | undefined,
  late: () => Error,
  work: (signal: Signal) => Promise<Value>,
): Promise<Value> {
  const controller = new AbortController();
  const { signal } = controller;
  if (parent?.aborted) throw parent.reason;
  const stopListening = parent === undefined ? () => {} : onAbort(parent, () => controller.abort(parent.reason));
  const stopTimer = Number.isFinite(ms) ? clock.after(ms, () => controller.abort(late())) : () => {};
  const aborted = new Promise<never>((_, reject) => onAbort(signal, () => reject(signal.reason)));
  try {
    return await Promise.race([work(signal), aborted]);
  } catch (error) {
    // Whatever the work made of its abortion, the reason is what happened.
    throw signal.aborted ? signal.reason : error;
  } finally {
    stopTimer();
    stopListening();
  }
}
