// @ts-check
import { differenceFamilies } from "./differences.mjs";
import { judgeFamilies } from "./judges.mjs";
import { meanFamilies } from "./means.mjs";
import { rateFamilies } from "./rates.mjs";
import { toMarkdown } from "./table.mjs";

// How often each interval of @eval/stats covers the truth, at a nominal 95 %. Reads packages/stats/dist: build it first.
//
//   node tooling/coverage/simulate.mjs > coverage.md        a few minutes
//   node tooling/coverage/simulate.mjs rates differences    some of the tables

const families = { rates: rateFamilies, differences: differenceFamilies, means: meanFamilies, judges: judgeFamilies };
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in families));
if (unknown.length > 0) {
  console.error(`a table must be one of ${Object.keys(families).join(", ")}, got ${unknown.join(", ")}`);
  process.exitCode = 2;
} else {
  for (const [name, makeFamilies] of Object.entries(families)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const start = performance.now();
    for (const family of makeFamilies()) console.log(toMarkdown(family));
    console.error(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  }
}
