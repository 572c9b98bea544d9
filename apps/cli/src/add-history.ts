import type { Command } from "commander";
import { addExamples, collect, wholeNumber } from "./command-options.js";

export function addHistory(program: Command, setExitCode: (code: number) => void): void {
  const history = program
    .command("history")
    .description("the numbers of runs that were kept, oldest first")
    .option("-m, --metric <name>", "only this metric; repeatable", collect)
    .option("--file <name>", "only runs of a file of this name")
    .option("--last <count>", "only so many runs, the latest", wholeNumber)
    .option("-o, --output <file>", "write a page with a chart (.html) or the numbers (.json); repeatable", collect)
    .option("--json", "print one JSON object instead of tables");
  addExamples(history, [
    "evals history",
    "evals history -m exact-match --last 20 -o history.html",
    "evals history --file answers.csv --json",
  ]).action(async (flags) => {
    const { history: run } = await import("./commands/history.js");
    setExitCode(await run(flags));
  });
}
