// @ts-check
// Rows a second of processor time, one thread, of indic-match beside the default metrics of the command, on short
// questions and answers made here. Processor time, so that other work on the machine counts little.
//   node tooling/indic-match/speed.mjs [rows]
import { loadSource } from "../load-source.mjs";

const ANSWERS = [
  "Ruru Jataka",
  "Narmada valley",
  "गंगा",
  "Mahatma Gandhi",
  "1947",
  "दिल्ली",
  "Mithuna",
  "Pacific Ocean",
  "தஞ்சாவூர்",
  "भारतीय संविधान",
];
const BEFORE = ["The answer is ", "It is generally said to be the ", "उत्तर: ", "यह ", "I think it was ", ""];
const BEHIND = [
  ", depicted at Bharhut in the second century.",
  " है।",
  ".",
  " which is well known in the region",
  " नदी के किनारे",
];

/** @param {number} count */
function makeRows(count) {
  let state = 1;
  const pick = (/** @type {readonly string[]} */ list) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return list[(state >> 8) % list.length] ?? "";
  };
  return Array.from({ length: count }, (_, at) => {
    const expected = pick(ANSWERS);
    const said = at % 2 === 0 ? expected : pick(ANSWERS);
    return { input: `Which of these ${at} is right?`, expected, output: `${pick(BEFORE)}${said}${pick(BEHIND)}` };
  });
}

const { indicMatch } = await loadSource("packages/indic-script/src/match/indic-match.ts");
const { exactSubstring, wordOverlap } = await loadSource("packages/deterministic/src/index.ts");
const rows = makeRows(Number(process.argv[2] ?? 200_000));
for (const metric of [indicMatch(), exactSubstring(), wordOverlap()]) {
  for (const row of rows.slice(0, 20_000)) metric(row);
  const start = process.cpuUsage();
  for (const row of rows) metric(row);
  const { user, system } = process.cpuUsage(start);
  console.log(`${metric.name.padEnd(16)} ${Math.round((rows.length / (user + system)) * 1e6)} rows/s`);
}
