import type { HeadersView } from "./headers-view.js";

/** Shorter waits than this, zero and the past are no instruction: the caller's own backoff is wiser. */
const SHORTEST_MS = 50;

/**
 * How long the server asks to wait, in milliseconds, or null where it says nothing usable.
 *
 * Reads `retry-after-ms`, then `retry-after` as seconds (fractions too) or as an HTTP date. Zero, negative numbers,
 * dates that have passed and garbage are null; there is no upper bound, which is the caller's to set.
 *
 * @see RFC 9110, 10.2.3
 * @example
 * retryAfterMs(new Headers({ "retry-after": "0.2" }), 0); // => 200
 * retryAfterMs(new Headers({ "retry-after": "-3" }), 0); // => null
 * retryAfterMs(new Headers({ "retry-after": "Thu, 01 Jan 1970 00:00:09 GMT" }), 2000); // => 7000
 */
export function retryAfterMs(headers: HeadersView, epochMs: number): number | null {
  const milliseconds = headers.get("retry-after-ms");
  return (
    (milliseconds === null ? null : usable(decimal(milliseconds))) ??
    usable(fromRetryAfter(headers.get("retry-after"), epochMs))
  );
}

function fromRetryAfter(value: string | null, epochMs: number): number {
  if (value === null) return Number.NaN;
  const seconds = decimal(value);
  // Only text with a month in it is a date: `Date.parse` reads a year out of many things.
  return Number.isNaN(seconds) && /[a-z]{3}/i.test(value) ? Date.parse(value) - epochMs : seconds * 1000;
}

const decimal = (text: string): number => (/^\s*\d{1,15}(?:\.\d+)?\s*$/.test(text) ? Number(text) : Number.NaN);

const usable = (ms: number): number | null => (ms >= SHORTEST_MS ? ms : null);
