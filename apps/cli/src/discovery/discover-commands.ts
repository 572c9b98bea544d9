import { type EvalCommand, EvalError, show } from "@eval/core";
import { type Candidate, findCandidates, importModule } from "./candidates.js";

/** What the list of all commands shows of one. */
export type CommandDescription = Pick<EvalCommand, "name" | "usage" | "summary">;

/** The commands that packages bring (see `findCandidates`), by name. Throws where two bring one name. */
export const discoverCommands = (directory: string): Promise<EvalCommand[]> => gather(directory, commandsOf);

/** The same, described only: by the package.json where that does it, else by loading the package. */
export const describedCommands = (directory: string): Promise<CommandDescription[]> => gather(directory, describe);

async function gather<Found extends CommandDescription>(
  directory: string,
  read: (candidate: Candidate) => Promise<readonly Found[]>,
): Promise<Found[]> {
  const found = (await Promise.all(findCandidates(directory, []).map(read))).flat();
  const names = found.map(({ name }) => name);
  const doubled = names.find((name, index) => names.indexOf(name) !== index);
  if (doubled !== undefined)
    throw new EvalError("broken-plugin", `command names must be unique, but two packages bring ${show(doubled)}`);
  return found.sort((left, right) => (left.name < right.name ? -1 : 1));
}

async function describe(candidate: Candidate): Promise<readonly CommandDescription[]> {
  const { summaries } = candidate;
  if (summaries === undefined) return commandsOf(candidate);
  return Object.entries(summaries).map(([line, summary]) => {
    const [name = "", ...usage] = line.split(" ");
    return { name, usage: usage.join(" "), summary };
  });
}

async function commandsOf(candidate: Candidate): Promise<readonly EvalCommand[]> {
  const module = candidate.modules.commands;
  if (module === undefined) return [];
  const { commands } = await importModule(candidate, module);
  if (Array.isArray(commands) && commands.every(isCommand)) return commands;
  throw new EvalError("broken-plugin", `${candidate.package} must export its commands as a list named "commands"`);
}

/** Structural, as packages may be built against another copy of core. */
function isCommand(value: unknown): value is EvalCommand {
  const { name, summary, run } = (value ?? {}) as Partial<EvalCommand>;
  return typeof name === "string" && typeof summary === "string" && typeof run === "function";
}
