import type { Command } from "commander";
import { addExamples, addPlugins, collect } from "./command-options.js";

export function addReport(program: Command, setExitCode: (code: number) => void): void {
  const report = program
    .command("report")
    .description("a finished run as HTML, Markdown, CSV and JUnit")
    .argument("<run>", "run to report on: an id or a folder")
    .option("-o, --output <file>", "report to write: .html, .md, .csv or .xml (JUnit); repeatable", collect)
    .option("--job-summary [file]", "add a short summary to this file (default: $GITHUB_STEP_SUMMARY)")
    .option("--excel", "start CSV with a byte order mark, as Excel needs for Indic text");
  addPlugins(report);
  addExamples(report, [
    "evals report 20260101-120000-000-abc123 -o report.html -o cases.csv",
    "evals report .evals/runs/20260101-120000-000-abc123 -o junit.xml --job-summary",
  ]).action(async (run: string, flags) => {
    const { report: write } = await import("./commands/report.js");
    setExitCode(await write(run, flags));
  });
}
