const listeners = new WeakMap<AbortSignal, Set<() => void>>();

/**
 * Calls back once when a signal is aborted; returns what takes the callback off again.
 *
 * However many wait, the signal carries one listener, and none once nobody waits: hundreds of calls under the signal
 * of one run would otherwise look like a leak to the platform, and be one.
 */
export function onAbort(signal: AbortSignal, callback: () => void): () => void {
  const waiting = listeners.get(signal) ?? listen(signal);
  waiting.add(callback);
  return () => {
    waiting.delete(callback);
    if (waiting.size > 0 || listeners.get(signal) !== waiting) return;
    listeners.delete(signal);
    signal.removeEventListener("abort", wake);
  };
}

function listen(signal: AbortSignal): Set<() => void> {
  const waiting = new Set<() => void>();
  listeners.set(signal, waiting);
  signal.addEventListener("abort", wake, { once: true });
  return waiting;
}

function wake(event: Event): void {
  const signal = event.currentTarget as AbortSignal;
  const waiting = listeners.get(signal) ?? [];
  listeners.delete(signal);
  for (const callback of [...waiting]) callback();
}
