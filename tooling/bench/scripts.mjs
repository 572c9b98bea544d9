// @ts-check
// How fast @eval/indic-script reads mixed text, beside vindex (Python) where python3 has it (PYTHONPATH counts):
//   node tooling/bench/scripts.mjs [megabytes]      (of the built package)
// The texts are those of the fixtures, in one order that a seed decides, as often as it takes. vindex reads part of them:
// both are given in MB a second of processor time. Quote the ratios, both sides ran on the same machine.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { runPeer } from "./run-peer.mjs";

const megabytes = Number(process.argv[2] ?? 100);
const PEER_MEGABYTES = 3;
const folder = new URL("../../packages/indic-script/", import.meta.url);
const { identifyLanguage, scriptAdherence, scriptProfile } = await import(new URL("dist/index.js", folder).href);

const fixtures = ["udhr-held-out", "vindex-adherence", "romanized-lid", "neutral-spans"];
const texts = fixtures
  .flatMap((name) =>
    readFileSync(new URL(`fixtures/${name}.jsonl`, folder), "utf8")
      .trim()
      .split("\n"),
  )
  .map((line) => JSON.parse(line))
  .map(({ text, response }) => text ?? response)
  .filter((text) => typeof text === "string" && text !== "");
const bytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);

let state = 1;
const random = () => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state / 2 ** 32;
};
/** @param {number} size */
const mixed = (size) =>
  Array.from(
    { length: Math.ceil((size * 1e6 * texts.length) / bytes) },
    () => texts[Math.floor(random() * texts.length)],
  );

/** @param {readonly string[]} read @param {(text: string) => unknown} measured */
function speedOf(read, measured) {
  for (const text of texts) measured(text);
  const size = read.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  const started = process.cpuUsage();
  for (const text of read) measured(text);
  const { user, system } = process.cpuUsage(started);
  return size / (user + system);
}

const script = scriptAdherence({ expect: "hi", compare: "script" });
const language = scriptAdherence({ expect: "hi" });
const read = mixed(megabytes);
const ours = {
  "letters of each script": speedOf(read, (text) => scriptProfile(text, { leaveOut: [] })),
  "the same without what no language owns": speedOf(read, (text) => scriptProfile(text)),
  "script-adherence, script": speedOf(read, (text) => script({ output: text })),
  "script-adherence, language": speedOf(read, (text) => language({ output: text })),
  identifyLanguage: speedOf(read, (text) => identifyLanguage(text)),
};

const place = mkdtempSync(path.join(os.tmpdir(), "scripts-bench-"));
const file = path.join(place, "texts.jsonl");
writeFileSync(
  file,
  mixed(PEER_MEGABYTES)
    .map((text) => `${JSON.stringify(text)}\n`)
    .join(""),
);
const peers = runPeer("vindex", "vindex_scripts.py", file);
rmSync(place, { recursive: true });

for (const [name, speed] of Object.entries(ours)) {
  const ratios = peers.map((peer) => `${(speed / peer.speed).toFixed(1)} × vindex ${peer.name}`);
  console.log([`${name}: ${speed.toFixed(1)} MB/s`, ...ratios].join(", "));
}
