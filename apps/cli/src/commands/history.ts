import fs from "node:fs";
import path from "node:path";
import { EvalError, show } from "@eval/core";
import { historyReport } from "@eval/report";
import { claimStdout } from "../claim-stdout.js";
import { nearest } from "../discovery/nearest.js";
import { exitCode } from "../exit-code.js";
import { type SavedRun, savedRuns } from "../history/saved-runs.js";
import { historyParts } from "../render/history-report.js";
import { textOf } from "../render/report-part.js";
import { styleOf } from "../render/style.js";

interface HistoryFlags {
  readonly metric?: readonly string[];
  readonly file?: string;
  readonly last?: number;
  readonly output?: readonly string[];
  readonly json?: boolean;
}

const NAMES_SHOWN = 5;

/** `evals history`: the numbers of the runs that were kept, oldest first, and a chart of them. */
export async function history(flags: HistoryFlags): Promise<number> {
  const print = claimStdout();
  const { runs: all, leftOut } = await savedRuns(process.cwd());
  const runs = chosenRuns(all, flags);
  const history = { runs: runs.map(({ cases, files, ...run }) => run) };
  for (const target of flags.output ?? []) writeHistory(target, history);
  if (flags.json === true) print(JSON.stringify({ runs, leftOut }, null, 2));
  else print(textOf(historyParts(runs, leftOut, missingFile(all, flags.file)), styleOf(process.stdout, process.env)));
  for (const target of flags.output ?? []) console.error(`written: ${target}`);
  return exitCode.done;
}

function chosenRuns(all: readonly SavedRun[], { metric: names, file, last }: HistoryFlags): SavedRun[] {
  const known = [...new Set(all.flatMap(({ metrics }) => metrics.map(({ name }) => name)))];
  for (const name of names ?? []) {
    if (known.includes(name)) continue;
    const hint = nearest(name, known);
    throw new EvalError(
      "invalid-option",
      `--metric must name a metric of a saved run, got ${show(name)}${hint === null ? "" : `; did you mean ${hint}?`}`,
    );
  }
  // Runs are told apart by the names of their files, so a path is as good as one.
  const runs = all
    .filter(({ files }) => file === undefined || files.includes(path.basename(file)))
    .map((run) => ({ ...run, metrics: run.metrics.filter(({ name }) => names?.includes(name) ?? true) }))
    .filter(({ metrics }) => metrics.length > 0);
  return last === undefined ? runs : runs.slice(-last);
}

/** What to say where no run is of the file named: of which files there are runs. */
function missingFile(all: readonly SavedRun[], file: string | undefined): string | null {
  const known = [...new Set(all.flatMap(({ files }) => files))];
  if (file === undefined || known.length === 0 || known.includes(path.basename(file))) return null;
  const near = nearest(path.basename(file), known);
  const more = known.length > NAMES_SHOWN ? `, and ${known.length - NAMES_SHOWN} more` : "";
  const hint = near === null ? "" : ` Did you mean ${near}?`;
  return `No finished run is of ${show(file)}; there are runs of ${known.slice(-NAMES_SHOWN).join(", ")}${more}.${hint}`;
}

function writeHistory(target: string, history: Parameters<typeof historyReport>[0]): void {
  if (target.endsWith(".html")) fs.writeFileSync(target, historyReport(history));
  else if (target.endsWith(".json")) fs.writeFileSync(target, `${JSON.stringify(history, null, 2)}\n`);
  else throw new EvalError("invalid-option", `--output must end in .html or .json, got ${show(target)}`);
}
