// @ts-check
// Times every metric of @eval/deterministic beside what else computes its number, in one run on one machine:
//   node tooling/metric-bench/run.mjs [--pairs 2000] [--repeat 3] [--peers FOLDER] [--python python3] [METRIC...]
// FOLDER is where npm peers are installed, and python3 the one that has the Python peers; what is not there is named
// and left out. Each contestant is a process of its own, in rounds. Quote ratios, not seconds. Build first.
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { measure, median } from "../bench/measure.mjs";
import { makePairs } from "./make-pairs.mjs";
import { peers } from "./peers.mjs";

/**
 * @typedef {{ readonly name: string, readonly command: string, readonly args: readonly string[] }} Contestant
 * @typedef {{ readonly seconds: number, readonly sum: number }} Timing
 */

const { values: flags, positionals: only } = parseArgs({
  allowPositionals: true,
  options: {
    pairs: { type: "string", default: "2000" },
    repeat: { type: "string", default: "3" },
    peers: { type: "string", default: "." },
    python: { type: "string", default: "python3" },
  },
});
const scripts = fileURLToPath(new URL("../bench/peers/", import.meta.url));
const peerFolder = path.resolve(flags.peers);
const folder = mkdtempSync(path.join(os.tmpdir(), "evals-metric-bench-"));
const file = path.join(folder, "pairs.json");
writeFileSync(file, JSON.stringify(makePairs(Number(flags.pairs))));

const exported = await import(new URL("../../packages/deterministic/dist/index.js", import.meta.url).href);
/** @type {string[]} */
const metrics = Object.values(exported)
  .flatMap((value) => value.info?.name ?? [])
  .filter((name) => only.length === 0 || only.includes(name))
  .sort();
const present = new Set(peers.filter(isInstalled));

console.log(`${flags.pairs} pairs, ${os.cpus().length} cores, Node ${process.versions.node}\n`);
console.log("| metric | pairs a second, defaults | peer | peer's time over ours, same job | same scores |");
console.log("|---|--:|---|--:|---|");
for (const metric of metrics) {
  for (const cells of await rowsOf(metric)) console.log(`| ${cells.join(" | ")} |`);
}
rmSync(folder, { recursive: true });

/** @param {string} metric @returns {Promise<string[][]>} */
async function rowsOf(metric) {
  const own = [...present].filter((peer) => peer.metric === metric);
  const defaults = ours(metric, undefined);
  const duels = own.map((peer) => ({ peer, us: ours(metric, peer.options), them: theirs(peer) }));
  const timings = await timeAll([defaults, ...duels.flatMap(({ us, them }) => [us, them])]);
  const speed = Math.round(Number(flags.pairs) / median(secondsOf(timings, defaults)));
  const first = [`\`${metric}\``, speed.toLocaleString("en")];
  if (duels.length === 0) return [[...first, "", "", ""]];
  return duels.map(({ peer, us, them }, index) => {
    const ratio = median(secondsOf(timings, them)) / median(secondsOf(timings, us));
    return [
      ...(index === 0 ? first : ["", ""]),
      peer.name,
      ratio.toFixed(2),
      agreement(timings, us, them, peer.differs),
    ];
  });
}

/** @param {string} metric @param {Readonly<Record<string, unknown>> | undefined} options @returns {Contestant} */
function ours(metric, options) {
  const job = JSON.stringify({ metric, options });
  return { name: job, command: process.execPath, args: [path.join(scripts, "score-pairs.mjs"), job, file] };
}

/** @param {import("./peers.mjs").Peer} peer @returns {Contestant} */
function theirs({ metric, name, python }) {
  const job = JSON.stringify({ metric, peer: name });
  return python === undefined
    ? { name: job, command: process.execPath, args: [path.join(scripts, "score-pairs.mjs"), job, file] }
    : { name: job, command: flags.python, args: [path.join(scripts, "score_pairs.py"), metric, name, file] };
}

/** Each contestant once a round, so that what else the machine does falls on all of them. @param {readonly Contestant[]} contestants */
async function timeAll(contestants) {
  const distinct = [...new Map(contestants.map((contestant) => [contestant.name, contestant])).values()];
  /** @type {Map<string, Timing[]>} */
  const timings = new Map(distinct.map(({ name }) => [name, []]));
  for (let round = 0; round < Number(flags.repeat); round++) {
    for (const { name, command, args } of distinct) {
      const run = await measure(command, args, { cwd: peerFolder });
      if (run.code !== 0) throw new Error(`${name} ended with ${run.code}: ${run.stderr.slice(-500)}`);
      // Some packages greet on standard output.
      timings.get(name)?.push(JSON.parse(run.stdout.trim().split("\n").at(-1) ?? ""));
    }
  }
  return timings;
}

/** @param {Map<string, Timing[]>} timings @param {Contestant} contestant */
function secondsOf(timings, { name }) {
  return (timings.get(name) ?? []).map(({ seconds }) => seconds);
}

/** @param {Map<string, Timing[]>} timings @param {Contestant} us @param {Contestant} them @param {string} [differs] */
function agreement(timings, us, them, differs) {
  const [own, other] = [us, them].map(({ name }) => (timings.get(name)?.[0]?.sum ?? 0) / Number(flags.pairs));
  if (own === undefined || other === undefined) return "";
  if (Math.abs(own - other) <= 1e-9 * Math.abs(own)) return "yes";
  return `mean ${own.toFixed(4)}, peer ${other.toFixed(4)}${differs === undefined ? "" : `: ${differs}`}`;
}

/** @param {import("./peers.mjs").Peer} peer */
function isInstalled({ metric, name, node, python }) {
  if (only.length > 0 && !only.includes(metric)) return false;
  const isThere =
    node === undefined
      ? succeeds(flags.python, ["-c", `import ${python}`])
      : existsSync(path.join(peerFolder, "node_modules", node));
  if (!isThere) process.stderr.write(`${metric}: ${name} is not installed, left out\n`);
  return isThere;
}

/** @param {string} command @param {readonly string[]} args */
function succeeds(command, args) {
  try {
    execFileSync(command, args, { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}
