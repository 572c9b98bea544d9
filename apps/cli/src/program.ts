import { type Argument, Command, Option } from "commander";
import { addAgree } from "./add-agree.js";
import { addAnswer } from "./add-answer.js";
import { addCalls } from "./add-calls.js";
import { addCompare } from "./add-compare.js";
import { addDataset } from "./add-dataset.js";
import { addHistory } from "./add-history.js";
import { addJudgeReview } from "./add-judge-review.js";
import { addMerge } from "./add-merge.js";
import { addReport } from "./add-report.js";
import { addReview } from "./add-review.js";
import { addSampling } from "./add-sampling.js";
import {
  addExamples,
  addGates,
  addPlugins,
  addReading,
  collect,
  positiveNumber,
  wholeNumber,
} from "./command-options.js";
import type { ScoreFlags } from "./config/score-flags.js";
import { ownManifest } from "./own-manifest.js";

/** The command line, described. Each command is loaded when it is used. */
export function createProgram(setExitCode: (code: number) => void): Command {
  return describeProgram(new Command("evals"), setExitCode);
}

/** As much of it as the list of all commands shows. */
export function listProgram(): Command {
  return describeProgram(new CommandList("evals"), () => {});
}

/** Two hundred options that nobody will see take a third of the time of the list. */
class CommandList extends Command {
  override createCommand(name?: string): Command {
    return new CommandName(name);
  }
}

class CommandName extends Command {
  override option(): this {
    return this;
  }

  override addOption(): this {
    return this;
  }
}

function describeProgram(program: Command, setExitCode: (code: number) => void): Command {
  program
    .description("Score model answers, offline, in any language of India.")
    .version(ownManifest().version)
    .exitOverride()
    .showSuggestionAfterError()
    .configureHelp({ showGlobalOptions: false, subcommandTerm: nameAndArguments });
  addScore(program, setExitCode);
  addAnswer(program, setExitCode);
  addCompare(program, setExitCode);
  addHistory(program, setExitCode);
  addMerge(program, setExitCode);
  addAgree(program, setExitCode);
  addReport(program, setExitCode);
  addDataset(program, setExitCode);
  addJudgeReview(program, setExitCode);
  addReview(program, setExitCode);
  addInspection(program, setExitCode);
  addSetup(program, setExitCode);
  return program;
}

/** All commands have options, so the list need not say so of each. */
const nameAndArguments = (command: Command): string =>
  [command.name(), ...command.registeredArguments.map(argumentTerm)].join(" ");

function argumentTerm(argument: Argument): string {
  const name = `${argument.name()}${argument.variadic ? "..." : ""}`;
  return argument.required ? `<${name}>` : `[${name}]`;
}

function addScore(program: Command, setExitCode: (code: number) => void): void {
  const score = program
    .command("score")
    .description("score answers that exist")
    .argument("[files...]", "CSV, TSV, JSONL, JSON or Parquet, also gzipped; - is standard input")
    .option("-m, --metric <name>", 'metric, with options as name:{"option":value}; repeatable', collect)
    .option("-c, --config <file>", "configuration file (default: eval.config.json or .mjs where there is one)")
    .option("-o, --output <file>", "table of results: .csv, .tsv, .jsonl or .json, - is stdout; repeatable", collect)
    .option("-j, --concurrency <count>", "threads, or cases at a time for metrics that wait", wholeNumber)
    .option(
      "--by <column>",
      "group results by a column; repeatable (default: Domain, else the language, where there is such a column)",
      collect,
    )
    .option("--cluster-by <column>", "rows with one value belong together, such as questions on one passage")
    .option("--detail <level>", "what explains a score and is kept: none, failed (default), full: tables say why, too")
    .option("--resume <run>", "go on with a run that was interrupted; errors are tried again")
    .option("--shard <i/n>", "score the i-th of n parts of the cases, on one of n machines; see evals merge")
    .option("--no-journal", "keep no journal and no run folder")
    .option(
      "--baseline <run>",
      "compare with this run, or with latest: the newest of the same kind that did not fail its gates. Fail where a metric is worse beyond doubt or cases are missing",
    )
    .option(
      "--tolerance <gap>",
      "with --baseline: a regression up to this gap is let pass; 2 points of a rate are 0.02",
    )
    .option("--allow-missing", "gates hold though cases have no output, or cases of the baseline are missing")
    .option("--timeout <seconds>", "give up on metrics that wait after so long", positiveNumber)
    .option("--excel", "start CSV tables with a byte order mark, as Excel needs for Indic text")
    .option("--pairs", "show every two metrics side by side with examples (default: a line for each, if over two)")
    .option("--json", "print one JSON object instead of tables")
    .option("--dry-run", "show what would be done and stop")
    .option("--verbose", "say what was loaded")
    .addOption(new Option("--responses <file>", "the same as a file argument").argParser(collect).hideHelp())
    .addOption(new Option("--out <file>", "the same as --output").argParser(collect).hideHelp());
  addGates(score);
  addSampling(score);
  addCalls(score);
  addReading(score);
  addPlugins(score);
  addExamples(score, [
    "evals score answers.csv",
    "evals score answers.csv -m exact-match --by Domain --by language",
    'evals score answers.csv -m \'exact-substring:{"preset":"scripts"}\' -o scored.csv',
    "evals score answers.jsonl --map output=model_answer --min-pass-rate word-overlap=0.8",
    "evals score answers.csv --baseline latest --tolerance 0.01",
    "evals score answers.csv --shard 2/8",
    "evals score answers.jsonl --filter language=hi --sample 500 --seed 7",
  ]).action(async (files: string[], flags: ScoreFlags) => {
    const { score: run } = await import("./commands/score.js");
    setExitCode(await run(files, flags));
  });
}

function addInspection(program: Command, setExitCode: (code: number) => void): void {
  const validate = program
    .command("validate")
    .description("pre-flight: is this file scorable, and how is it read")
    .argument("<files...>", "files to look at")
    .option("--json", "print one JSON object");
  addReading(validate);
  addPlugins(validate);
  addExamples(validate, ["evals validate answers.csv"]).action(async (files: string[], flags) => {
    const { validate: run } = await import("./commands/validate.js");
    setExitCode(await run(files, flags));
  });

  const metrics = program
    .command("metrics")
    .description("what is installed; explain one")
    .argument("[name]", "metric to explain")
    .option("--json", "print JSON")
    .option("--plugin <name|file>", "also load this package, file or folder of a package; repeatable", collect)
    .option("--verbose", "say what was loaded");
  addExamples(metrics, ["evals metrics", "evals metrics word-overlap"]).action(
    async (name: string | undefined, flags) => {
      const { metrics: run } = await import("./commands/metrics.js");
      setExitCode(await run(name, flags));
    },
  );
}

function addSetup(program: Command, setExitCode: (code: number) => void): void {
  const init = program
    .command("init")
    .description("look at a file of answers, try the metrics that fit, and write a configuration")
    .argument("[file]", "file of answers")
    .option("--map <field=column>", "column of a field, where its name does not say; repeatable", collect)
    .option("--force", "write over a configuration that exists");
  addExamples(init, ["evals init answers.csv", "evals init answers.csv --map output=model_answer"]).action(
    async (file: string | undefined, flags) => {
      const { init: run } = await import("./commands/init.js");
      setExitCode(await run(file, flags));
    },
  );

  const completion = program
    .command("completion")
    .description("complete commands, options, metrics and runs in your shell")
    .argument("<shell>", "bash, zsh or fish")
    .argument("[words...]");
  addExamples(completion, ['eval "$(evals completion bash)"', "evals completion fish | source"]).action(
    async (shell: string, words: string[]) => {
      const { completion: run } = await import("./commands/completion.js");
      setExitCode(await run(program, shell, words));
    },
  );

  program
    .command("doctor")
    .description("check this machine and this project")
    .action(async () => {
      const { doctor: run } = await import("./commands/doctor.js");
      setExitCode(await run());
    });
}
