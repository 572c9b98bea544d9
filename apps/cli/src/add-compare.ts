import type { Command } from "commander";
import { addExamples, addPlugins, addReading, collect } from "./command-options.js";

export function addCompare(program: Command, setExitCode: (code: number) => void): void {
  const compare = program
    .command("compare")
    .description("compare two runs or two files, case by case")
    .argument(
      "<a>",
      "what to beat: a run (id, folder, or latest of the same kind that did not fail its gates), or a file",
    )
    .argument("<b>", "what is in question")
    .option(
      "-m, --metric <name>",
      "score files with this metric first (default beside a run: as the run was scored); repeatable",
      collect,
    )
    .option("-c, --config <file>", "configuration for files that are scored (default: as for evals score)")
    .option("--score <column>", "a column of scores or verdicts, or COLUMN_OF_A=COLUMN_OF_B; repeatable", collect)
    .option("--lower-is-better <column>", "of these scores the lower one is better; repeatable", collect)
    .option(
      "--pass-from <[column=]number>",
      "numbers from here on pass, so that rates are compared; repeatable",
      collect,
    )
    .option("--map-a <field=column>", "as --map, for A alone; repeatable", collect)
    .option("--map-b <field=column>", "as --map, for B alone; repeatable", collect)
    .option(
      "--by <column>",
      "compare each value of a column on its own as well; repeatable (default: what evals score groups by)",
      collect,
    )
    .option("--cluster-by <column>", "cases with one value belong together, such as questions on one passage")
    .option("-o, --output <file>", "write the report: .html, .md or .json; repeatable", collect)
    .option("--fail-on-regression", "exit code 1 where B is worse beyond doubt, or lacks cases of A")
    .option("--tolerance <gap>", "a regression up to this gap is let pass; 2 points of a rate are 0.02")
    .option("--allow-missing", "with --fail-on-regression: B may lack cases of A")
    .option("--json", "print one JSON object instead of tables");
  addReading(compare);
  addPlugins(compare);
  addExamples(compare, [
    "evals compare 20260101-120000-000-abc123 20260102-090000-000-def456 --by Domain -o diff.html -o diff.md",
    "evals compare latest answers.csv",
    "evals compare before.csv after.csv -m exact-match -m word-overlap",
    "evals compare before.jsonl after.jsonl --score gpt_relevance --score gpt_coherence",
  ]).action(async (a: string, b: string, flags) => {
    const { compare: run } = await import("./commands/compare.js");
    setExitCode(await run(a, b, flags));
  });
}
