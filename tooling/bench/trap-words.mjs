// @ts-check
// How fast @eval/trap-words reads: 10 MB of real traces, each with its question, against all dictionaries at once.
// Run after a build: node tooling/bench/trap-words.mjs [megabytes]
// The processor time of the process counts, so that what else the machine does is left out.
// The reference, check_trace of vindex (Python), is measured beside it where python3 has it (PYTHONPATH counts): as it is
// called, when it reads its dictionary of 69 terms each time, and with a dictionary that was read before. It looks for two
// glosses of a term and decides nothing by context. Quote the ratios, both sides ran on the same machine.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { runPeer } from "./run-peer.mjs";

const megabytes = Number(process.argv[2] ?? 10);
const folder = new URL("../../packages/trap-words/", import.meta.url);
const { traceChecker } = await import(new URL("dist/index.js", folder).href);

/** @type {{ question: string, hi: string, en: string }[]} */
const rows = readFileSync(new URL("fixtures/trace-study.jsonl", folder), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line));

const processorSeconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

let started = processorSeconds();
const check = traceChecker();
check("कल", "yesterday");
console.log(`dictionaries made ready in ${((processorSeconds() - started) * 1e3).toFixed(0)} ms`);

for (const rubrics of /** @type {const} */ ([["hi", "en"], ["hi"], ["en"]])) {
  const pairs = rows.flatMap((row) => rubrics.map((rubric) => ({ source: row.question, trace: row[rubric] })));
  const bytes = pairs.map(({ trace }) => Buffer.byteLength(trace)).reduce((sum, size) => sum + size, 0);
  const rounds = Math.ceil((megabytes * 1e6) / bytes);
  // What a process does once, such as compiling, is not what 10 MB cost.
  for (const { source, trace } of pairs) check(source, trace);
  started = processorSeconds();
  for (let round = 0; round < rounds; round += 1) for (const { source, trace } of pairs) check(source, trace);
  const seconds = processorSeconds() - started;
  const calls = rounds * pairs.length;
  const speed = ((rounds * bytes) / 1e6 / seconds).toFixed(1);
  const micros = (seconds / calls) * 1e6;
  const times = vindexOn(pairs).map((peer) => `${(peer.micros / micros).toFixed(1)} × vindex ${peer.name}`);
  console.log([`${rubrics.join(" and ")}: ${speed} MB/s, ${micros.toFixed(0)} µs a trace`, ...times].join(", "));
}

/** @param {readonly { source: string, trace: string }[]} pairs */
function vindexOn(pairs) {
  const place = mkdtempSync(path.join(os.tmpdir(), "traces-bench-"));
  const file = path.join(place, "pairs.jsonl");
  writeFileSync(file, pairs.map((pair) => `${JSON.stringify(pair)}\n`).join(""));
  const peers = runPeer("vindex", "vindex_trace.py", file);
  rmSync(place, { recursive: true });
  return peers;
}
