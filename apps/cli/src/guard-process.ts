import { exitCode } from "./exit-code.js";

/**
 * Metrics of others run in this process. An exit of theirs, or what they throw after they have answered, must not pass
 * for a result: both end with the exit code of a run that is not complete.
 *
 * Returns what is to be called once the command is done.
 */
export function guardProcess(): () => void {
  let isDone = false;
  process.on("exit", (code) => {
    if (isDone || code !== exitCode.done) return;
    console.error("evals: a metric ended the process before the command was done");
    process.exitCode = exitCode.incomplete;
  });
  process.on("uncaughtException", (error) => {
    console.error("evals: something was thrown outside of any case, most likely by a plugin:");
    console.error(error);
    process.exit(exitCode.incomplete);
  });
  return () => {
    isDone = true;
  };
}
