// @ts-check
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { scenarios } from "./scenarios.mjs";
import { atRates, inTurn } from "./script.mjs";
import { startJudgeServer } from "./server.mjs";

const USAGE = `node tooling/judge-server/run.mjs [--port 8787] [--scenario NAME]... [--script FILE.json]
    [--fault NAME=RATE]... [--seed 1] [--delay MS] [--rpm N] [--tpm N] [--key KEY]
node tooling/judge-server/run.mjs --measure CALLS [--concurrency 4] [--delay MS] [--rpm N] [--seed 1]
node tooling/judge-server/run.mjs --throughput CALLS [--concurrency 4] [--delay MS] [--rounds 3]

A STUB of a model server, on the loopback, for trying judges without a key. No model is behind it: verdicts are made up.
Scenarios are given in turn, the last one repeated; faults come at the given rates: --fault 429=0.05 --fault 503=0.02.
--measure sends calls through the built @eval/judge to a stub with 5 % 429, 2 % 500 and 1 % stalls, and prints how near
they come to what their limits allow. --throughput compares calls without faults with bare fetch, CPU time included.
Scenarios: ${Object.keys(scenarios).join(", ")}`;

const { values } = parseArgs({
  options: {
    port: { type: "string", default: "8787" },
    scenario: { type: "string", multiple: true, default: [] },
    script: { type: "string" },
    fault: { type: "string", multiple: true, default: [] },
    seed: { type: "string", default: "1" },
    delay: { type: "string", default: "0" },
    rpm: { type: "string" },
    tpm: { type: "string" },
    key: { type: "string" },
    measure: { type: "string" },
    throughput: { type: "string" },
    rounds: { type: "string", default: "3" },
    concurrency: { type: "string", default: "4" },
    help: { type: "boolean", default: false },
  },
});

/** @param {string} name */
function scenario(name) {
  const step = scenarios[name];
  if (step === undefined) throw new Error(`scenario must be one of ${Object.keys(scenarios).join(", ")}, got ${name}`);
  return step;
}

/**
 * Replies name no model that they were asked for: whoever reads a report must see that nobody judged.
 *
 * @param {import("./script.mjs").Script} play
 * @returns {import("./script.mjs").Script}
 */
const asStub = (play) => (request) => ({ model: "loopback-stub", ...play(request) });

function script() {
  if (values.script !== undefined) return inTurn(...JSON.parse(readFileSync(values.script, "utf8")));
  if (values.scenario.length > 0) return inTurn(...values.scenario.map(scenario));
  const faults = values.fault.map((fault) => {
    const [name = "", rate = ""] = fault.split("=");
    return [name, { rate: Number(rate), step: scenario(name) }];
  });
  return atRates(Object.fromEntries(faults), Number(values.seed), { delayMs: Number(values.delay) });
}

if (values.help) {
  console.log(USAGE);
} else if (values.throughput !== undefined) {
  const { measureThroughput } = await import("./measure-throughput.mjs");
  const [calls = 1, concurrency = 1, delayMs = 0, rounds = 1] = [
    values.throughput,
    values.concurrency,
    values.delay,
    values.rounds,
  ].map(Number);
  console.log("STUB judge server: these are times of a stub, not of a model");
  console.table(await measureThroughput({ calls, concurrency, delayMs, rounds }));
} else if (values.measure !== undefined) {
  const { measureCalls } = await import("./measure.mjs");
  const [calls, concurrency, delayMs, seed] = [values.measure, values.concurrency, values.delay, values.seed].map(
    Number,
  );
  const rpm = values.rpm === undefined ? null : Number(values.rpm);
  console.log("STUB judge server: these are times of a stub, not of a model");
  console.log(await measureCalls({ calls, concurrency, delayMs, rpm, seed }));
} else {
  const server = await startJudgeServer({
    script: asStub(script()),
    port: Number(values.port),
    key: values.key ?? null,
    ...(values.rpm !== undefined && { requestsPerMinute: Number(values.rpm) }),
    ...(values.tpm !== undefined && { tokensPerMinute: Number(values.tpm) }),
  });
  console.log(`STUB judge server: no model is behind it, its verdicts are made up`);
  console.log(`listening at ${server.url} (Groq's paths) and ${server.url}/v1 (OpenAI-compatible)`);
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"])) {
    process.once(signal, async () => {
      const lacking = server.violations.size === 0 ? "" : `; lacking: ${[...server.violations].join(", ")}`;
      console.log(`STUB judge server: ${server.requests.length} requests${lacking}`);
      await server.close();
    });
  }
}
