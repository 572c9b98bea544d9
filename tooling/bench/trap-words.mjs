// @ts-check
// How fast @eval/trap-words reads: 10 MB of real traces, each with its question, against all dictionaries at once.
// Run after a build: node tooling/bench/trap-words.mjs [megabytes]
// The processor time of the process counts, so that what else the machine does is left out.
// The reference, check_trace of vindex 0.6.0, is recorded at 650 µs a call as it is called, reading its dictionary each
// time, and at 26 µs a call with a dictionary of 69 terms that was read before; it looks for two glosses of a term and
// decides nothing by context. Both were measured on other hardware, and on calls whose size is not recorded.
import { readFileSync } from "node:fs";

const megabytes = Number(process.argv[2] ?? 10);
const reference = { "as called": 650, preloaded: 26 };
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
  started = processorSeconds();
  for (let round = 0; round < rounds; round += 1) for (const { source, trace } of pairs) check(source, trace);
  const seconds = processorSeconds() - started;
  const calls = rounds * pairs.length;
  const speed = ((rounds * bytes) / 1e6 / seconds).toFixed(1);
  const micros = (seconds / calls) * 1e6;
  const times = Object.entries(reference).map(([name, call]) => `${(call / micros).toFixed(1)} × ${name}`);
  console.log(
    `${rubrics.join(" and ")}: ${speed} MB/s, ${micros.toFixed(0)} µs a trace (reference: ${times.join(", ")})`,
  );
}
