// @ts-check
import { setTimeout as sleep } from "node:timers/promises";
import { createGzip, gzipSync } from "node:zlib";
import { completion } from "./completion.mjs";

/** @typedef {import("node:http").ServerResponse} ServerResponse */
/** @typedef {import("./script.mjs").Step} Step */

const JSON_TYPE = { "content-type": "application/json" };

/**
 * Does what a step says.
 *
 * @param {Step} step
 * @param {any} request
 * @param {ServerResponse} response
 * @param {Record<string, string>} headers
 */
export async function sendStep(step, request, response, headers) {
  if (step.delayMs !== undefined) await sleep(step.delayMs, undefined, { ref: false });
  const all = { ...JSON_TYPE, ...headers, ...step.headers };
  const status = step.status ?? 200;
  switch (step.reply ?? (step.body === undefined ? "completion" : "raw")) {
    case "reset":
      return void response.socket?.resetAndDestroy();
    case "stall":
      if (step.where === "headers") return;
      response.writeHead(status, all);
      return void response.write('{"id":');
    case "drip":
      response.writeHead(status, all);
      return drip(response, step.pieceDelayMs ?? 50);
    case "cut":
      return cut(response, step, all);
    case "huge":
      return huge(response, step, all);
    case "raw":
      response.writeHead(status, all);
      return void response.end(typeof step.body === "string" ? step.body : JSON.stringify(step.body));
    default:
      return whole(response, step, JSON.stringify(completion(step, request)), all);
  }
}

/**
 * @param {ServerResponse} response
 * @param {Step} step
 * @param {string} text
 * @param {Record<string, string>} headers
 */
async function whole(response, step, text, headers) {
  const pieces = step.pieces ?? 1;
  if (pieces === 1) {
    const isZipped = step.gzip ?? acceptsGzip(response);
    response.writeHead(step.status ?? 200, { ...headers, ...(isZipped && { "content-encoding": "gzip" }) });
    return void response.end(isZipped ? gzipSync(text) : text);
  }
  response.writeHead(step.status ?? 200, headers);
  const size = Math.ceil(text.length / pieces);
  for (let start = 0; start < text.length; start += size) {
    response.write(text.slice(start, start + size));
    await sleep(step.pieceDelayMs ?? 100, undefined, { ref: false });
  }
  response.end();
}

/** @param {ServerResponse} response */
const acceptsGzip = (response) => /\bgzip\b/.test(String(response.req.headers["accept-encoding"] ?? ""));

/**
 * One character at a time, without an end.
 *
 * @param {ServerResponse} response
 * @param {number} everyMs
 */
function drip(response, everyMs) {
  response.write("{");
  const timer = setInterval(() => response.write(" "), everyMs);
  timer.unref();
  response.on("close", () => clearInterval(timer));
}

/**
 * @param {ServerResponse} response
 * @param {Step} step
 * @param {Record<string, string>} headers
 */
function cut(response, step, headers) {
  const part = '{"id":"chatcmpl-1","choices":[{"index":0,"mess';
  response.writeHead(step.status ?? 200, {
    ...headers,
    ...(step.how === "length" && { "content-length": String(part.length + 100) }),
  });
  response.write(part, () => setTimeout(() => response.socket?.destroy(), 10));
}

/**
 * @param {ServerResponse} response
 * @param {Step} step
 * @param {Record<string, string>} headers
 */
async function huge(response, step, headers) {
  const megabyte = Buffer.alloc(1 << 20, " ");
  const sink = step.gzip === true ? createGzip({ level: 1 }) : response;
  response.writeHead(step.status ?? 200, { ...headers, ...(step.gzip === true && { "content-encoding": "gzip" }) });
  if (sink !== response) sink.pipe(response);
  const closed = once(response, "close");
  for (let sent = 0; sent < (step.megabytes ?? 10) && !response.destroyed; sent++) {
    const goesOn = sink.write(megabyte);
    if (!goesOn) await Promise.race([once(sink, "drain"), closed]);
  }
  sink.end();
}

/**
 * @param {import("node:events").EventEmitter} emitter
 * @param {string} name
 */
const once = (emitter, name) => new Promise((resolve) => emitter.once(name, resolve));
