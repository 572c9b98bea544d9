// @ts-check
import { startWorker } from "./start-worker.mjs";

/**
 * @typedef {import("./score-case.mjs").Job} Job
 * @typedef {import("./score-case.mjs").Message} Message
 */

/** How long one metric may take, and how long when a newer case waits for it, in milliseconds. */
const PATIENCE = 10_000;
const PATIENCE_WHEN_STALE = 1000;

/**
 * Scores cases in a worker, of which only the newest counts. A metric that does not come to an end is given up together
 * with its worker; another worker goes on without it.
 *
 * @param {(message: Message) => void} tell
 */
export function createScorer(tell) {
  /** @type {Worker | null} */
  let worker = null;
  /** @type {Job | null} */
  let newest = null;
  /** @type {{ metric: string, job: number } | null} */
  let running = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  const open = () => {
    worker ??= startWorker(hear, (message) => tell({ kind: "broken", message }));
    return worker;
  };

  const stop = () => {
    clearTimeout(timer);
    worker?.terminate();
    worker = null;
    running = null;
  };

  const giveUp = () => {
    if (running === null || newest === null) return;
    const { metric, job } = running;
    stop();
    if (job === newest.job) {
      newest = { ...newest, skipped: [...newest.skipped, metric] };
      tell({ kind: "result", job, metric, result: tooSlow(metric) });
    }
    open().postMessage(newest);
  };

  /** @param {Message} message */
  const hear = (message) => {
    clearTimeout(timer);
    running = message.kind === "scoring" ? message : null;
    if (running !== null) timer = setTimeout(giveUp, running.job === newest?.job ? PATIENCE : PATIENCE_WHEN_STALE);
    if (!("job" in message) || message.job === newest?.job) tell(message);
  };

  return {
    /** Loads the worker, so that it is there when there is a case. */
    open,
    stop,
    /** @param {Pick<Job, "evalCase" | "options">} next */
    score(next) {
      newest = { ...next, job: (newest?.job ?? 0) + 1, skipped: [] };
      if (running !== null) {
        clearTimeout(timer);
        timer = setTimeout(giveUp, PATIENCE_WHEN_STALE);
      }
      open().postMessage(newest);
    },
  };
}

/**
 * @param {string} name
 * @returns {import("@eval/core").MetricResult}
 */
function tooSlow(name) {
  const reason = `it was given up after ${PATIENCE / 1000} seconds, so that the page goes on`;
  return { name, status: "error", score: null, passed: null, label: "timeout", reason, metadata: {} };
}
