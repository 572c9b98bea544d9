import { parseDuration } from "./duration.js";

/** What the text of a 429 or 413 says beyond its status. */
export interface RateLimitMessage {
  /** The request alone is larger than the limit, so that no wait helps. */
  readonly neverFits: boolean;
  /** A limit per day or month, or money: nothing that a run should wait for. */
  readonly isQuota: boolean;
  readonly waitMs: number | null;
}

const NUMBERS = /Limit:?\s*(\d+),\s*Used:?\s*\d+,\s*Requested:?\s*~?(\d+)/i;
const QUOTA =
  /\((?:R|T|IT|OT|AS)PD\)|per (?:day|month)|insufficient_quota|exceeded your current quota|out of credits|insufficient credits/i;
const WAIT = /try again in\s+((?:\d+(?:\.\d+)?(?:ms|[dhms]))+)/i;

/**
 * Reads what servers write into the message of a rate limit.
 *
 * @example
 * readRateLimitMessage("… on tokens per minute (TPM): Limit 7000, Used 0, Requested ~12903 …").neverFits; // => true
 * readRateLimitMessage("… (TPD): Limit 100000, Used 97050, Requested 3619. Please try again in 9m38.016s.");
 * // => { neverFits: false, isQuota: true, waitMs: 578016 }
 */
export function readRateLimitMessage(message: string): RateLimitMessage {
  const numbers = NUMBERS.exec(message);
  const wait = WAIT.exec(message);
  const waitMs = wait === null ? null : parseDuration(wait[1] as string);
  return {
    neverFits: numbers !== null && Number(numbers[2]) > Number(numbers[1]),
    isQuota: QUOTA.test(message),
    // As with Retry-After, no wait at all is no instruction.
    waitMs: waitMs !== null && waitMs >= 50 ? waitMs : null,
  };
}
