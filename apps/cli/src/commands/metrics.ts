import { unknownMetric } from "../discovery/choose-metrics.js";
import { discover, type FoundMetric } from "../discovery/discover.js";
import { exitCode } from "../exit-code.js";
import { loadedLines } from "../render/loaded-lines.js";
import { styleOf } from "../render/style.js";
import { textTable } from "../render/text-table.js";

interface MetricsFlags {
  readonly json?: boolean;
  readonly plugin?: readonly string[];
  readonly verbose?: boolean;
}

/** `evals metrics [name]`: what is installed; explains one. */
export async function metrics(name: string | undefined, flags: MetricsFlags): Promise<number> {
  const found = await discover(process.cwd(), flags.plugin ?? []);
  if (flags.verbose === true) for (const line of loadedLines(found)) console.error(line);
  if (name === undefined) list(found, flags.json === true);
  else {
    const metric = found.find((candidate) => candidate.name === name);
    if (metric === undefined) throw unknownMetric(name, found);
    explain(metric, flags.json === true);
  }
  return exitCode.done;
}

function list(found: readonly FoundMetric[], asJson: boolean): void {
  if (asJson) {
    console.log(JSON.stringify(found.map(describe), null, 2));
    return;
  }
  if (found.length === 0) console.log("No metric packages are installed. Start with: npm install @eval/deterministic");
  const columns = ["metric", "package", "what it measures"].map((title) => ({ title, align: "left" as const }));
  const rows = found.map(({ name, package: from, version, factory }) => [
    name,
    `${from} ${version}`.trim(),
    factory.info.summary,
  ]);
  if (rows.length > 0) console.log(textTable(columns, rows).join("\n"));
}

function describe({ package: from, version, factory }: FoundMetric) {
  return {
    ...factory.info,
    package: from,
    packageVersion: version,
    defaults: factory.defaults,
    choices: factory.choices ?? {},
  };
}

function explain(metric: FoundMetric, asJson: boolean): void {
  if (asJson) {
    console.log(JSON.stringify(describe(metric), null, 2));
    return;
  }
  const { info, defaults, choices } = metric.factory;
  const style = styleOf(process.stdout, process.env);
  const [min, max] = info.range;
  const needs = info.needs.map((need) => (typeof need === "string" ? need : need.join(" or "))).join(", ");
  const facts = [
    ["package", `${metric.package} ${metric.version}`.trim()],
    ["definition", `version ${info.version}`],
    ["source", info.source],
    ["needs", needs],
    ["score", `${min ?? "no bound"} to ${max ?? "no bound"}, ${info.higherIsBetter ? "higher" : "lower"} is better`],
    ...(info.flags === undefined ? [] : [["flags", info.flags.join(", ")]]),
    ...(info.caveat === undefined ? [] : [["limits", info.caveat]]),
  ];
  console.log(style.bold(info.name));
  console.log(`${info.summary}\n`);
  console.log(
    textTable(
      [
        { title: "", align: "left" },
        { title: "", align: "left" },
      ],
      facts,
    )
      .slice(1)
      .join("\n"),
  );
  const options = Object.entries(defaults as Record<string, unknown>);
  if (options.length === 0) return;
  console.log(`\n${style.bold("options")}`);
  const rows = options.map(([key, value]) => [
    key,
    JSON.stringify(value),
    choices?.[key]?.map((choice) => JSON.stringify(choice)).join(" | ") ?? "",
  ]);
  const columns = ["name", "default", "values"].map((title) => ({ title, align: "left" as const }));
  console.log(
    textTable(columns, rows)
      .map((line) => `  ${line}`)
      .join("\n"),
  );
  console.log(`\nUse: evals score answers.csv -m '${info.name}:${JSON.stringify(otherOption(metric))}'`);
}

/** One option with a value that is not its default, to show the form. */
function otherOption({ factory: { defaults, choices } }: FoundMetric): object {
  const standard = defaults as Record<string, unknown>;
  for (const [key, values] of Object.entries(choices ?? {})) {
    const other = values?.find((value) => value !== standard[key]);
    if (other !== undefined) return { [key]: other };
  }
  return Object.fromEntries(Object.entries(standard).slice(0, 1));
}
