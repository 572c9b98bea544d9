import { checkDataset } from "@eval/runner";
import { type Config, loadConfig } from "../config/config.js";
import { type ReadingFlags, sourceOptions } from "../config/source-options.js";
import { exitCode } from "../exit-code.js";
import { checkLines } from "../render/dataset-lines.js";
import { styleOf } from "../render/style.js";

interface CheckFlags extends ReadingFlags {
  readonly strict?: boolean;
  readonly profile?: readonly string[];
  readonly json?: boolean;
}

/** `evals dataset check`: exit code 1 where rows have errors, with `--strict` warnings too. */
export async function datasetCheck(files: readonly string[], flags: CheckFlags): Promise<number> {
  const config = await loadConfig(process.cwd(), undefined);
  const profiles = [...configuredProfiles(config), ...(flags.profile ?? [])];
  const check = await checkDataset(files, sourceOptions(flags, config), profiles);
  if (flags.json === true) console.log(JSON.stringify(check, null, 2));
  else console.log(checkLines(check, styleOf(process.stdout, process.env)).join("\n"));
  if (check.rows === 0) {
    console.error("evals: no row could be read");
    return exitCode.unusable;
  }
  const fatal = check.problems.filter(({ level }) => level === "error" || flags.strict === true);
  return fatal.length > 0 ? exitCode.gateFailed : exitCode.done;
}

/** Profiles that a configuration defines in the options of a metric. */
function configuredProfiles({ metrics = [] }: Config): string[] {
  return metrics.flatMap((metric) => {
    const profiles = typeof metric === "string" ? undefined : metric.options?.["profiles"];
    return typeof profiles === "object" && profiles !== null && !Array.isArray(profiles) ? Object.keys(profiles) : [];
  });
}
