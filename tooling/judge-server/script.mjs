// @ts-check

/**
 * What the server does with one request. Plain JSON, so that a script can stand in a file.
 *
 * @typedef {{
 *   reply?: "completion" | "raw" | "stall" | "drip" | "cut" | "reset" | "huge",
 *   delayMs?: number,
 *   status?: number,
 *   headers?: Record<string, string>,
 *   content?: string | null,
 *   reasoning?: string,
 *   refusal?: string,
 *   finishReason?: string,
 *   model?: string,
 *   fingerprint?: string,
 *   usage?: { prompt_tokens: number, completion_tokens: number } | null,
 *   choices?: unknown,
 *   pieces?: number,
 *   pieceDelayMs?: number,
 *   body?: unknown,
 *   where?: "headers" | "body",
 *   how?: "length" | "chunked",
 *   megabytes?: number,
 *   gzip?: boolean,
 * }} Step
 */

/**
 * @typedef {{
 *   number: number,
 *   at: number,
 *   tookMs: number,
 *   path: string,
 *   headers: import("node:http").IncomingHttpHeaders,
 *   body: any,
 * }} SeenRequest
 */

/** @typedef {(request: SeenRequest) => Step} Script */

/**
 * One step after the other; the last one again and again.
 *
 * @param {...Step} steps
 * @returns {Script}
 */
export function inTurn(...steps) {
  let next = 0;
  return () => steps[Math.min(next++, steps.length - 1)] ?? {};
}

/**
 * Faults at given rates, by a seed: the n-th request gets the same fault in every run.
 *
 * @param {Record<string, { rate: number, step: Step }>} faults
 * @param {number} seed
 * @param {Step} [otherwise]
 * @returns {Script}
 */
export function atRates(faults, seed, otherwise = {}) {
  const random = seeded(seed);
  return () => {
    let chance = random();
    for (const { rate, step } of Object.values(faults)) {
      if (chance < rate) return step;
      chance -= rate;
    }
    return otherwise;
  };
}

/**
 * mulberry32, Tommy Ettinger 2017, public domain.
 *
 * @param {number} seed
 */
export function seeded(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
