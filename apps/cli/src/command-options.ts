import { type Command, InvalidArgumentError } from "commander";

/** Collects the values of a repeatable option. */
export const collect = (value: string, before: readonly string[] = []): string[] => [...before, value];

/** Options of every command that reads rows. */
export function addReading(command: Command): Command {
  return addMapping(command).option(
    "--on-bad-row <fail|skip>",
    "what to do with a row that cannot be read (default: fail)",
  );
}

/** How rows are understood; for commands that tell of every bad row and stop at none. */
export function addMapping(command: Command): Command {
  return command
    .option("--map <field=column>", "column of a field, where its name does not say; repeatable", collect)
    .option("--list <field=separator>", "separator of a list in a table: context=|; repeatable", collect)
    .option("--rows <path>", "where in a JSON file the rows are: data.rows")
    .option("--encoding <name>", "encoding of files that are not UTF-8: windows-1252");
}

/** Bars for a run, for the commands that make one. */
export function addGates(command: Command): Command {
  return command
    .option(
      "--min-pass-rate <[metric][:group]=rate>",
      "fail with exit code 1 below this pass rate; repeatable",
      collect,
    )
    .option("--min-score <[metric][:group]=score>", "fail below this mean score; repeatable", collect)
    .option("--max-score <[metric][:group]=score>", "fail above this mean score; repeatable", collect)
    .option(
      "--fail-on-error <n|share>",
      "exit code 3 with more errors than this number, or share below 1 (default: 0)",
    );
}

/** Option of every command that needs metrics. */
export function addPlugins(command: Command): Command {
  return command.option(
    "--plugin <name|file>",
    "also load this package, file or folder of a package; repeatable",
    collect,
  );
}

export function addExamples(command: Command, examples: readonly string[]): Command {
  return command.addHelpText("after", `\nExamples:\n${examples.map((line) => `  ${line}`).join("\n")}\n`);
}

export function wholeNumber(text: string): number {
  // ascii: options of a command line
  if (!/^[1-9][0-9]*$/.test(text)) throw invalidNumber(text, "a whole number from 1");
  return Number(text);
}

export function positiveNumber(text: string): number {
  const value = Number(text);
  if (!(value > 0) || !Number.isFinite(value)) throw invalidNumber(text, "a number above 0");
  return value;
}

/** Commander puts the option's name before the message. */
const invalidNumber = (text: string, expected: string): Error =>
  new InvalidArgumentError(`It must be ${expected}, got ${JSON.stringify(text)}.`);
