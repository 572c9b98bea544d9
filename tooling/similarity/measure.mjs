// @ts-check
// Requests a second against an embeddings server on this machine that takes a fixed time, beside what the limit permits:
//   node tooling/similarity/measure.mjs      (of the built package: it loads a part of itself on first use)
import { createServer } from "node:http";

const DELAY = 100;
const CONCURRENCY = 8;
const BATCH = 16;
const TEXTS = 4_000;

const vector = Array.from({ length: 384 }, (_, at) => Math.sin(at));
/** Written once: here the caller is measured, not the server. @type {Record<number, string>} */
const replies = {};
const replyOf = (/** @type {number} */ texts) =>
  JSON.stringify({ data: Array.from({ length: texts }, (_, index) => ({ index, embedding: vector })) });
const server = createServer(async (request, response) => {
  let text = "";
  for await (const chunk of request) text += chunk;
  const { input } = JSON.parse(text);
  replies[input.length] ??= replyOf(input.length);
  const reply = replies[input.length];
  setTimeout(() => response.writeHead(200, { "content-type": "application/json" }).end(reply), DELAY);
});
await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(null)));
const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());

const { openAIEmbeddings } = await import("../../packages/similarity/dist/index.js");
const baseURL = `http://127.0.0.1:${port}/v1`;
/** Requests alone, by fetch, as many at a time: what server and machine give. */
async function bare() {
  const queue = Array.from({ length: TEXTS / BATCH }, (_, at) => at);
  const start = performance.now();
  const work = async () => {
    while (queue.pop() !== undefined) {
      const input = Array.from({ length: BATCH }, (_, at) => `text ${at}`);
      const body = JSON.stringify({ model: "m", input, encoding_format: "float" });
      const reply = await fetch(`${baseURL}/embeddings`, {
        method: "POST",
        body,
        headers: { "content-type": "application/json" },
      });
      await reply.json();
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return (performance.now() - start) / 1000;
}
async function ours() {
  const encoder = openAIEmbeddings({ baseURL, model: "m", batchSize: BATCH, concurrency: CONCURRENCY });
  const start = performance.now();
  await Promise.all(Array.from({ length: TEXTS }, (_, at) => encoder.encode([`text ${at}`], "query")));
  return (performance.now() - start) / 1000;
}
await bare();
const [limit, taken] = [(TEXTS / BATCH / CONCURRENCY) * (DELAY / 1000), await ours()];
const alone = await bare();
console.log(
  `${TEXTS} texts in batches of ${BATCH}, ${CONCURRENCY} at a time, ${DELAY} ms each: limit ${limit.toFixed(2)} s`,
);
console.log(
  `bare fetch ${alone.toFixed(2)} s, openAIEmbeddings ${taken.toFixed(2)} s (${(taken / limit).toFixed(2)} of the limit)`,
);
server.close();
server.closeAllConnections();
