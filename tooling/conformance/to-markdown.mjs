// @ts-check
import { byDefinition } from "./by-definition.mjs";
import { kinds } from "./kinds.mjs";
import { scripts } from "./scripts.mjs";

/** @typedef {import("./conformance.mjs").Cell} Cell */

/** @param {readonly Cell[]} cells */
export function toMarkdown(cells) {
  return `${[HEAD, ...kinds.map((kind) => sectionOf(kind, cells)), definitionsOf()].join("\n\n")}\n`;
}

const HEAD = `# Scripts

What each metric of this package that compares texts says, with its default options, of the same pairs of texts in
${scripts.length} scripts. \`=\` is the best score there is, a number any other one (for error rates lower is better), \`–\` unscored: the
metric reads something that the texts do not have. Where there are several pairs, the score that comes nearest to
breaking the rule is shown. The texts are in \`tooling/conformance/scripts.mjs\`; the table is made, not written, by
\`node tooling/conformance/run.mjs\`, and a test fails where it is not what the metrics say.`;

const WANTED = {
  best: "The best score is right.",
  "not best": "Any other score is right; the best one would be wrong.",
  either: "Both are right.",
};

/** @param {import("./kinds.mjs").Kind} kind @param {readonly Cell[]} cells */
function sectionOf({ name, title, note, wanted }, cells) {
  const own = cells.filter(({ kind }) => kind === name);
  const measured = scripts.map(({ script }) => script).filter((script) => own.some((cell) => cell.script === script));
  const metrics = [...new Set(own.map(({ metric }) => metric))];
  const rows = metrics.map((metric) => [
    `\`${metric}\``,
    ...measured.map((script) =>
      shown(
        own.filter((cell) => cell.metric === metric && cell.script === script),
        wanted,
      ),
    ),
  ]);
  const lines = [["metric", ...measured], ["---", ...measured.map(() => "---")], ...rows];
  return [`## ${title}`, `${note} ${WANTED[wanted]}`, lines.map((line) => `| ${line.join(" | ")} |`).join("\n")].join(
    "\n\n",
  );
}

/** @param {readonly Cell[]} cells @param {import("./kinds.mjs").Kind["wanted"]} wanted */
function shown(cells, wanted) {
  const scored = cells.filter(({ score }) => score !== null);
  if (scored.length === 0) return "–";
  const fromBest = (/** @type {Cell} */ { score, best }) => Math.abs(/** @type {number} */ (score) - best);
  const nearest = wanted === "not best";
  const telling = scored.reduce((told, cell) => (fromBest(cell) < fromBest(told) === nearest ? cell : told));
  return telling.isBest ? "=" : /** @type {number} */ (telling.score).toFixed(2);
}

function definitionsOf() {
  const titleOf = (/** @type {string} */ name) => kinds.find((kind) => kind.name === name)?.title ?? name;
  const lines = byDefinition.map(({ kind, metrics, scripts: only, reason }) => {
    const who =
      metrics === "all" ? "every metric that compares words" : metrics.map((name) => `\`${name}\``).join(", ");
    return `- **${titleOf(kind)}**: ${who}${only === undefined ? "" : ` in ${only.join(" and ")}`}: ${reason}.`;
  });
  return [
    "## By definition",
    "Where the table shows something else than is called right above, it is meant so:",
    lines.join("\n"),
  ].join("\n\n");
}
