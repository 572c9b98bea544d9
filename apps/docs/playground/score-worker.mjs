// @ts-check
import { scoreCase } from "./score-case.mjs";

// The worker: takes jobs, of which only the newest counts.
let newest = 0;
/** @type {Promise<void>} */
let last = Promise.resolve();

const { port1, port2 } = new MessageChannel();
/** @type {(() => void)[]} */
const waiting = [];
port2.onmessage = () => waiting.shift()?.();

/** Lets messages in that came meanwhile; a timer would wait for four milliseconds. */
const breathe = () =>
  new Promise((/** @type {(value: void) => void} */ resolve) => {
    waiting.push(resolve);
    port1.postMessage(null);
  });

addEventListener("message", (/** @type {MessageEvent<import("./score-case.mjs").Job>} */ { data: job }) => {
  newest = job.job;
  const isCurrent = async () => {
    await breathe();
    return newest === job.job;
  };
  last = last.then(async () => {
    if (await isCurrent()) await scoreCase(job, (message) => postMessage(message), isCurrent);
  });
});
