import { bdi } from "../html/bdi.js";
import { html, type Markup } from "../html/markup.js";
import { moment } from "../html/moment.js";
import { pageStart } from "../html/page-start.js";
import { scroller } from "../html/scroller.js";
import { counted, intervalKind, intervalText, points, signed, whole } from "../numbers.js";
import { pageStyle } from "../page-asset.js";
import type { RunHistory } from "./run-history.js";
import { type Trend, type TrendPoint, trendsOf } from "./trend.js";
import { trendChart } from "./trend-chart.js";

/**
 * Runs over time as one HTML page that needs nothing else: for each metric a chart with intervals, and the numbers under
 * it. No script is in it, and names are shown as text whatever they hold. Of no runs the page says so.
 *
 * @param history runs in any order; rates and means as shares and scores, intervals as `@eval/stats` gives them
 */
export function historyReport(history: RunHistory): string {
  const trends = trendsOf(history);
  const body = html`<main>
<header><h1>Evaluation history</h1>
<p class="lead">${counted(history.runs.length, "run")}, from the first to the last. Whether two of them differ is for <code>evals compare</code> to say: it looks at the same cases in both, and intervals that overlap do not.</p></header>
${trends.length === 0 ? html`<p class="notice" role="note">There is no run to show.</p>` : trends.map(trendSection)}
</main>
</body>
</html>
`;
  return `${pageStart("Evaluation history", pageStyle(), null)}${body.markup}`;
}

function trendSection(trend: Trend, position: number): Markup {
  const id = `trend-${position}`;
  const interval = trend.points.find((point) => point.interval !== null)?.interval ?? null;
  const series = new Set(trend.points.map((point) => point.series)).size;
  const table = html`<table><caption class="unseen">${trend.name}, a line for each run</caption>
<thead><tr><th scope="col">run</th><th scope="col">label</th><th scope="col">started</th><th scope="col" class="number">n</th>
<th scope="col" class="number">${trend.isRate ? "rate" : "mean"}</th><th scope="col">${intervalKind(interval)}</th><th scope="col" class="number">change</th></tr></thead>
<tbody>${trend.points.toReversed().map((point) => pointLine(point, trend.isRate))}</tbody></table>`;
  return html`<section class="metric" aria-labelledby="${id}"><h2 id="${id}">${bdi(trend.name)}</h2>
${scroller(`Chart of ${trend.name}`, trendChart(trend))}
${trend.higherIsBetter ? null : html`<p class="lead">Lower is better.</p>`}
${series > 1 ? html`<p class="lead">Runs that are not joined by a line differ in definition, options or data, and must not be compared.</p>` : null}
${scroller(`Numbers of ${trend.name}`, table)}</section>
`;
}

function pointLine(point: TrendPoint, isRate: boolean): Markup {
  const { id, label, startedAt, n, value, change, format } = point;
  return html`<tr><th scope="row"><code>${bdi(id)}</code></th><td>${label === null ? "–" : bdi(label)}</td><td>${moment(startedAt)}</td><td class="number">${whole(n)}</td>
<td class="number">${format(value)}</td><td class="interval">${intervalText(point)}</td><td class="number">${change === null ? "–" : signed(change, isRate ? points : format)}</td></tr>
`;
}
