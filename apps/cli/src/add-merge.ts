import type { Command } from "commander";
import { addExamples, addGates, addPlugins, collect } from "./command-options.js";

export function addMerge(program: Command, setExitCode: (code: number) => void): void {
  const merge = program
    .command("merge")
    .description("make one run of the shards of a run")
    .argument("<runs...>", "ids or folders of the shards, all of them")
    .option("-o, --output <file>", "table of results: .csv, .tsv, .jsonl or .json, - is stdout; repeatable", collect)
    .option("--allow-missing", "gates hold though cases have no output")
    .option("--json", "print one JSON object instead of tables");
  addGates(merge);
  addPlugins(merge);
  addExamples(merge, ["evals merge shard-1 shard-2 shard-3", "evals merge .evals/runs/* --min-pass-rate 0.8"]).action(
    async (runs: string[], flags) => {
      const { merge: run } = await import("./commands/merge.js");
      setExitCode(await run(runs, flags));
    },
  );
}
