import type { CommandCall, CommandOption, EvalCommand } from "@eval/core";
import type { Command } from "commander";
import { describedCommands, discoverCommands } from "./discovery/discover-commands.js";
import { hasColor } from "./render/style.js";
import { listenForStop } from "./stop-signals.js";

/** Adds the commands that packages bring to the command line. What a call needs is loaded by the call. */
export async function addContributed(program: Command, setExitCode: (code: number) => void): Promise<void> {
  for (const contributed of await discoverCommands(process.cwd())) {
    if (isFree(program, contributed.name)) addCommand(program, contributed, setExitCode);
  }
}

/** As much of them as the list of all commands shows, which most packages say without being loaded: help is quick. */
export async function listContributed(program: Command): Promise<void> {
  for (const { name, usage = "", summary } of await describedCommands(process.cwd())) {
    if (isFree(program, name)) program.command(`${name} ${usage}`).description(summary);
  }
}

/** A package cannot take the place of a command of ours. */
const isFree = (program: Command, name: string): boolean =>
  !program.commands.some((command) => command.name() === name);

function addCommand(program: Command, contributed: EvalCommand, setExitCode: (code: number) => void): void {
  const { name, summary, usage, options = [], examples = [] } = contributed;
  const command = program.command(name).description(summary);
  for (const operand of usage?.split(" ") ?? []) command.argument(operand);
  for (const option of options) addOption(command, option);
  if (examples.length > 0) {
    command.addHelpText("after", `\nExamples:\n${examples.map((line) => `  ${line}`).join("\n")}\n`);
  }
  command.action(async () => {
    const stop = listenForStop();
    try {
      const code = await contributed.run(callOf(command, stop.signal));
      setExitCode(stop.code() ?? code);
    } finally {
      stop.release();
    }
  });
}

function addOption(command: Command, { flags, description, repeatable = false }: CommandOption): void {
  if (!repeatable) command.option(flags, description);
  else command.option(flags, `${description}; repeatable`, (value, before: string[] = []) => [...before, value]);
}

function callOf(command: Command, signal: AbortSignal): CommandCall {
  let openers: Promise<Pick<CommandCall, "chatModel" | "encoder">> | undefined;
  const opened = () => {
    openers ??= import("./calls/command-models.js").then(({ commandModels }) => commandModels(process.cwd(), signal));
    return openers;
  };
  return {
    operands: command.args,
    options: command.opts(),
    cwd: process.cwd(),
    env: process.env,
    signal,
    color: hasColor(process.stdout, process.env),
    stdin: async () => (await import("node:stream/consumers")).text(process.stdin),
    stdout: (line) => console.log(line),
    stderr: (line) => console.error(line),
    async *readCases(files, reading = {}) {
      const { openSource, readCases } = await import("@eval/runner");
      yield* readCases(await openSource(files, reading));
    },
    chatModel: async (descriptor) => (await opened()).chatModel(descriptor),
    encoder: async (descriptor) => (await opened()).encoder(descriptor),
  };
}
