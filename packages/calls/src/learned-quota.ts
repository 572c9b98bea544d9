import type { ServerQuota } from "./rate-limit-headers.js";

/** What is known of a limit from the server's own words. */
export interface LearnedQuota {
  /** `ahead` is what was sent after the request whose reply this is: the server had not counted it yet. */
  learn(quota: ServerQuota, ahead: number, now: number): void;
  /** Milliseconds until the server should have `amount` left; 0 is now. */
  waitFor(amount: number, now: number): number;
  use(amount: number): void;
}

/**
 * Follows a quota that refills steadily, as the servers in use refill theirs: what is used up comes back over the
 * time that the server gives until it is whole.
 *
 * Where a server refills all at once instead, the first request after an early guess is refused, and its Retry-After
 * says the rest.
 */
export function learnedQuota(): LearnedQuota {
  let known: { limit: number; left: number; perMs: number; at: number } | null = null;

  const leftAt = (now: number, { left, perMs, at, limit }: NonNullable<typeof known>) =>
    Math.min(limit, left + (now - at) * perMs);

  return {
    learn({ limit, remaining, resetMs }, ahead, now) {
      const isWhole = remaining === limit || resetMs === 0;
      const perMs = isWhole ? (known?.perMs ?? Number.POSITIVE_INFINITY) : (limit - remaining) / resetMs;
      known = { limit, left: remaining - ahead, perMs, at: now };
    },
    waitFor(amount, now) {
      if (known === null || known.perMs === Number.POSITIVE_INFINITY) return 0;
      const missing = Math.min(amount, known.limit) - leftAt(now, known);
      return missing <= 0 ? 0 : missing / known.perMs;
    },
    use(amount) {
      if (known !== null) known.left -= amount;
    },
  };
}
