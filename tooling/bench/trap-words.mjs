// @ts-check
// How fast @eval/trap-words reads: 10 MB of real traces, each with its question, against all dictionaries at once.
// Run after a build: node tooling/bench/trap-words.mjs [megabytes]
// The processor time of the process counts, so that what else the machine does is left out.
// The reference, check_trace of vindex (Python), is measured beside it where python3 has it (PYTHONPATH counts): with its
// own dictionary, and with all terms of ours and two glosses of each, as it would do the same work. Each as it is called,
// when it reads its dictionary for every trace, and with the dictionary read before. It decides nothing by context. Quote
// the ratios, both sides ran on the same machine.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { runPeer } from "./run-peer.mjs";

const megabytes = Number(process.argv[2] ?? 10);
const folder = new URL("../../packages/trap-words/", import.meta.url);
const { loadTrapWords, traceChecker, trapWordLanguages } = await import(new URL("dist/index.js", folder).href);

/** @type {{ question: string, hi: string, en: string }[]} */
const rows = readFileSync(new URL("fixtures/trace-study.jsonl", folder), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line));

const processorSeconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

const check = traceChecker();
let started = processorSeconds();
check("कल", "yesterday");
console.log(`dictionaries made ready in ${((processorSeconds() - started) * 1e3).toFixed(0)} ms`);

// What a process does once, such as compiling, is most of what its first megabytes cost.
for (const [name, ...rubrics] of /** @type {const} */ ([
  ["the first of the process, hi and en", "hi", "en"],
  ["hi and en", "hi", "en"],
  ["hi", "hi"],
  ["en", "en"],
])) {
  const pairs = rows.flatMap((row) => rubrics.map((rubric) => ({ source: row.question, trace: row[rubric] })));
  const bytes = pairs.map(({ trace }) => Buffer.byteLength(trace)).reduce((sum, size) => sum + size, 0);
  const rounds = Math.ceil((megabytes * 1e6) / bytes);
  started = processorSeconds();
  for (let round = 0; round < rounds; round += 1) for (const { source, trace } of pairs) check(source, trace);
  const seconds = processorSeconds() - started;
  const speed = ((rounds * bytes) / 1e6 / seconds).toFixed(1);
  const micros = (seconds / rounds / pairs.length) * 1e6;
  console.log(`${name}: ${speed} MB/s, ${micros.toFixed(0)} µs a trace`);
  for (const { whose, terms, asCalled, readBefore } of vindexOn(pairs)) {
    const [called, read] = [asCalled, readBefore].map((peer) => `${(peer / micros).toFixed(1)} ×`);
    console.log(
      `  vindex with ${whose} ${terms} terms: ${called} as it is called, ${read} with the dictionary read before`,
    );
  }
}

/** @param {readonly { source: string, trace: string }[]} pairs */
function vindexOn(pairs) {
  const place = mkdtempSync(path.join(os.tmpdir(), "traces-bench-"));
  const [file, terms] = ["pairs.jsonl", "terms.csv"].map((name) => path.join(place, name));
  writeFileSync(file, pairs.map((pair) => `${JSON.stringify(pair)}\n`).join(""));
  writeFileSync(terms, termsTable());
  const peers = runPeer("vindex", "vindex_trace.py", file, terms);
  rmSync(place, { recursive: true });
  return peers;
}

/** All terms in the form of vindex's dictionary: two senses by their first glosses. */
function termsTable() {
  const cell = (/** @type {string} */ text) => `"${text.replaceAll('"', '""')}"`;
  const entries = trapWordLanguages().flatMap((language) => loadTrapWords(language).entries);
  const lines = entries.map(({ term, senses }) => [term, ...senses.slice(0, 2).map(firstGloss)].map(cell).join(","));
  return ["target_word,suggested_reading_a,suggested_reading_b", ...lines, ""].join("\n");
}

/** @param {{ readonly id: string, readonly glosses: Readonly<Record<string, readonly string[]>> }} sense */
function firstGloss({ id, glosses }) {
  return Object.values(glosses)[0]?.[0] ?? id;
}
