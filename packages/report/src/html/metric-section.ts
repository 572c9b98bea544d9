import { metricNotes } from "../metric-notes.js";
import {
  counted,
  countOf,
  type Estimate,
  estimateOf,
  groupName,
  intervalKind,
  intervalText,
  whole,
} from "../numbers.js";
import type { Group, Numbers, Report, ReportMetric } from "../report.js";
import { shownOptions, WHOLE_OPTIONS } from "../shown-options.js";
import { bdi } from "./bdi.js";
import { forestAxis, forestLine } from "./forest-plot.js";
import { labelTable } from "./label-table.js";
import { html, type Markup } from "./markup.js";
import { type Scale, scaleOf } from "./scale.js";
import { scroller } from "./scroller.js";

/** More groups than anyone reads in a table are in the filters and in the data, not here. */
const GROUPS_SHOWN = 200;
/** More groups than these would push the next metric off the screen: they wait behind a line. */
const GROUPS_OPEN = 12;

/** A metric: its estimate over all cases and in each group, as table and forest plot, its labels, what to mind. */
export function metricSection(metric: ReportMetric, position: number, { run }: Report): Markup {
  const isRate = metric.passRate !== null;
  const id = `metric-${position}`;
  return html`<section class="metric" aria-labelledby="${id}">
<h3 id="${id}">${bdi(metric.name)} <small>${bdi(metric.package)}, definition ${metric.version}</small></h3>
${metric.summary === undefined ? null : html`<p>${metric.summary}</p>`}
${groupTables(metric, isRate, run.by)}
<ul class="notes">${sentences(metric, run.clusterBy).map((note) => html`<li>${bdi(note)}</li>`)}</ul>
<div class="beside">${labelTable(metric, position)}${errorList(metric)}${optionList(metric)}</div>
</section>
`;
}

const sentences = (metric: ReportMetric, clusterBy: string | null): string[] => [
  ...metricNotes(metric, clusterBy),
  ...(metric.higherIsBetter ? [] : ["lower is better"]),
  ...(metric.caveat === undefined ? [] : [metric.caveat]),
];

/** The estimate over all cases and in each group; many groups wait behind a line. */
function groupTables(metric: ReportMetric, isRate: boolean, by: readonly string[]): Markup {
  const { name, groups } = metric;
  const shown = groups.slice(0, GROUPS_SHOWN);
  const table = (some: readonly Group[]): Markup =>
    scroller(`${name} in numbers`, groupTable(metric, some, isRate, some.length === 0 ? [] : by));
  if (groups.length <= GROUPS_OPEN) return table(shown);
  const hidden = groups.length - shown.length;
  const rest = hidden > 0 ? html`<p>… and ${counted(hidden, "more group")}: filter the cases by them below.</p>` : null;
  return html`${table([])}<details><summary>By ${bdi(by.join(", "))}: ${counted(groups.length, "group")}</summary>${table(shown)}${rest}</details>`;
}

function groupTable(metric: ReportMetric, groups: readonly Group[], isRate: boolean, by: readonly string[]): Markup {
  const columns = by.length === 0 ? [""] : by;
  const scale = scaleOf(metric, isRate);
  const pooled = estimateOf(metric, isRate);
  const line = (numbers: Numbers) => estimateCells(numbers, estimateOf(numbers, isRate), pooled.value, scale, isRate);
  return html`<table>
<caption>${isRate ? "Pass rate" : "Mean score"}${by.length === 0 ? null : html` by ${bdi(by.join(", "))}`}</caption>
<thead><tr>${columns.map((column) => html`<th scope="col">${column === "" ? "Cases" : bdi(column)}</th>`)}
<th scope="col" class="number">n</th>${isRate ? html`<th scope="col" class="number">passed</th>` : null}
<th scope="col" class="number">${isRate ? "rate" : "mean"}</th><th scope="col">${intervalKind(pooled.interval)}</th>
<th scope="col" class="wide"><span class="unseen">Estimate with its interval</span>${forestAxis(scale, pooled.format)}</th>
<th scope="col" class="number">blank</th><th scope="col" class="number">unscored</th><th scope="col" class="number">errors</th></tr></thead>
<tbody>${groups.map((group) => html`<tr>${groupHead(by.map((column) => group.by[column] ?? null))}${line(group)}</tr>\n`)}</tbody>
<tfoot><tr><th scope="row" colspan="${columns.length}">All</th>${line(metric)}</tr></tfoot>
</table>`;
}

const groupHead = (values: readonly (string | null)[]): Markup[] =>
  values.map((value, index) =>
    index === 0 ? html`<th scope="row">${bdi(groupName(value))}</th>` : html`<td>${bdi(groupName(value))}</td>`,
  );

const number = (text: string): Markup => html`<td class="number">${text}</td>`;

function estimateCells(
  numbers: Numbers,
  estimate: Estimate,
  pooled: number | null,
  scale: Scale,
  isRate: boolean,
): Markup {
  const { passed, blank, unscored, errors } = numbers;
  return html`${number(whole(countOf(numbers, isRate)))}${isRate ? number(passed === null ? "–" : whole(passed)) : null}
${number(estimate.format(estimate.value))}<td class="interval">${intervalText(estimate)}</td>
<td class="wide">${forestLine(estimate, pooled, scale)}</td>${[blank, unscored, errors].map((count) => number(whole(count)))}`;
}

function errorList({ firstErrors }: ReportMetric): Markup | null {
  if (firstErrors.length === 0) return null;
  const items = firstErrors.map(
    ({ case: number, id, label, reason }) =>
      html`<li>case ${number}${id === null ? null : html` (${bdi(id)})`}: <b>${bdi(label)}</b> ${bdi(reason)}</li>`,
  );
  return html`<div><h4>First errors</h4><ul>${items}</ul></div>`;
}

function optionList({ options }: ReportMetric): Markup {
  const { short, long } = shownOptions(options);
  const text = [JSON.stringify(short, null, 2), ...long.map((line) => `${line} (${WHOLE_OPTIONS})`)].join("\n");
  return html`<details><summary>Options</summary><pre dir="ltr">${text}</pre></details>`;
}
