import type { JsonRecord, MetricInfo } from "@eval/core";
import type { GateCheck } from "@eval/runner";
import { callLines, STUB_NOTICE } from "../calls/call-lines.js";
import type { ScoreSettings } from "../config/score-settings.js";
import type { FoundMetric } from "../discovery/discover.js";
import { exitCode } from "../exit-code.js";
import { checkGates, ofRun, skippedRows } from "../gates.js";
import { comparisonParts } from "../render/comparison-report.js";
import { textOf } from "../render/report-part.js";
import { runLines } from "../render/run-lines.js";
import { sampleLines } from "../render/sample-lines.js";
import { scoreReport } from "../render/score-report.js";
import { styleOf } from "../render/style.js";
import type { StopSignals } from "../stop-signals.js";
import type { ConcludedRun } from "./concluded-run.js";
import { relevantWarnings, type UsedMetric } from "./relevant-warnings.js";
import { exitCodeOf } from "./score-exit.js";
import { jsonReport } from "./score-json.js";

/** The exit code of a run, and the gates that it was held against. */
export interface Conclusion {
  readonly code: number;
  readonly gates: readonly GateCheck[];
}

/** Prints what came of a run, and finds its exit code. */
export function concludeScore(run: ConcludedRun, stop: StopSignals, printOut: (text: string) => void): Conclusion {
  const { outcome, settings, flags } = run;
  const { summary, folder, interrupted } = outcome;
  const isTableOnStdout = settings.tables.some(({ target }) => target === "-");
  const print = isTableOnStdout ? console.error : printOut;
  const gates = gatesOf(run);
  if (flags.json === true) print(JSON.stringify(jsonReport(run, gates), null, 2));
  else printReport(run, isTableOnStdout ? process.stderr : process.stdout, print);
  const failed = gates.filter(({ held }) => !held);
  for (const { message } of failed) console.error(`gate failed: ${message}`);
  if (!interrupted) return { code: exitCodeOf(run, failed.length > 0), gates };
  const again = folder === null ? "" : `; go on with: ${resumeCommand(folder.id, settings)}`;
  console.error(`interrupted after ${summary.cases} cases${again}`);
  return { code: stop.code() ?? exitCode.interrupted, gates };
}

function gatesOf({ outcome, settings, flags, baseline }: ConcludedRun): GateCheck[] {
  const allowMissing = flags.allowMissing === true;
  const failures = baseline?.failures ?? [];
  return [
    ...skippedRows(settings.gates, outcome.problemCount, allowMissing),
    ...checkGates(settings.gates, outcome.summary, allowMissing),
    ...failures.map((message) => ofRun("--baseline", message)),
    ...(baseline !== null && failures.length === 0 ? [ofRun("--baseline", null)] : []),
  ];
}

function printReport(
  { outcome, settings, flags, baseline, source, sample, found, calls, fitting }: ConcludedRun,
  stream: NodeJS.WriteStream,
  print: (text: string) => void,
): void {
  const { summary, folder, interrupted } = outcome;
  const infos = new Map<string, MetricInfo>(found.map(({ name, factory }) => [name, factory.info]));
  const warnings = relevantWarnings(
    summary.warnings,
    summary.metrics.map(({ name, options }) => usedMetric(found, name, options)),
  );
  const read = [...runLines(source, outcome), ...sampleLines(sample)];
  const report = { infos, style: styleOf(stream, process.env), allPairs: flags.pairs === true };
  print([...read, ...scoreReport({ ...summary, warnings }, report)].join("\n"));
  const compared = baseline?.comparison ?? null;
  if (compared !== null) print(`\n${textOf(comparisonParts(compared), styleOf(stream, process.env))}`);
  const used = calls === null ? [] : [...callLines(calls.ledger.totals()), ...(calls.isStub() ? [STUB_NOTICE] : [])];
  const saved = folder === null ? [] : [`saved: ${folder.path}`];
  const files = interrupted ? [] : settings.tables.filter(({ target }) => target !== "-");
  const written = files.map(({ target }) => `written: ${target}`);
  const closing = [...fittingLines(fitting), ...used, ...saved, ...written];
  if (closing.length > 0) print(["", ...closing].join("\n"));
}

/** Whoever names no metric does not know which there are. */
function fittingLines(fitting: readonly string[]): string[] {
  if (fitting.length === 0) return [];
  const flags = fitting.map((name) => `-m ${name}`).join(" ");
  return [
    `no metric was chosen, so the metrics are the default ones; what this file holds is for: ${flags} (evals metrics NAME explains one)`,
  ];
}

function usedMetric(found: readonly FoundMetric[], name: string, options: JsonRecord): UsedMetric {
  const factory = found.find((metric) => metric.name === name)?.factory;
  return { info: factory?.info, isComposed: factory?.(options).parts !== undefined };
}

/** A table that did not get whole was not kept, so it has to be asked for again. */
function resumeCommand(id: string, { tables }: ScoreSettings): string {
  return ["evals score --resume", id, ...tables.map(({ target }) => `-o ${target}`)].join(" ");
}
