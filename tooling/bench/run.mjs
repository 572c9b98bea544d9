// Compares `evals score` with the tools that people use for the same job, in one run on one machine:
//   pnpm bench [--rows 1000000] [--repeat 3] [--file data.csv] [--peers FOLDER]
// FOLDER is where Node peers (nodejs-polars, @duckdb/node-api) are installed; Python peers are those of python3.
// Peers that are not there are named and left out. Quote ratios, not seconds: both sides ran on the same machine.
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { generateCsv } from "./generate-csv.mjs";
import { measure, median } from "./measure.mjs";

const { values: flags } = parseArgs({
  options: {
    rows: { type: "string", default: "1000000" },
    repeat: { type: "string", default: "3" },
    file: { type: "string" },
    peers: { type: "string", default: "." },
  },
});
const here = fileURLToPath(new URL(".", import.meta.url));
const bin = fileURLToPath(new URL("../../apps/cli/dist/bin.cjs", import.meta.url));
const folder = mkdtempSync(path.join(os.tmpdir(), "evals-bench-"));
const file = flags.file === undefined ? path.join(folder, "answers.csv") : path.resolve(flags.file);
if (flags.file === undefined) generateCsv(file, Number(flags.rows));

const preset = ["exact-substring", "word-overlap"].flatMap((name) => ["-m", `${name}:{"preset":"scripts"}`]);
const evals = (...args) => ({ command: process.execPath, args: [bin, "score", file, "--json", ...args], cwd: folder });
const python = (script, ...args) => ({ command: "python3", args: [path.join(here, "peers", script), file, ...args] });
const node = (script, ...args) => ({
  command: process.execPath,
  args: [path.join(here, "peers", script), file, ...args],
  cwd: path.resolve(flags.peers),
});

/** Contestants in the order in which each round runs them. */
const contestants = [
  { name: "evals, preset scripts", ...evals(...preset) },
  { name: "evals, defaults", ...evals() },
  { name: "evals, preset, --no-journal", ...evals(...preset, "--no-journal") },
  { name: "evals, preset, --detail full", ...evals(...preset, "--detail", "full") },
  { name: "wc -l", command: "wc", args: ["-l", file] },
  { name: "csv.reader, exact only", ...python("csv_reader.py") },
  { name: "pandas, both + table", module: "pandas", ...python("pandas_both.py", path.join(folder, "pandas.csv")) },
  { name: "polars (Python), exact", module: "polars", ...python("polars_exact.py") },
  { name: "polars (Python), overlap", module: "polars", ...python("polars_overlap.py") },
  { name: "polars (Node), exact", package: "nodejs-polars", ...node("polars-exact.mjs") },
  { name: "DuckDB (Node), exact", package: "@duckdb/node-api", ...node("duckdb.mjs", "exact") },
  { name: "DuckDB (Node), overlap", package: "@duckdb/node-api", ...node("duckdb.mjs", "overlap") },
];

const present = contestants.filter(isPresent);
const runs = new Map(present.map(({ name }) => [name, []]));
for (let round = 0; round < Number(flags.repeat); round++) {
  for (const contestant of present) {
    const run = await measure(contestant.command, contestant.args, { cwd: contestant.cwd });
    if (run.code !== 0) throw new Error(`${contestant.name} ended with ${run.code}: ${run.stderr.slice(-500)}`);
    runs.get(contestant.name).push({ ...run, answer: answerOf(run.stdout), journalMb: journalMb() });
    process.stderr.write(`${contestant.name}: ${run.seconds.toFixed(2)} s\n`);
  }
}
report();
rmSync(folder, { recursive: true });

function isPresent({ name, module, package: dependency }) {
  const missing =
    (module !== undefined && !succeeds("python3", ["-c", `import ${module}`])) ||
    (dependency !== undefined && !existsSync(path.join(path.resolve(flags.peers), "node_modules", dependency)));
  if (missing) process.stderr.write(`${name}: not installed, left out\n`);
  return !missing;
}

function succeeds(command, args) {
  try {
    execFileSync(command, args, { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** What a contestant counted as right, so that one that answers another question is noticed. */
function answerOf(stdout) {
  if (!stdout.startsWith("{")) return stdout.trim().split("\n").at(-1);
  return JSON.parse(stdout)
    .metrics.map(({ passed }) => passed)
    .join(" ");
}

/** Size of the journal that the last run left, which is taken away. */
function journalMb() {
  const kept = path.join(folder, ".evals", "runs");
  if (!existsSync(kept)) return null;
  const [run] = readdirSync(kept);
  const bytes = statSync(path.join(kept, run, "results.jsonl")).size;
  rmSync(path.join(folder, ".evals"), { recursive: true });
  return bytes / 1e6;
}

function report() {
  const base = median(runs.get("evals, preset scripts").map(({ seconds }) => seconds));
  console.log(
    `${path.basename(file)}: ${(statSync(file).size / 1e6).toFixed(1)} MB, ${os.cpus().length} cores, Node ${process.versions.node}\n`,
  );
  console.log("| | median s | min s | against evals, preset | peak MB | journal MB | counted right |");
  console.log("|---|--:|--:|--:|--:|--:|---|");
  for (const [name, all] of runs) {
    const seconds = all.map((run) => run.seconds);
    const peak = Math.max(...all.map((run) => run.peakMb ?? 0));
    const journal = all[0].journalMb === null ? "" : all[0].journalMb.toFixed(1);
    const cells = [
      name,
      median(seconds).toFixed(2),
      Math.min(...seconds).toFixed(2),
      (median(seconds) / base).toFixed(2),
    ];
    console.log(`| ${[...cells, peak.toFixed(0), journal, all[0].answer].join(" | ")} |`);
  }
}
