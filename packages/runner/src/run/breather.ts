/** Milliseconds for which promises may follow one another. */
const LONGEST = 50;

/**
 * Gives the thread a turn at signals and timers from time to time. Promises that are settled at once, as of a metric that
 * only computes, follow one another for ever without one: an interrupt would be heard when all is scored.
 */
export function breather(): () => Promise<void> | undefined {
  let last = performance.now();
  return () => {
    if (performance.now() - last < LONGEST) return undefined;
    last = performance.now();
    return new Promise(setImmediate);
  };
}
