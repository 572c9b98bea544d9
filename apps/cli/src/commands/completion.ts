import { EvalError, show } from "@eval/core";
import { listRuns } from "@eval/runner";
import type { Command } from "commander";
import { nextWords } from "../completion/next-words.js";
import { shellScripts } from "../completion/shell-scripts.js";
import { discover } from "../discovery/discover.js";
import { exitCode } from "../exit-code.js";

/** `evals completion SHELL`: a script for the shell; `evals completion words -- …`: what that script asks for. */
export async function completion(program: Command, what: string, words: readonly string[]): Promise<number> {
  if (what === "words") {
    const directory = process.cwd();
    const found = await nextWords(program, words, {
      metrics: async () => (await discover(directory, [])).map(({ name }) => name),
      runs: () => listRuns(directory),
    });
    if (found.length > 0) console.log(found.join("\n"));
    return exitCode.done;
  }
  const script = Object.hasOwn(shellScripts, what) ? shellScripts[what] : undefined;
  if (script === undefined) {
    const shells = Object.keys(shellScripts).join(", ");
    throw new EvalError("invalid-option", `evals completion knows the shells ${shells}, got ${show(what)}`);
  }
  console.log(script);
  return exitCode.done;
}
