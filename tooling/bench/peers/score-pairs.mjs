// @ts-check
// One contestant in a process of its own: what was compiled for another would slow it down.
//   node score-pairs.mjs '{"metric":"bleu","options":{}}' pairs.json            our metric
//   node score-pairs.mjs '{"metric":"rouge-1","peer":"js-rouge"}' pairs.json    a package of the folder it runs in
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { peers } from "../../metric-bench/peers.mjs";

const [, , job = "", file = ""] = process.argv;
/** @type {{ metric: string, peer?: string, options?: object }} */
const { metric, peer, options } = JSON.parse(job);
/** @type {import("../../metric-bench/peers.mjs").TextPair[]} */
const pairs = JSON.parse(readFileSync(file, "utf8"));
const score = peer === undefined ? await ourScore() : await peerScore();

await total(pairs.slice(0, pairs.length / 10));
const started = performance.now();
const sum = await total(pairs);
console.log(JSON.stringify({ seconds: (performance.now() - started) / 1000, sum }));

/** Promises are waited for only where there are any. @param {readonly import("../../metric-bench/peers.mjs").TextPair[]} some */
async function total(some) {
  let sum = 0;
  for (const pair of some) {
    const value = score(pair);
    sum += typeof value === "number" ? value : await value;
  }
  return sum;
}

/** @returns {Promise<import("../../metric-bench/peers.mjs").Score>} */
async function ourScore() {
  const exported = await import(new URL("../../../packages/deterministic/dist/index.js", import.meta.url).href);
  const factory = Object.values(exported).find((value) => value.info?.name === metric);
  const scorer = factory(options);
  return (pair) => scorer(caseOf(pair)).score ?? 0;
}

/** Options to choose from, and documents by name, for the metrics that read those. @param {import("../../metric-bench/peers.mjs").TextPair} pair */
function caseOf({ output, expected }) {
  const choices = [
    { label: "A", text: expected },
    { label: "B", text: "neither" },
  ];
  return { output, expected, choices, retrievedIds: output.split(" "), relevantIds: expected.split(" ") };
}

/** @returns {Promise<import("../../metric-bench/peers.mjs").Score>} */
async function peerScore() {
  const found = peers.find((known) => known.metric === metric && known.name === peer);
  if (found?.score === undefined || found.node === undefined) throw new Error(`no npm peer ${peer} of ${metric}`);
  const resolved = createRequire(path.resolve("package.json")).resolve(found.node);
  const module = await import(pathToFileURL(resolved).href);
  return found.score(module.default ?? module);
}
