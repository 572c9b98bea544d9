import { type EvalCommand, EvalError, show } from "@eval/core";
import { type Candidate, findCandidates, importModule } from "./candidates.js";

/** The commands that packages bring (see `findCandidates`), by name. Throws where two bring one name. */
export async function discoverCommands(directory: string): Promise<EvalCommand[]> {
  const found = (await Promise.all(findCandidates(directory, []).map(commandsOf))).flat();
  const names = found.map(({ name }) => name);
  const doubled = names.find((name, index) => names.indexOf(name) !== index);
  if (doubled !== undefined)
    throw new EvalError("broken-plugin", `command names must be unique, but two packages bring ${show(doubled)}`);
  return found.sort((left, right) => (left.name < right.name ? -1 : 1));
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
