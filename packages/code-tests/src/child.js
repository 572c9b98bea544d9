// @ts-check
// The process in which code under test runs, one for each candidate. It says what it has to say on file descriptor 3.
import fs from "node:fs";
import { guardProcess, sealProcess } from "./guard.js";
import { startJavaScript } from "./javascript-engine.js";
import { makePythonSnapshot, startPython } from "./python-engine.js";

const RESULTS = 3;
const SNAPSHOT = 4;
/** Not standard input, which engines touch when they load and leave without blocking reads. */
const JOB = 5;
const { readFileSync, writeSync } = fs;
const exit = process.exit.bind(process);

/** @typedef {{ source: string, functionName: string | null, tests: ({ code: string } | { args: string })[] }} Job */

/** @type {{ language: "python" | "javascript", urls: any, memoryLimitBytes: number, outputLimitBytes: number, start: "plain" | "snapshot" | "make-snapshot" }} */
const settings = JSON.parse(process.argv[2] ?? "");
// Pyodide shows the path of the program to the code that it runs.
process.argv.splice(1);
guardProcess(settings.memoryLimitBytes);

/** Known to the parent and to this closure: a line without it is not from here. */
let token = "";

/** @param {Uint8Array} bytes */
function write(bytes) {
  let done = 0;
  while (done < bytes.length) {
    try {
      done += writeSync(RESULTS, bytes, done);
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== "EAGAIN") throw error;
    }
  }
}

/** @param {object} message */
const send = (message) => write(Buffer.from(`${JSON.stringify({ token, ...message })}\n`));

let printed = 0;
/** @param {number} byteCount */
function countOutput(byteCount) {
  printed += byteCount;
  if (printed <= settings.outputLimitBytes) return;
  send({ end: "output_limit" });
  exit(0);
}

async function startEngine() {
  const { language, urls, memoryLimitBytes, start } = settings;
  if (language === "javascript") return startJavaScript(urls, memoryLimitBytes, countOutput);
  return startPython(urls.pyodide, start === "snapshot" ? readFileSync(SNAPSHOT) : null, countOutput);
}

/**
 * @param {import("./engine-reply.js").Engine} engine
 * @param {Job} job
 */
function runTests(engine, { source, functionName, tests }) {
  const loaded = engine.load(source);
  send({ loaded });
  if (loaded[0] !== "value") return;
  const isThere = functionName === null || engine.has(functionName);
  if (!isThere) send({ end: "missing_function" });
  else {
    for (const test of tests) {
      const reply = "code" in test ? engine.check(test.code) : engine.call(functionName ?? "", test.args);
      send({ test: reply });
    }
  }
}

if (settings.start === "make-snapshot") {
  write(await makePythonSnapshot(settings.urls.pyodide));
} else {
  const engine = await startEngine();
  sealProcess();
  send({ ready: true });
  const { token: given, ...job } = JSON.parse(readFileSync(JOB, "utf8"));
  token = given;
  try {
    runTests(engine, job);
    send({ end: "done" });
  } catch (error) {
    // The engine itself broke down, so there is no exception of the code under test to tell of.
    const message = error instanceof Error ? error.message : String(error);
    send({ end: /^Program terminated with exit/.test(message) ? "exit" : "crashed", message });
  }
}
exit(0);
