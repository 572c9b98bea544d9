import type { Signal } from "@eval/core";
import { CallError, isCallError } from "./call-error.js";
import { onAbort } from "./on-abort.js";

/** A signal that is aborted by the first of several, and what lets go of them. */
export interface JoinedSignal {
  readonly signal: Signal;
  abort(reason: CallError): void;
  dispose(): void;
}

/** Joins signals; whatever their reasons, that of the joined one is a `CallError`. */
export function joinSignals(signals: readonly (Signal | undefined)[]): JoinedSignal {
  const controller = new AbortController();
  const abort = (reason: unknown) => controller.abort(abortError(reason));
  const stops: (() => void)[] = [];
  for (const signal of signals) {
    if (signal === undefined) continue;
    if (signal.aborted) abort(signal.reason);
    else stops.push(onAbort(signal, () => abort(signal.reason)));
  }
  return {
    signal: controller.signal,
    abort,
    dispose() {
      for (const stop of stops) stop();
    },
  };
}

function abortError(reason: unknown): CallError {
  if (isCallError(reason)) return reason;
  const isTimeout = reason instanceof Error && reason.name === "TimeoutError";
  return isTimeout
    ? new CallError("timeout", "the time for the whole run is over", { scope: "run" })
    : new CallError("aborted", "the call was aborted");
}
