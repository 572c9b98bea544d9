import { type Command, CommanderError } from "commander";
import { addContributed, listContributed } from "./contributed.js";
import { exitCode } from "./exit-code.js";
import { createProgram, listProgram } from "./program.js";
import { withoutControls } from "./render/without-controls.js";

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
    console.error(`evals: ${withoutControls(isErrno(error) ? inWords(error) : error.message)}`);
    return isErrno(error) && CUT_SHORT.includes(error.code ?? "") ? exitCode.incomplete : exitCode.unusable;
  }
  console.error("evals: this should not happen; please report it with the lines below");
  console.error(error);
  return exitCode.incomplete;
}

const isErrno = (error: unknown): error is NodeJS.ErrnoException => error instanceof Error && "code" in error;

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file or folder",
  EACCES: "it may not be opened",
  EISDIR: "it is a folder",
  ENOTDIR: "part of its path is no folder",
  ENOSPC: "the disk is full",
  EFBIG: "no file may grow so large here",
  EROFS: "the disk can only be read",
};

/** Errors of the file system name the call that failed; what is wanted to be known is the file and what is wrong with it. */
function inWords({ code, path, message }: NodeJS.ErrnoException): string {
  const reason = REASONS[code ?? ""];
  // A table is written under another name until it is whole.
  const file = path?.replace(/\.[0-9]+\.part$/u, "");
  return reason === undefined || file === undefined ? message : `${file}: ${reason}`;
}

/** Errors that say what to do: our own, and those of the file system. Structural, as core may be loaded twice. */
function isExpected(error: unknown): error is Error {
  return (
    error instanceof Error &&
    (["EvalError", "CallError"].includes(error.name) || (isErrno(error) && error.syscall !== undefined))
  );
}
