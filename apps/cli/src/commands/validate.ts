import type { EvalCase } from "@eval/core";
import { isBlank } from "@eval/core/text";
import { inspectCases, openSource } from "@eval/runner";
import { blameConfig } from "../config/blame-config.js";
import { configuredPlugins, loadConfig } from "../config/config.js";
import { type ReadingFlags, sourceOptions } from "../config/source-options.js";
import { discover } from "../discovery/discover.js";
import { exitCode } from "../exit-code.js";
import { styleOf } from "../render/style.js";
import { validateLines } from "../render/validate-lines.js";
import { metricOutlook } from "../validate/metric-outlook.js";

interface ValidateFlags extends ReadingFlags {
  readonly json?: boolean;
}

/** So many cases are tried with each metric that asks no model. */
const TRIED = 50;

/** `evals validate FILE`: is this file scorable, and how is it read. Exit code 2 where a row cannot be read and is not to be skipped. */
export async function validate(files: readonly string[], flags: ValidateFlags): Promise<number> {
  const directory = process.cwd();
  const config = await loadConfig(directory, undefined);
  // A pre-flight wants to see every bad row, not only the first.
  const source = await blameConfig(directory, flags, config, () =>
    openSource(files, { ...sourceOptions(flags, config), onBadRow: "skip" }),
  );
  const first: EvalCase[] = [];
  const inspection = await inspectCases(source, (evalCase) => {
    if (first.length < TRIED && !isBlank(evalCase.output ?? "")) first.push(evalCase);
  });
  const found = await discover(directory, [...configuredPlugins(config), ...(flags.plugin ?? [])]);
  const metrics = await Promise.all(found.map((metric) => metricOutlook(metric, inspection, first, found)));
  if (flags.json === true) {
    console.log(
      JSON.stringify({ files: source.plan.files, mapping: source.plan.mapping, ...inspection, metrics }, null, 2),
    );
  } else {
    console.log(validateLines(source, inspection, metrics, styleOf(process.stdout, process.env)).join("\n"));
  }
  const { unmatched } = source;
  if (inspection.cases === 0)
    console.error(`evals: no case was found${unmatched === null ? "" : `: ${unmatched} (--filter)`}`);
  const isRefused = inspection.problemCount > 0 && sourceOptions(flags, config).onBadRow !== "skip";
  return inspection.cases === 0 || isRefused ? exitCode.unusable : exitCode.done;
}
