import { type Command, CommanderError } from "commander";
import { addContributed, listContributed } from "./contributed.js";
import { exitCode } from "./exit-code.js";
import { createProgram, listProgram } from "./program.js";

/** Runs the command line and gives the exit code. What went wrong is said on stderr, with the way out. */
export async function main(args: readonly string[]): Promise<number> {
  let code: number = exitCode.done;
  const setCode = (result: number): void => {
    code = result;
  };
  const isList = isListAsked(args);
  const program = isList ? listProgram() : createProgram(setCode);
  try {
    if (isList) await listContributed(program);
    else if (mayBeContributed(program, args[0])) await addContributed(program, setCode);
    await program.parseAsync(args, { from: "user" });
    return code;
  } catch (error) {
    return report(error);
  }
}

/** What ends a run that was begun; all else is said before anything is done. */
const CUT_SHORT = ["thread-ended", "journal-failed", "answers-not-written"];

/** Whether the list of all commands is what is to be shown. */
function isListAsked([word, more]: readonly string[]): boolean {
  return word === undefined || word === "--help" || word === "-h" || (word === "help" && more === undefined);
}

/** Only a word that is no command of ours, and what needs all commands, need the packages to be loaded. */
function mayBeContributed(program: Command, word: string | undefined): boolean {
  if (word === undefined || ["help", "completion"].includes(word)) return true;
  return !word.startsWith("-") && !program.commands.some((command) => command.name() === word);
}

function report(error: unknown): number {
  if (error instanceof CommanderError) {
    const isHelp = error.code === "commander.helpDisplayed" || error.code === "commander.version";
    return isHelp ? exitCode.done : exitCode.unusable;
  }
  // A pipe that was closed (`evals … | head`) is the reader's choice.
  if (isErrno(error) && error.code === "EPIPE") return exitCode.done;
  if (isExpected(error)) {
    console.error(`evals: ${error.message}`);
    return isErrno(error) && CUT_SHORT.includes(error.code ?? "") ? exitCode.incomplete : exitCode.unusable;
  }
  console.error("evals: this should not happen; please report it with the lines below");
  console.error(error);
  return exitCode.incomplete;
}

const isErrno = (error: unknown): error is NodeJS.ErrnoException => error instanceof Error && "code" in error;

/** Errors that say what to do: our own, and those of the file system. Structural, as core may be loaded twice. */
function isExpected(error: unknown): error is Error {
  return (
    error instanceof Error &&
    (["EvalError", "CallError"].includes(error.name) || (isErrno(error) && error.syscall !== undefined))
  );
}
