import { type Command, Option } from "commander";
import { addSampling } from "./add-sampling.js";
import { addExamples, addPlugins, addReading, collect, positiveNumber, wholeNumber } from "./command-options.js";

export function addAnswer(program: Command, setExitCode: (code: number) => void): void {
  const answer = program
    .command("answer")
    .description("ask models the questions of a file and write their answers")
    .argument("[files...]", "questions: CSV, TSV, JSONL, JSON or Parquet, also gzipped; - is standard input")
    .option("-m, --model <model>", "backend:name, name@URL, or a descriptor in JSON; repeatable", collect)
    .option("--model-url <url>", "ask every model at this OpenAI-compatible server")
    .option("--prompt <file|text>", "template with {{input}}, {{context}}, {{choices}} and columns of the file")
    .option("--system <file|text>", "system text in place of the one of the scoring profile")
    .option("--profile <name>", "ask all cases as this scoring profile is asked (default: what each case says)")
    .option("--temperature <number>", "from 0 (default) to 2", String)
    .option("--max-tokens <count>", "longest answer; reasoning counts (default: the server's own limit)", wholeNumber)
    .option("--model-seed <number>", "seed for servers that take one", String)
    .option("-o, --output <file>", "answers: .jsonl, .json, .csv or .tsv, - is stdout; repeatable", collect)
    .option("-c, --config <file>", "configuration file (default: eval.config.json or .mjs where there is one)")
    .option("-j, --concurrency <count>", "questions at a time (default: 8, and 4 to one server)", wholeNumber)
    .option("--resume <run>", "go on with answers that were interrupted; failures are asked again")
    .option("--timeout <seconds>", "give up on an answer after so long, retries included", positiveNumber)
    .option("--rpm <requests>", "most requests a minute to model servers", positiveNumber)
    .option("--tpm <tokens>", "most tokens a minute", positiveNumber)
    .option("--max-cost <amount>", "begin no call that could pass this cost; needs --prices", positiveNumber)
    .option("--prices <file>", "what you pay, as JSON with date, currency and perMillionTokens by model")
    .option("--cache <mode>", "remembered replies: off (default), auto, record or replay (ask nobody)")
    .addOption(new Option("--no-cache", "the same as --cache off").hideHelp())
    .option("--cassette <folder>", "folder of remembered replies (default: .evals/cache); with it --cache is auto")
    .option("--json", "print one JSON object instead of the path of the answers")
    .option("--dry-run", "check that all is ready, show the first question and what it would cost, and stop");
  addSampling(answer);
  addReading(answer);
  addPlugins(answer);
  addExamples(answer, [
    "evals answer questions.csv --model groq:openai/gpt-oss-120b --dry-run",
    "evals answer questions.csv --model groq:openai/gpt-oss-120b -o answers.jsonl && evals score answers.jsonl",
    "evals answer questions.jsonl --model qwen3:8b --model-url http://127.0.0.1:11434 --limit 20",
    "evals answer questions.csv --model groq:openai/gpt-oss-20b --prompt prompt.txt --max-calls 500",
    "evals answer curated.jsonl --model groq:openai/gpt-oss-20b --sample 500 --seed 7",
    "evals answer --resume 20260101-120000-000-abc123",
  ]).action(async (files: string[], flags) => {
    const { answer: run } = await import("./commands/answer.js");
    setExitCode(await run(files, flags));
  });
}
