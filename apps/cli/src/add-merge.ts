import type { Command } from "commander";
import { addExamples, addPlugins, collect } from "./command-options.js";

export function addMerge(program: Command, setExitCode: (code: number) => void): void {
  const merge = program
    .command("merge")
    .description("make one run of the shards of a run")
    .argument("<runs...>", "ids or folders of the shards, all of them")
    .option("-o, --output <file>", "table of results: .csv, .tsv, .jsonl or .json, - is stdout; repeatable", collect)
    .option(
      "--min-pass-rate <[metric][:group]=rate>",
      "fail with exit code 1 below this pass rate; repeatable",
      collect,
    )
    .option("--min-score <[metric][:group]=score>", "fail below this mean score; repeatable", collect)
    .option("--max-score <[metric][:group]=score>", "fail above this mean score; repeatable", collect)
    .option("--allow-missing", "gates hold though cases have no output")
    .option("--fail-on-error <n|share>", "exit code 3 with more errors than this number, or share below 1 (default: 0)")
    .option("--json", "print one JSON object instead of tables");
  addPlugins(merge);
  addExamples(merge, ["evals merge shard-1 shard-2 shard-3", "evals merge .evals/runs/* --min-pass-rate 0.8"]).action(
    async (runs: string[], flags) => {
      const { merge: run } = await import("./commands/merge.js");
      setExitCode(await run(runs, flags));
    },
  );
}
