// @ts-check
// How near openAIEmbeddings comes to what its limits permit, against a server on this machine that takes a fixed time:
//   node tooling/similarity/measure.mjs [--rpm 120]     (of the built package: it loads a part of itself on first use)
// Without --rpm the requests at a time are the limit, and bare fetch shows what server and machine give; with it the
// requests a minute are: three minutes' worth are sent, of which the first are free to go at once.
import { fork } from "node:child_process";
import { once } from "node:events";
import { parseArgs } from "node:util";

const DELAY = 100;
const CONCURRENCY = 8;
const BATCH = 16;
const REQUESTS = 250;
const ROUNDS = 3;

const { values } = parseArgs({ options: { rpm: { type: "string" } } });
const server = fork(new URL("server.mjs", import.meta.url), [String(DELAY)]);
const [port] = await once(server, "message");
const baseURL = `http://127.0.0.1:${port}/v1`;
const { openAIEmbeddings } = await import("../../packages/similarity/dist/index.js");

/** Requests alone, by fetch, as many at a time. @param {number} requests */
async function bare(requests) {
  const start = performance.now();
  let left = requests;
  const work = async () => {
    while (left-- > 0) {
      const input = Array.from({ length: BATCH }, (_, at) => `text ${at}`);
      const body = JSON.stringify({ model: "m", input, encoding_format: "float" });
      const headers = { "content-type": "application/json" };
      const reply = await fetch(`${baseURL}/embeddings`, { method: "POST", body, headers });
      await reply.json();
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return (performance.now() - start) / 1000;
}

/** @param {number} requests @param {number} [rpm] */
async function ours(requests, rpm) {
  const limits = rpm === undefined ? {} : { rpm };
  const encoder = openAIEmbeddings({ baseURL, model: "m", batchSize: BATCH, concurrency: CONCURRENCY, ...limits });
  const start = performance.now();
  const texts = Array.from({ length: requests * BATCH }, (_, at) => `text ${at}`);
  await Promise.all(texts.map((text) => encoder.encode([text], "query")));
  return (performance.now() - start) / 1000;
}

const ofLimit = (/** @type {number} */ seconds, /** @type {number} */ limit) =>
  `${seconds.toFixed(2)} s (${(seconds / limit).toFixed(3)} of the limit)`;
if (values.rpm === undefined) {
  const limit = (REQUESTS / CONCURRENCY) * (DELAY / 1000);
  console.log(
    `${REQUESTS} requests of ${BATCH} texts, ${CONCURRENCY} at a time, ${DELAY} ms each: ${limit.toFixed(2)} s`,
  );
  await bare(REQUESTS);
  await ours(REQUESTS);
  for (let round = 0; round < ROUNDS; round += 1) {
    const [alone, taken] = [await bare(REQUESTS), await ours(REQUESTS)];
    console.log(`bare fetch ${ofLimit(alone, limit)}, openAIEmbeddings ${ofLimit(taken, limit)}`);
  }
} else {
  const rpm = Number(values.rpm);
  // After the first minute's worth, the rest has to wait for its minute.
  const limit = 2 * 60;
  console.log(`${3 * rpm} requests of ${BATCH} texts, ${rpm} a minute: at least ${limit} s`);
  console.log(`openAIEmbeddings ${ofLimit(await ours(3 * rpm, rpm), limit)}`);
}
server.disconnect();
