/** At most `amount` in any stretch of `windowMs`. */
export interface WindowLimit {
  readonly amount: number;
  readonly windowMs: number;
}

/** One use of a window; what was reserved may turn out to be more or less. */
export interface WindowUse {
  /** It really begins now, a while after leave was given. */
  begin(now: number): void;
  settle(amount: number): void;
}

export interface SlidingWindow {
  /** Milliseconds until `amount` more fits; 0 is now. More than the whole limit fits only into an empty window. */
  waitFor(amount: number, now: number): number;
  use(amount: number, now: number): WindowUse;
}

interface Use {
  at: number;
  amount: number;
  isPast: boolean;
}

/**
 * A limit that holds in every window, wherever it starts.
 *
 * A token bucket lets through its capacity and then a window's refill, nearly twice the limit in one minute; here
 * every use counts until a whole window has passed since it began. A server that counts by bucket or by fixed windows
 * accepts all of it.
 */
export function slidingWindow({ amount: limit, windowMs }: WindowLimit): SlidingWindow {
  let uses: Use[] = [];
  let first = 0;
  let total = 0;

  function forget(now: number): void {
    for (let use = uses[first]; use !== undefined && use.at + windowMs <= now; use = uses[++first]) {
      total -= use.amount;
      use.isPast = true;
    }
    if (first > 1_000 && first * 2 > uses.length) {
      uses = uses.slice(first);
      first = 0;
    }
  }

  return {
    waitFor(amount, now) {
      forget(now);
      let excess = total + Math.min(amount, limit) - limit;
      if (excess <= 0) return 0;
      let latest = 0;
      for (let index = first; index < uses.length; index++) {
        const use = uses[index] as Use;
        excess -= use.amount;
        // Not in order of time: a request may go out after one that got leave later.
        latest = Math.max(latest, use.at);
        if (excess <= 0) return latest + windowMs - now;
      }
      return windowMs;
    },
    use(amount, now) {
      const use: Use = { at: now, amount, isPast: false };
      uses.push(use);
      total += amount;
      return {
        begin(later) {
          use.at = later;
        },
        settle(settled) {
          if (use.isPast) return;
          total += settled - use.amount;
          use.amount = settled;
        },
      };
    },
  };
}
