import { counted, groupName, intervalText, whole } from "../numbers.js";
import type { Report, ReportMetric } from "../report.js";
import { type ColumnSlice, columnSlices } from "../slices/column-slices.js";
import { bdi } from "./bdi.js";
import { forestLine } from "./forest-plot.js";
import { html, type Markup } from "./markup.js";
import { type Scale, scaleOver, unitOrWider } from "./scale.js";
import { scroller } from "./scroller.js";

/** More slices than anyone compares by eye are in the filters and in the data, not here. */
const SLICES_SHOWN = 60;
const PLOT_WIDTH = 96;

/**
 * For each column that the run is grouped by, all metrics beside each other: one line for each of its values, as a
 * number, its interval in words and as a whisker. The page makes each value a way to its cases.
 */
export function dashboardSection({ run, metrics }: Report): Markup | null {
  const measured = metrics.filter(({ groups }) => groups.length > 0);
  if (run.by.length === 0 || measured.length === 0) return null;
  return html`<section aria-labelledby="slices"><h2 id="slices">By group</h2>
${run.by.map((column, place) => dashboard(column, place, measured, run))}</section>
`;
}

interface Side {
  readonly metric: ReportMetric;
  readonly slices: ReadonlyMap<string | null, ColumnSlice>;
  readonly scale: Scale;
  readonly pooled: number | null;
}

function dashboard(column: string, place: number, metrics: readonly ReportMetric[], run: Report["run"]): Markup {
  const sides = metrics.map((metric) => sideOf(metric, columnSlices(metric, column, run)));
  const values = [...new Set(sides.flatMap(({ slices }) => [...slices.keys()]))];
  const shown = values.slice(0, SLICES_SHOWN);
  const table = html`<table class="dashboard"><caption>By ${bdi(column)}: estimate and interval; the dashed line is all cases</caption>
<thead><tr><th scope="col">${bdi(column)}</th><th scope="col" class="number">cases</th>${sides.map(({ metric }) => html`<th scope="col">${bdi(metric.name)}</th>`)}</tr></thead>
<tbody>${shown.map((value) => line(value, place, sides))}</tbody></table>`;
  const hidden = values.length - shown.length;
  return html`${scroller(`By ${column}`, table)}${hidden > 0 ? html`<p class="lead">… and ${counted(hidden, "more value")}: filter the cases by them below.</p>` : null}
`;
}

function sideOf(metric: ReportMetric, slices: readonly ColumnSlice[]): Side {
  const isRate = metric.passRate !== null;
  const pooled = isRate ? metric.passRate : metric.mean;
  const ends = slices.flatMap(({ estimate: { value, interval } }) =>
    [value, interval?.low ?? null, interval?.high ?? null].filter((end) => end !== null),
  );
  const scale = ends.length === 0 ? scaleOver([0, 1]) : unitOrWider(pooled === null ? ends : [...ends, pooled]);
  return { metric, slices: new Map(slices.map((slice) => [slice.value, slice])), scale, pooled };
}

function line(value: string | null, place: number, sides: readonly Side[]): Markup {
  const cases = Math.max(...sides.map(({ slices }) => slices.get(value)?.cases ?? 0));
  const name = groupName(value);
  return html`<tr><th scope="row" data-group="${place}" data-value="${JSON.stringify(value)}">${bdi(name)}</th><td class="number">${whole(cases)}</td>${sides.map((side) => cell(side, value))}</tr>
`;
}

function cell({ slices, scale, pooled }: Side, value: string | null): Markup {
  const slice = slices.get(value);
  if (slice === undefined || slice.scored === 0) return html`<td>–</td>`;
  const { estimate, cases, scored } = slice;
  const words = intervalText(estimate);
  return html`<td><div class="cell"><b>${estimate.format(estimate.value)}</b>${forestLine(estimate, pooled, scale, PLOT_WIDTH)}</div><small>${words === "–" ? "no interval" : words}${scored < cases ? `, n ${whole(scored)}` : ""}</small></td>`;
}
