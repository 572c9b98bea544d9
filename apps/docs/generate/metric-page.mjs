// @ts-check
import { withImports } from "./example-imports.mjs";
import { code, codeBlock, safeText, table } from "./markdown.mjs";

/**
 * @typedef {import("./workspace-metrics.mjs").WorkspaceMetric} WorkspaceMetric
 * @typedef {import("./read-metric-docs.mjs").MetricDocs} MetricDocs
 * @typedef {import("./read-metric-docs.mjs").Property} Property
 */

/**
 * The page of a metric: what its `info`, its options and its doc block say, and nothing else.
 *
 * @param {WorkspaceMetric} metric
 * @param {MetricDocs} docs
 * @param {{ exportNames: ReadonlySet<string>, isBundled: boolean }} where what its package exports, and whether `evals`
 *   brings that package
 * @returns {string}
 */
export function metricPage({ name, factory, exportName, member }, docs, { exportNames, isBundled }) {
  const { info } = factory;
  const examples = docs.examples.map((example) => codeBlock("ts", withImports(example, member.name, exportNames)));
  const parts = [
    `---\ntitle: ${name}\ndescription: ${JSON.stringify(info.summary)}\n---`,
    `# ${name}`,
    safeText(info.summary),
    factTable(info, exportName, member.name),
    ...(info.caveat === undefined ? [] : [`::: info What the number does not say\n${safeText(info.caveat)}\n:::`]),
    "## How it measures",
    safeText(docs.text),
    "## In code",
    codeBlock("sh", `npm install ${member.name}`),
    ...examples,
    "## On the command line",
    ...commandParts(name, factory),
    ...(isBundled
      ? []
      : [`\`evals\` does not bring ${code(member.name)}: install it in the project where you run it.`]),
    ...optionParts(factory, docs.options),
    ...detailParts(docs.detail),
    ...passesAlone(info),
    "## Source",
    [info.source, ...docs.sources.filter((source) => !info.source.startsWith(source))]
      .map((source) => `- ${linked(safeText(source))}`)
      .join("\n"),
  ];
  return `${parts.join("\n\n")}\n`;
}

/**
 * @param {import("@eval/core").MetricInfo} info
 * @param {string} exportName
 * @param {string} packageName
 */
function factTable({ needs, range, higherIsBetter, version, flags }, exportName, packageName) {
  const [min, max] = range.map((bound) => bound ?? "no bound");
  const needed = needs.map((need) => (typeof need === "string" ? code(need) : need.map(code).join(" or ")));
  return table(
    ["", ""],
    [
      ["package", code(packageName)],
      ["export", code(exportName)],
      ["needs", needed.join(", ") || "nothing"],
      ["score", `${min} to ${max}, ${higherIsBetter ? "higher" : "lower"} is better`],
      ["definition", `version ${version}`],
      ...(flags === undefined ? [] : [["flags to look at", flags.map(code).join(", ")]]),
    ],
  );
}

/**
 * Commands that work. A metric that cannot be made without options says so in its own words.
 *
 * @param {string} name
 * @param {import("@eval/core").MetricFactory} factory
 */
function commandParts(name, factory) {
  const command = `npx evals score answers.csv -m ${name}`;
  const problem = problemOf(() => factory());
  if (problem !== null) {
    const form = `\`-m '${name}:{"option": value}'\``;
    return [
      `It needs options, given as JSON behind its name (${form}) or in the configuration. Without them it stops with:`,
      codeBlock("text", problem),
    ];
  }
  const other = otherValue(factory);
  if (other === null || problemOf(() => factory(other)) !== null) return [codeBlock("sh", command)];
  return [codeBlock("sh", `${command}\nnpx evals score answers.csv -m '${name}:${JSON.stringify(other)}'`)];
}

/** @param {() => unknown} make */
function problemOf(make) {
  try {
    make();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * @param {import("@eval/core").MetricFactory} factory
 * @param {readonly Property[]} described
 */
function optionParts({ defaults, choices }, described) {
  const rows = Object.entries(/** @type {Record<string, unknown>} */ (defaults)).map(([key, value]) => {
    const { text = "", type = "" } = described.find((property) => property.name === key) ?? {};
    const values = choices?.[key]?.map((choice) => code(JSON.stringify(choice))).join(", ") ?? readableType(type);
    return [code(key), shortValue(value), values, safeText(text)];
  });
  if (rows.length === 0) return ["It takes no options."];
  return ["## Options", table(["option", "default", "values", "meaning"], rows)];
}

/**
 * An option with a value that is not its default, to show the form.
 *
 * @param {import("@eval/core").MetricFactory} factory
 * @returns {import("@eval/core").JsonRecord | null}
 */
function otherValue({ defaults, choices }) {
  for (const [key, values] of Object.entries(choices ?? {})) {
    const other = values?.find((value) => value !== defaults[key] && value !== null);
    if (other !== undefined) return { [key]: other };
  }
  return null;
}

/** @param {readonly Property[]} detail */
function detailParts(detail) {
  if (detail.length === 0) return [];
  const rows = detail.map(({ name, type, text }) => [code(name), readableType(type), safeText(text)]);
  return ["## What explains the score", "In `metadata` of a result:", table(["field", "type", "meaning"], rows)];
}

/** @param {import("@eval/core").MetricInfo} info */
const passesAlone = ({ passesAlone }) =>
  passesAlone === undefined ? [] : ["## Where it passes and another metric fails", safeText(passesAlone)];

/** A default in a table; a long one is left to the code. @param {unknown} value */
function shortValue(value) {
  const text = JSON.stringify(value);
  return code(text.replaceAll(",", ", "));
}

/** A type for people who read JSON. @param {string} type */
function readableType(type) {
  if (type === "") return "";
  const plain = type
    .replaceAll("readonly ", "")
    .replace(/Readonly<Record<string, (Json|unknown)>>|JsonRecord/g, "object")
    .replace(/(\w+)\[\]/g, "list of $1")
    .replace(/\{[^{}]*\}\[\]/g, "list of objects");
  return plain.length > 80 ? "object" : code(plain);
}

/** @param {string} text */
const linked = (text) => text.replace(/(?<![("<`])https?:\/\/[^\s,;]*[^\s,;.)]/g, "<$&>");
