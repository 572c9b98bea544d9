import type { Command, Option } from "commander";
import { LATEST } from "../history/latest-word.js";

/** What is known beyond the command line itself, asked for only where it is needed. */
export interface KnownNames {
  metrics(): Promise<readonly string[]>;
  runs(): readonly string[];
}

/**
 * The words that may stand in the place of the last of `words`, which may be half written or empty. None where only a
 * file name will do, and after an option whose value nobody can guess.
 */
export async function nextWords(program: Command, words: readonly string[], known: KnownNames): Promise<string[]> {
  const before = words.slice(0, -1);
  const current = words.at(-1) ?? "";
  const candidates = await candidatesFor(program, before, current, known);
  return candidates.filter((word) => word.startsWith(current)).sort();
}

async function candidatesFor(
  program: Command,
  before: readonly string[],
  current: string,
  known: KnownNames,
): Promise<readonly string[]> {
  const [name, ...rest] = before;
  if (name === undefined) return [...namesOf(program), "help"];
  const command = program.commands.find((one) => one.name() === name);
  if (command === undefined) return name === "help" ? namesOf(program) : [];
  const option = optionOf(command, rest.at(-1));
  if (option !== undefined) return valuesOf(option.flags, known);
  if (current.startsWith("-"))
    return command.options.filter(({ hidden }) => !hidden).map(({ long, short }) => long ?? short ?? "");
  return operandsOf(command, known);
}

const namesOf = ({ commands }: Command): string[] => commands.map((command) => command.name());

/** The option that a word names, where the option takes a value. */
function optionOf({ options }: Command, word: string | undefined): Option | undefined {
  return options.find((option) => word !== undefined && [option.long, option.short].includes(word) && option.required);
}

/** The help calls a value by what it is: `--resume <run>`, `--metric <name>`. */
async function valuesOf(flags: string, known: KnownNames): Promise<readonly string[]> {
  if (flags.startsWith("-m, --metric")) return known.metrics();
  if (flags.includes("--baseline")) return [...known.runs(), LATEST];
  if (flags.includes("<run>")) return known.runs();
  const choices = flags.match(/<([a-z]+(?:\|[a-z]+)+)>/)?.[1];
  return choices?.split("|") ?? [];
}

async function operandsOf(command: Command, known: KnownNames): Promise<readonly string[]> {
  const [first] = command.registeredArguments;
  if (first === undefined) return [];
  if (command.name() === "metrics") return known.metrics();
  if (command.name() === "compare") return [...known.runs(), LATEST];
  return first.name() === "run" ? known.runs() : [];
}
