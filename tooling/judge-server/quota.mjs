// @ts-check

/**
 * A quota that refills steadily, as Groq's do, and what the headers say of it.
 *
 * @param {{ limit: number, windowMs: number }} options
 */
export function createQuota({ limit, windowMs }) {
  let left = limit;
  let at = performance.now();

  function refill() {
    const now = performance.now();
    left = Math.min(limit, left + ((now - at) * limit) / windowMs);
    at = now;
  }

  return {
    limit,
    /** @param {number} amount Milliseconds until it fits; 0 where it did, and was taken. */
    take(amount) {
      refill();
      if (amount > left) return ((amount - left) * windowMs) / limit;
      left -= amount;
      return 0;
    },
    /** @param {"requests" | "tokens"} kind */
    headers(kind) {
      refill();
      return {
        [`x-ratelimit-limit-${kind}`]: String(limit),
        [`x-ratelimit-remaining-${kind}`]: String(Math.floor(left)),
        [`x-ratelimit-reset-${kind}`]: duration(((limit - left) * windowMs) / limit),
      };
    },
  };
}

/** @param {number} ms */
export function duration(ms) {
  if (ms < 1000) return `${Math.ceil(ms)}ms`;
  const seconds = ms / 1000;
  return seconds < 60
    ? `${Number(seconds.toFixed(3))}s`
    : `${Math.floor(seconds / 60)}m${Number((seconds % 60).toFixed(3))}s`;
}
