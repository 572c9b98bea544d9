import type { Command } from "commander";
import { addExamples, addMapping, collect } from "./command-options.js";

export function addDataset(program: Command, setExitCode: (code: number) => void): void {
  const dataset = program.command("dataset").description("build a set of questions out of many, and check one");
  addBuild(dataset, setExitCode);
  addCheck(dataset, setExitCode);
}

function addBuild(dataset: Command, setExitCode: (code: number) => void): void {
  const build = dataset
    .command("build")
    .description("one set out of files of MMLU, TriviaQA, ARC, NQ-open, ParamBench, EvalTask, XQuAD or your own shape")
    .argument("[sources...]", "files, each as [NAME=]FILE[:SHAPE]; the shape is found out where it is not given")
    .option("--source <[name=]file[:shape]>", "the same as an argument; repeatable", collect)
    .requiredOption("-o, --output <file>", "set to write: .jsonl, .json or .csv; its manifest goes beside it")
    .option("--allow-context", "take sets in whose questions are about passages, and keep these as context")
    .option("--language <[name=]tag>", "BCP 47 tag of the answers, of one source or all; repeatable", collect)
    .option("--exclude <flag>", "keep rows with this flag out of scores: time_sensitive, colliding_options, …", collect)
    .option("--json", "print the manifest");
  addMapping(build);
  addExamples(build, [
    "evals dataset build mmlu=test.jsonl triviaqa=dev.json arc=arc.parquet -o curated.jsonl",
    "evals dataset build parambench=culture.csv --language hi --exclude colliding_options -o culture.jsonl",
    "evals dataset build xquad=xquad.hi.json:squad --allow-context --language xquad=hi -o passages.jsonl",
  ]).action(async (sources: string[], flags) => {
    const { datasetBuild } = await import("./commands/dataset-build.js");
    setExitCode(await datasetBuild(sources, flags));
  });
}

function addCheck(dataset: Command, setExitCode: (code: number) => void): void {
  const check = dataset
    .command("check")
    .description("what is wrong with a set: ids, keys, options, profiles, texts changed since it was built")
    .argument("<files...>", "set to check; exit code 1 where a row has an error")
    .option("--strict", "exit code 1 for warnings too")
    .option("--profile <name>", "a scoring profile of your own that rows may name; repeatable", collect)
    .option("--json", "print one JSON object");
  addMapping(check);
  addExamples(check, ["evals dataset check curated.jsonl", "evals dataset check golden.csv --strict"]).action(
    async (files: string[], flags) => {
      const { datasetCheck } = await import("./commands/dataset-check.js");
      setExitCode(await datasetCheck(files, flags));
    },
  );
}
