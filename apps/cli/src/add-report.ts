import type { Command } from "commander";
import { addExamples, addPlugins, collect } from "./command-options.js";

export function addReport(program: Command, setExitCode: (code: number) => void): void {
  const report = program
    .command("report")
    .description("a finished run as HTML, Markdown, CSV and JUnit")
    .argument("<run>", "run to report on: an id, a folder, or latest")
    .option("-o, --output <file>", "report to write: .html, .md, .csv or .xml (JUnit); repeatable", collect)
    .option("--job-summary [file]", "add a short summary to this file (default: $GITHUB_STEP_SUMMARY)")
    .option("--review-queue <file>", "cases for a person, the most urgent first: .csv or .jsonl; repeatable", collect)
    .option("--diagnostics <file>", "every case with its flags and why: .csv; repeatable", collect)
    .option("--dataset-summary <file>", "numbers by source and category: .csv; repeatable", collect)
    .option("--manifest <file>", "files, hashes, sample, mapping, metrics and versions: .csv; repeatable", collect)
    .option("--raw <file>", "everything known of every case: .jsonl, .json or .csv; repeatable", collect)
    .option("--all <folder>", "every report and table, into this folder")
    .option("--primary <metric>", "whose verdict counts (default: a scoring profile, else the first with verdicts)")
    .option("--preset <name>", 'flags and ratings: default or capability-bench, with settings as name:{"veryLow":0.3}')
    .option("--card <file>", "show this calibration card or judge card in the page: .json; repeatable", collect)
    .option("--excel", "start CSV with a byte order mark, as Excel needs for Indic text");
  addPlugins(report);
  addExamples(report, [
    "evals report 20260101-120000-000-abc123 -o report.html -o cases.csv",
    "evals report 20260101-120000-000-abc123 --review-queue queue.csv --primary token-f1",
    "evals report 20260101-120000-000-abc123 --all results --preset capability-bench",
    "evals report .evals/runs/20260101-120000-000-abc123 -o junit.xml --job-summary",
  ]).action(async (run: string, flags) => {
    const { report: write } = await import("./commands/report.js");
    setExitCode(await write(run, flags));
  });
}
