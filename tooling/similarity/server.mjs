// @ts-check
// An embeddings server that takes a fixed time, as a process of its own, as a real one is. Ends with its parent.
import { createServer } from "node:http";

const delay = Number(process.argv[2]);
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
  setTimeout(() => response.writeHead(200, { "content-type": "application/json" }).end(replies[input.length]), delay);
});
server.listen(0, "127.0.0.1", () => {
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  process.send?.(port);
});
process.on("disconnect", () => process.exit());
