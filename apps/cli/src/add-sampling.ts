import type { Command } from "commander";
import { collect, wholeNumber } from "./command-options.js";

/** Options of every command that may take some cases of a file instead of all. */
export function addSampling(command: Command): Command {
  return command
    .option("--filter <column=value>", "only rows with this value, before any sample; repeatable", collect)
    .option("-n, --limit <count>", "take only the first so many cases", wholeNumber)
    .option("--sample <count>", "take so many cases by chance", wholeNumber)
    .option("--seed <number>", "whole number from 0 that decides which (default: 1); the same draws the same anywhere")
    .option("--strategy <name>", "auto (default), stratified (sources, then categories, share evenly) or random")
    .option("--cases <file>", "take these cases: ids or row numbers, one a line, or the sample.json of a run")
    .option("--mode <name>", "quick (10 cases, 50 calls), exploratory (100, 500), report (500, 2,500) or full (all)")
    .option("--max-calls <count>", "refuse to start where more calls of models are planned", wholeNumber);
}
