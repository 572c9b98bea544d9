import { bdi } from "../html/bdi.js";
import { forestAxis, forestLine } from "../html/forest-plot.js";
import { html, type Markup } from "../html/markup.js";
import type { Scale } from "../html/scale.js";
import { scroller } from "../html/scroller.js";
import { groupName, intervalKind, intervalText, signed, whole } from "../numbers.js";
import { ONLY_A, ONLY_B } from "./case-change.js";
import { comparedNotes, conclusionWords, differenceOf, formatOf, pText, tickFormatOf } from "./compared-words.js";
import type { ComparedMetric, Comparison } from "./comparison.js";
import { differenceScale } from "./difference-scale.js";

/** All columns must fit a window of 1280 pixels. */
const PLOT_WIDTH = 150;

/** A metric on both sides: over all pairs and over each slice, with the difference as number and plot. */
export function comparedSection(metric: string, position: number, comparison: Comparison, column: number): Markup {
  const rows = comparison.comparisons.filter((row) => row.metric === metric);
  const [all] = rows as [ComparedMetric];
  const scale = differenceScale(rows);
  const id = `metric-${position}`;
  const signedFormat = (value: number | null) =>
    value === null ? "–" : value === 0 ? "0" : signed(value, tickFormatOf(all));
  const table = html`<table><caption>${all.measure === "pass rate" ? "Pass rate" : "Mean score"} of A and B on the same cases; under “only A” and “only B” are the cases that only this side passes</caption>
<thead><tr><th scope="col">Pairs</th><th scope="col">B is</th><th scope="col" class="number">n</th><th scope="col" class="number">A</th><th scope="col" class="number">B</th><th scope="col" class="number">B − A</th>
<th scope="col">${intervalKind(all.differenceInterval)}</th><th scope="col" class="wide"><span class="unseen">Difference with its interval</span>${forestAxis(scale, signedFormat, PLOT_WIDTH)}</th>
<th scope="col" class="number">only A</th><th scope="col" class="number">only B</th><th scope="col" class="number">p</th><th scope="col" class="number">p (Holm)</th></tr></thead>
<tbody>${rows.map((row) => line(row, scale, column))}</tbody></table>`;
  return html`<section class="metric" aria-labelledby="${id}"><h3 id="${id}">${bdi(metric)}</h3>
${scroller(`${metric} on both sides`, table)}
<ul class="notes">${comparedNotes(all, comparison.clusterBy).map((note) => html`<li>${bdi(note)}</li>`)}</ul></section>
`;
}

/** The verdict stands beside the name: what is read first must not be what a narrow window cuts off. */
function line(row: ComparedMetric, scale: Scale, column: number): Markup {
  const { slice, paired, a, b, discordant, test, adjustedP, conclusion } = row;
  const format = formatOf(row);
  const estimate = differenceOf(row);
  const name = slice === null ? html`all` : html`${bdi(slice.column)}: ${bdi(groupName(slice.value))}`;
  const counts =
    discordant === null
      ? html`<td class="number">–</td><td class="number">–</td>`
      : html`${way(slice, discordant.onlyA, ONLY_A, column)}${way(slice, discordant.onlyB, ONLY_B, column)}`;
  return html`<tr><th scope="row" class="slice">${name}</th><td>${verdict(conclusion)}</td><td class="number">${whole(paired)}</td><td class="number">${format(a)}</td><td class="number">${format(b)}</td>
<td class="number">${estimate.format(estimate.value)}</td><td class="interval">${intervalText(estimate)}</td><td class="wide">${forestLine(estimate, 0, scale, PLOT_WIDTH)}</td>
${counts}<td class="number">${pText(test.p)}</td><td class="number">${pText(adjustedP)}</td></tr>
`;
}

/** A count that leads to its cases, where it is over all pairs: the page filters by one column at a click. */
const way = (slice: ComparedMetric["slice"], count: number, value: string, column: number): Markup =>
  slice === null && count > 0
    ? html`<td class="number" data-group="${column}" data-value="${JSON.stringify(value)}">${whole(count)}</td>`
    : html`<td class="number">${whole(count)}</td>`;

const signs = { better: ["▲", "pass"], worse: ["▼", "fail"] } as const;

function verdict(conclusion: ComparedMetric["conclusion"]): Markup {
  const words = conclusionWords[conclusion];
  if (conclusion !== "better" && conclusion !== "worse") return html`<span class="nowrap">${words}</span>`;
  const [sign, style] = signs[conclusion];
  return html`<span class="chip ${style}"><span aria-hidden="true">${sign}</span> ${words}</span>`;
}
