import fs from "node:fs";
import path from "node:path";
import { type EvalCase, EvalError } from "@eval/core";
import { openSource, type ReadPlan, readCases } from "@eval/runner";
import { keyValues } from "../config/key-value.js";
import { discover } from "../discovery/discover.js";
import { exitCode } from "../exit-code.js";
import { suggestMetrics } from "../init/suggest-metrics.js";
import { type Trial, tryMetrics } from "../init/try-metrics.js";
import { ownManifest } from "../own-manifest.js";
import { mappingLine } from "../render/mapping-line.js";
import { defaultGrouping } from "../score/default-grouping.js";

const FILE = "eval.config.json";
const IGNORED = ".evals/";
/** Where a project that depends on this package finds the schema of its configuration: editors complete by it. */
const SCHEMA = "node_modules/@eval/cli/dist/eval.config.schema.json";
/** Cases that are looked at, and scored once, before a configuration is written. */
const TRIED = 200;

interface InitFlags {
  readonly force?: boolean;
  readonly map?: readonly string[];
}

/** `evals init [file]`: looks at a file of answers, tries the metrics that fit, and writes a configuration that works. */
export async function init(file: string | undefined, { force, map }: InitFlags): Promise<number> {
  const directory = process.cwd();
  const target = path.join(directory, FILE);
  if (fs.existsSync(target) && force !== true) {
    throw new EvalError("invalid-input", `${FILE} must not exist yet; --force writes over it`);
  }
  const schema = fs.existsSync(path.join(directory, SCHEMA)) ? { $schema: `./${SCHEMA}` } : {};
  const content =
    file === undefined
      ? { files: ["answers.csv"], metrics: [...ownManifest().evals.defaultMetrics] }
      : await configurationFor(file, keyValues("--map", map), directory);
  fs.writeFileSync(target, `${JSON.stringify({ ...schema, ...content }, null, 2)}\n`);
  console.log(`written: ${FILE}`);
  noteIgnore(directory);
  console.log("next: evals score");
  return exitCode.done;
}

async function configurationFor(
  file: string,
  given: Readonly<Record<string, string>>,
  directory: string,
): Promise<object> {
  const options = { map: given, limit: TRIED };
  const source = await openSource([file], options);
  console.log(`mapping: ${mappingLine(source.plan)}`);
  const cases: EvalCase[] = [];
  for await (const evalCase of readCases(source)) cases.push(evalCase);
  const { suggestedMetrics } = ownManifest().evals;
  const names = await suggestMetrics(cases, suggestedMetrics);
  const trials = await tryMetrics(names, await discover(directory, []), file, options, directory);
  for (const line of trialLines(trials)) console.log(line);
  const working = trials.filter(({ scored }) => scored > 0).map(({ name }) => name);
  if (working.length === 0) throw new EvalError("invalid-input", noMetricLine(source.plan));
  return {
    files: [file],
    map: writableMap(source.plan, given),
    ...groupingOf(source.plan),
    metrics: working,
  };
}

function trialLines(trials: readonly Trial[]): string[] {
  return trials.map(({ name, cases, scored, labels }) => {
    const rest =
      scored === cases
        ? ""
        : ` (${Object.entries(labels)
            .map(([label, count]) => `${label} ${count}`)
            .join(", ")})`;
    return `tried on the first ${cases} cases: ${name} scored ${scored}${rest}${scored === 0 ? ", left out" : ""}`;
  });
}

const noMetricLine = ({ mapping, files }: ReadPlan): string =>
  `no metric fits what was found, so nothing was written; say which column holds what, as in --map ${"output" in mapping ? "expected" : "output"}=COLUMN (columns: ${[...new Set(files.flatMap(({ columns }) => columns))].join(", ")})`;

/** Only plain columns can be written down; columns that make up a list together are found again by name. */
function writableMap({ mapping }: ReadPlan, given: Readonly<Record<string, string>>): Record<string, string> {
  const plain = Object.entries(mapping).filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return { ...Object.fromEntries(plain), ...given };
}

function groupingOf(plan: ReadPlan): { by?: string[] } {
  const by = defaultGrouping(plan);
  return by.length === 0 ? {} : { by };
}

/** Runs hold answers, and answers may be private. */
function noteIgnore(directory: string): void {
  const file = path.join(directory, ".gitignore");
  const lines = fs.existsSync(file) ? fs.readFileSync(file, "utf8").split("\n") : [];
  if (!lines.some((line) => line.trim() === IGNORED)) console.log(`add to .gitignore: ${IGNORED}`);
}
