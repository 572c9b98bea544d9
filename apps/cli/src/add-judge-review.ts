import { type Command, InvalidArgumentError } from "commander";
import { addCalls } from "./add-calls.js";
import { addExamples, addPlugins, positiveNumber, wholeNumber } from "./command-options.js";

export function addJudgeReview(program: Command, setExitCode: (code: number) => void): void {
  const review = program
    .command("judge-review")
    .description("let a judge look again at flagged cases and at a random sample; changes no verdict")
    .argument("<run>", "finished run: an id, a folder, or latest")
    .requiredOption("-m, --metric <name>", 'who judges: any metric, with options as name:{"option":value}')
    .option("--max-cases <count>", "most flagged cases, the most urgent first (default: 50)", countOrNone)
    .option("--audit <count>", "cases drawn at random out of all that have a verdict (default: 50)", countOrNone)
    .option("--seed <number>", "of the random sample (default: 0)", countOrNone)
    .option(
      "--primary <metric>",
      "metric of the run that is reviewed (default: a scoring profile, else the first with verdicts)",
    )
    .option("--preset <name>", "what is flagged: default or capability-bench, with settings as name:{json}")
    .option("-c, --config <file>", "configuration file (default: eval.config.json or .mjs where there is one)")
    .option("-j, --concurrency <count>", "cases at a time (default: 8)", wholeNumber)
    .option("--timeout <seconds>", "give up on a case after so long", positiveNumber)
    .option("--json", "print one JSON object instead of tables")
    .option("--dry-run", "show which cases would be judged and stop");
  addCalls(review);
  addPlugins(review);
  addExamples(review, [
    "evals judge-review 20260101-120000-000-abc123 -m answer-equivalence --max-cases 100 --audit 100",
    'evals judge-review .evals/runs/20260101-120000-000-abc123 -m \'indic-judge:{"reference":"use"}\' --seed 7',
  ]).action(async (run: string, flags) => {
    const { judgeReview } = await import("./commands/judge-review.js");
    setExitCode(await judgeReview(run, flags));
  });
}

function countOrNone(text: string): number {
  // ascii: options of a command line
  if (/^[0-9]{1,15}$/.test(text)) return Number(text);
  throw new InvalidArgumentError(`It must be a whole number from 0, got ${JSON.stringify(text)}.`);
}
