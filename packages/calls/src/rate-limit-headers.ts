import { parseDuration } from "./duration.js";
import type { HeadersView } from "./headers-view.js";

/** What a server says of one of its limits. */
export interface ServerQuota {
  readonly limit: number;
  readonly remaining: number;
  /** Until the quota is whole again. */
  readonly resetMs: number;
}

/** Of which things a server limits the number. */
export type Quotas = { readonly [K in "requests" | "tokens"]: ServerQuota | null };

/**
 * The quotas in `x-ratelimit-limit-*`, `-remaining-*` and `-reset-*`; null where one of the three is missing or is
 * no number or duration.
 *
 * The window is not said, and differs: Groq counts requests by the day and tokens by the minute.
 *
 * @see https://console.groq.com/docs/rate-limits
 * @example
 * const headers = new Headers({ "x-ratelimit-limit-tokens": "6000", "x-ratelimit-remaining-tokens": "5990", "x-ratelimit-reset-tokens": "100ms" });
 * readQuotas(headers); // => { requests: null, tokens: { limit: 6000, remaining: 5990, resetMs: 100 } }
 */
export function readQuotas(headers: HeadersView): Quotas {
  return { requests: readQuota(headers, "requests"), tokens: readQuota(headers, "tokens") };
}

function readQuota(headers: HeadersView, kind: string): ServerQuota | null {
  const limit = count(headers.get(`x-ratelimit-limit-${kind}`));
  const remaining = count(headers.get(`x-ratelimit-remaining-${kind}`));
  const resetMs = parseDuration(headers.get(`x-ratelimit-reset-${kind}`) ?? "");
  if (limit === null || remaining === null || resetMs === null || limit === 0 || remaining > limit) return null;
  return { limit, remaining, resetMs };
}

const count = (text: string | null): number | null => (text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null);
