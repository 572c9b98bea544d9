import { type Command, Option } from "commander";
import { positiveNumber } from "./command-options.js";

/** Options of metrics that ask a model; of no matter to the others. */
export function addCalls(command: Command): void {
  command
    .option("--rpm <requests>", "most requests a minute to model servers", positiveNumber)
    .option("--tpm <tokens>", "most tokens a minute", positiveNumber)
    .option("--max-cost <amount>", "begin no call that could pass this cost; needs --prices", positiveNumber)
    .option("--prices <file>", "what you pay, as JSON with date, currency and perMillionTokens by model")
    .option("--cache <mode>", "remembered replies: auto (default), record, replay (ask nobody) or off")
    .addOption(new Option("--no-cache", "the same as --cache off").hideHelp())
    .option("--cassette <folder>", "folder of remembered replies (default: .evals/cache)")
    .option("--judge-url <url>", "ask this OpenAI-compatible server in place of those of the models");
}
