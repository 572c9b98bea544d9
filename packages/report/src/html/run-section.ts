import { answeringNotes } from "../answering-models.js";
import { counted, countOf, estimateOf, groupName, intervalText, whole } from "../numbers.js";
import type { Report } from "../report.js";
import { warningMeaning } from "../warning-meaning.js";
import { bdi } from "./bdi.js";
import { html, type Markup } from "./markup.js";
import { moment } from "./moment.js";

const ROWS_SHOWN = 8;
const HASH_SHOWN = 12;

/** What was scored and what came of it, on one screen: a tile for each metric, and what to doubt. */
export function runSection(report: Report): Markup {
  const { run, metrics } = report;
  return html`<header><h1>Evaluation report</h1>
<p class="lead">${counted(run.cases, "case")} of ${run.files.map(({ path }, index) => html`${index === 0 ? "" : ", "}${bdi(path)}`)}; run <code>${bdi(run.id)}</code>, ${moment(run.startedAt)}</p>
${notices(report).map((notice) => html`<p class="notice" role="note">${notice}</p>`)}</header>
<section aria-labelledby="overview"><h2 id="overview">Overview</h2><ul class="tiles">${metrics.map(tile)}</ul>
${warningList(report)}${runFacts(report)}</section>
`;
}

function notices({ run, metrics, textsMissing }: Report): Markup[] {
  return [
    ...(run.status === "finished" ? [] : [html`The run is ${run.status}: the numbers are of a part of its cases.`]),
    ...metrics.flatMap((metric) => answeringNotes(metric).map((note) => html`${bdi(metric.name)}: ${bdi(note)}.`)),
    ...(textsMissing === null ? [] : [html`Texts of the cases are not shown: ${bdi(textsMissing)}.`]),
  ];
}

function tile(metric: Report["metrics"][number], position: number): Markup {
  const isRate = metric.passRate !== null;
  const estimate = estimateOf(metric, isRate);
  const what = isRate ? `${whole(metric.passed ?? 0)} passed` : "mean score";
  return html`<li><a href="#metric-${position}"><span class="tile-name">${bdi(metric.name)}</span>
<span class="tile-value">${estimate.format(estimate.value)}</span>
<span class="tile-note">${intervalText(estimate)}</span><span class="tile-note">${what}, n = ${whole(countOf(metric, metric.passRate !== null))}</span></a></li>`;
}

function warningList({ warnings }: Report): Markup | null {
  if (warnings.length === 0) return null;
  const items = warnings.map(({ code, count, rows }) => {
    const shown = rows.slice(0, ROWS_SHOWN).join(", ");
    return html`<li><code>${code}</code>: ${counted(count, "row")} (${shown}${count > ROWS_SHOWN ? ", …" : ""}): ${warningMeaning(code)}</li>`;
  });
  return html`<h3>What to doubt in the data</h3><ul class="warnings">${items}</ul>`;
}

function runFacts({ run }: Report): Markup {
  const files = run.files.map(
    ({ path, sha256 }) =>
      html`<div>${bdi(path)}${sha256 === null ? null : html` <code>${sha256.slice(0, HASH_SHOWN)}</code>`}</div>`,
  );
  const facts: [string, Markup][] = [
    ["Files, with the start of their SHA-256", html`${files}`],
    ["Columns read as", bdi(fieldList(run.mapping))],
    ["Grouped by", bdi(run.by.length === 0 ? groupName(null) : run.by.join(", "))],
    ["Intervals clustered by", bdi(groupName(run.clusterBy))],
    ["Explanations kept", html`${run.detail === "failed" ? "of cases that did not pass" : run.detail}`],
    ["Finished", run.finishedAt === null ? html`not yet` : moment(run.finishedAt)],
    [
      "Versions",
      bdi(
        Object.entries(run.versions)
          .map(([name, version]) => `${name} ${version}`)
          .join(", "),
      ),
    ],
  ];
  return html`<details><summary>How it was run</summary><dl>${facts.map(([name, fact]) => html`<dt>${name}</dt><dd>${fact}</dd>`)}</dl></details>`;
}

const fieldList = (mapping: Report["run"]["mapping"]): string =>
  Object.entries(mapping)
    .map(([field, column]) => `${field} ← ${Array.isArray(column) ? column.join(", ") : String(column)}`)
    .join("; ");
