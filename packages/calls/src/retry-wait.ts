import { backoffMs } from "./backoff.js";
import type { CallError } from "./call-error.js";
import type { CallLimits } from "./host.js";

const BACKOFF = { baseMs: 500, capMs: 30_000 };

/** A request that its sender changes is no repetition, but a sender that never stops changing it is a defect. */
const MOST_CHANGES = 10;

/** What a call has been through when the question is whether to try again. */
export interface RetryState {
  /** Attempts made, all failed. */
  readonly attempts: number;
  /** Whether an attempt was repeated that may be repeated once only. */
  readonly hasRepeated: boolean;
  /** Until the deadline of the call. */
  readonly leftMs: number;
}

/**
 * Milliseconds to wait before the next attempt, or null where there is to be none: the failure is final, the attempts
 * are used up, or the wait would outlast what the caller is willing or has time to wait.
 */
export function retryWaitMs(
  { detail }: CallError,
  { attempts, hasRepeated, leftMs }: RetryState,
  { maxAttempts, maxWaitMs }: CallLimits,
  random: () => number,
): number | null {
  const { retry, waitMs } = detail;
  if (retry === "now") return attempts < MOST_CHANGES && leftMs > 0 ? 0 : null;
  if (retry === "never" || attempts >= maxAttempts || (retry === "once" && hasRepeated)) return null;
  if (retry === "once") return leftMs > 0 ? 0 : null;
  if (waitMs !== undefined && waitMs > maxWaitMs) return null;
  // A tenth more at most, so that those who were told the same time do not come back together.
  const wait = waitMs === undefined ? backoffMs(BACKOFF, attempts, random) : waitMs * (1 + 0.1 * random());
  return wait < leftMs ? wait : null;
}
