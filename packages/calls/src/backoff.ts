export interface BackoffOptions {
  readonly baseMs: number;
  readonly capMs: number;
}

/**
 * Milliseconds to wait before attempt `failures + 1`: anything up to a bound that doubles, so that callers who failed
 * together do not come back together.
 *
 * @see Brooker 2015, Exponential Backoff And Jitter ("full jitter")
 * @example
 * backoffMs({ baseMs: 500, capMs: 30_000 }, 3, () => 0.5); // => 1000
 */
export function backoffMs({ baseMs, capMs }: BackoffOptions, failures: number, random: () => number): number {
  return random() * Math.min(capMs, baseMs * 2 ** (failures - 1));
}
