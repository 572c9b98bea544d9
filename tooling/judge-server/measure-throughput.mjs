// @ts-check
import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const built = new URL("../../packages/judge/dist/models.js", import.meta.url).href;
const own = fileURLToPath(new URL("./run.mjs", import.meta.url));

/** @typedef {{ calls: number, concurrency: number, delayMs: number, rounds: number }} Load */

/**
 * How near calls that take a fixed time at the server come to what their concurrency allows, through the built
 * `@eval/judge/models` and, for comparison, with bare `fetch`: on a busy machine neither comes near. The stub is a
 * process of its own, and the two take turns.
 *
 * @param {Load} load
 */
export async function measureThroughput(load) {
  const { groq } = await import(built);
  const server = spawn(process.execPath, [own, "--port", "0", "--delay", String(load.delayMs)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    const url = await urlOf(server);
    const model = groq({ baseURL: url, concurrency: load.concurrency }, { env: {} });
    const ask = (/** @type {number} */ number) =>
      model.chat({ messages: [{ role: "user", content: `case ${number}` }] });
    const rows = [];
    for (let round = 1; round <= load.rounds; round++) {
      rows.push({ round, by: "fetch", ...(await timed(load, (number) => bareFetch(url, number))) });
      rows.push({ round, by: "caller", ...(await timed(load, ask)) });
    }
    return rows;
  } finally {
    server.kill();
  }
}

/** @param {import("node:child_process").ChildProcess} server */
async function urlOf(server) {
  let said = "";
  for (;;) {
    const [chunk] = await once(/** @type {import("node:stream").Readable} */ (server.stdout), "data");
    said += chunk;
    const url = /listening at (\S+)/.exec(said)?.[1];
    if (url !== undefined) return url;
  }
}

/**
 * @param {string} url
 * @param {number} number
 */
async function bareFetch(url, number) {
  const response = await fetch(`${url}/openai/v1/chat/completions`, {
    method: "POST",
    headers: { "content-type": "application/json", "accept-encoding": "identity" },
    body: JSON.stringify({ model: "m", messages: [{ role: "user", content: `case ${number}` }] }),
  });
  await response.text();
}

/**
 * @param {Load} load
 * @param {(number: number) => Promise<unknown>} ask
 */
async function timed({ calls, concurrency, delayMs }, ask) {
  await inTurns(concurrency * 2, concurrency, ask);
  const cpu = process.cpuUsage();
  const start = performance.now();
  await inTurns(calls, concurrency, ask);
  const ms = performance.now() - start;
  const { user, system } = process.cpuUsage(cpu);
  return {
    seconds: rounded(ms / 1_000),
    idealSeconds: rounded((calls * delayMs) / concurrency / 1_000),
    shareOfIdeal: rounded((calls * delayMs) / concurrency / ms),
    cpuMsPerCall: rounded((user + system) / 1_000 / calls),
  };
}

/**
 * @param {number} calls
 * @param {number} concurrency
 * @param {(number: number) => Promise<unknown>} ask
 */
async function inTurns(calls, concurrency, ask) {
  let next = 0;
  const work = async () => {
    while (next < calls) await ask(next++);
  };
  await Promise.all(Array.from({ length: concurrency }, work));
}

const rounded = (/** @type {number} */ value) => Number(value.toFixed(3));
