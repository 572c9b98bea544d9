import { EvalError } from "@eval/core";

/** The error for a library that is not installed, with the command that installs it; any other error as it is. */
export function missingLibrary(error: unknown, names: string, install: string): unknown {
  const code = error instanceof Error && "code" in error ? error.code : null;
  const isMissing =
    code === "ERR_MODULE_NOT_FOUND" ||
    code === "MODULE_NOT_FOUND" ||
    /Cannot find (?:package|module)|Failed to (?:load|resolve)/.test(String(error));
  return isMissing
    ? new EvalError("missing-library", `${names} must be installed: ${install}`, { cause: error })
    : error;
}
