// @ts-check
import { scenarios } from "./scenarios.mjs";
import { atRates } from "./script.mjs";
import { startJudgeServer } from "./server.mjs";

const FAULTS = { "429-fraction": 0.05, "500-page": 0.02, "stall-body": 0.01 };
const built = new URL("../../packages/judge/dist/models.js", import.meta.url).href;

/**
 * Sends calls through the built `@eval/judge/models` to a server with faults (5 % 429, 2 % 500, 1 % stalls), as fast as
 * the caller's limits let it, and says how near it came to what they allow.
 *
 * @param {{ calls: number, concurrency: number, delayMs: number, rpm: number | null, seed: number }} options
 */
export async function measureCalls({ calls, concurrency, delayMs, rpm, seed }) {
  const { groq } = await import(built);
  const chosen = Object.entries(FAULTS).map(([name, rate]) => [name, { rate, step: scenarios[name] ?? {} }]);
  const server = await startJudgeServer({ script: atRates(Object.fromEntries(chosen), seed, { delayMs }) });
  const limits = { concurrency, rpm, timeoutMs: 300_000, attemptTimeoutMs: 3_000 };
  const model = groq({ baseURL: server.url, ...limits }, { env: {} });

  const start = performance.now();
  const ask = (/** @type {number} */ number) => model.chat({ messages: [{ role: "user", content: `case ${number}` }] });
  const outcomes = await Promise.allSettled(Array.from({ length: calls }, (_, number) => ask(number)));
  const seconds = (performance.now() - start) / 1000;

  const { requests } = server;
  await server.close();
  // Had every place been taken all the time, and every window been full.
  const busySeconds = requests.reduce((sum, { tookMs }) => sum + tookMs, 0) / 1000 / concurrency;
  const windowSeconds = rpm === null ? 0 : (Math.ceil(requests.length / rpm) - 1) * 60;
  const ceilingSeconds = Math.max(busySeconds, windowSeconds);
  return {
    calls,
    failed: outcomes.filter(({ status }) => status === "rejected").length,
    requests: requests.length,
    seconds: rounded(seconds),
    ceilingSeconds: rounded(ceilingSeconds),
    shareOfCeiling: rounded(ceilingSeconds / seconds),
    mostInAnyMinute: mostInWindow(
      requests.map(({ at }) => at),
      60_000,
    ),
    mostOpen: server.mostOpen(),
  };
}

const rounded = (/** @type {number} */ value) => Number(value.toFixed(3));

/**
 * @param {number[]} times
 * @param {number} windowMs
 */
function mostInWindow(times, windowMs) {
  const sorted = [...times].sort((left, right) => left - right);
  let first = 0;
  let most = 0;
  for (const [index, at] of sorted.entries()) {
    while (at - (sorted[first] ?? at) >= windowMs) first++;
    most = Math.max(most, index - first + 1);
  }
  return most;
}
