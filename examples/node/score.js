import { readFileSync } from "node:fs";
import { indicMatch } from "@eval/indic-script";
import { wilsonInterval } from "@eval/stats";

const metric = indicMatch();
const lines = readFileSync(process.argv[2] ?? "answers.jsonl", "utf8")
  .trim()
  .split("\n");
const results = lines.map((line) => metric(JSON.parse(line)));
for (const { status, label, reason } of results) console.log(`${status}\t${label}\t${reason}`);

// What could not be scored is no failure: it stands beside the rate and not in it.
const scored = results.filter(({ status }) => status === "scored");
const passed = scored.filter((result) => result.passed).length;
const { low, high } = wilsonInterval(passed, scored.length);
console.log(`${passed} of ${scored.length} right, 95 % interval ${low.toFixed(2)} to ${high.toFixed(2)}`);
console.log(`${results.length - scored.length} unscored`);
