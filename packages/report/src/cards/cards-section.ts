import { bdi } from "../html/bdi.js";
import { forestAxis, forestLine } from "../html/forest-plot.js";
import { html, type Markup } from "../html/markup.js";
import { unitOrWider } from "../html/scale.js";
import { scroller } from "../html/scroller.js";
import { decimal, type Estimate, intervalText, percent, whole } from "../numbers.js";
import type { ReportMetric } from "../report.js";
import type { Card, CardRate } from "./card.js";
import { histogramChart } from "./histogram-chart.js";
import { judgeValidation } from "./judge-validation.js";
import { readCard } from "./read-card.js";
import { rocChart } from "./roc-chart.js";

/** What is known of the scores and judges of a run, out of their cards; nothing where there are none. */
export function cardsSection(cards: readonly unknown[], metrics: readonly ReportMetric[]): Markup | null {
  const used = new Set(metrics.map((metric) => judgeValidation(metric)?.card ?? null));
  const read = cards.map((json) => readCard(json, used)).filter((card) => card !== null);
  if (read.length === 0) return null;
  return html`<section aria-labelledby="cards"><h2 id="cards">What the measures are worth</h2>${read.map(cardView)}</section>
`;
}

function cardView(card: Card, position: number): Markup {
  const id = `card-${position}`;
  return html`<section class="metric" aria-labelledby="${id}"><h3 id="${id}">${bdi(card.title)}</h3>
<dl>${card.facts.map(([name, value]) => html`<dt>${name}</dt><dd>${bdi(value)}</dd>`)}</dl>
${card.kind === "calibration" ? charts(card) : null}
${card.rates.length === 0 ? null : rateTable(card)}</section>
`;
}

const charts = ({ histogram, threshold, roc, notes }: Extract<Card, { kind: "calibration" }>): Markup =>
  html`<div class="beside">${histogram === null ? null : histogramChart(histogram, threshold)}${roc.length < 2 ? null : rocChart(roc)}</div>
<ul class="notes">${notes.map((note) => html`<li>${bdi(note)}</li>`)}</ul>`;

function rateTable({ rates, kind, title }: Card): Markup {
  const format = kind === "judge" ? percent : decimal;
  const ends = rates.flatMap(({ rate, interval }) =>
    [rate, interval?.low ?? null, interval?.high ?? null].filter((end) => end !== null),
  );
  const scale = unitOrWider(ends);
  const table = html`<table><caption>${kind === "judge" ? "How the judge did on edits of known effect" : "AUC by slice"}</caption>
<thead><tr><th scope="col">${kind === "judge" ? "test" : "slice"}</th><th scope="col" class="number">n</th><th scope="col" class="number">${kind === "judge" ? "rate" : "AUC"}</th><th scope="col">interval</th><th scope="col" class="wide"><span class="unseen">Estimate with its interval</span>${forestAxis(scale, format)}</th></tr></thead>
<tbody>${rates.map((rate) => rateLine(rate, format, scale))}</tbody></table>`;
  return scroller(`${title} in numbers`, table);
}

function rateLine(
  { name, n, rate, interval }: CardRate,
  format: Estimate["format"],
  scale: ReturnType<typeof unitOrWider>,
) {
  const estimate: Estimate = { value: rate, interval, format };
  return html`<tr><th scope="row">${bdi(name)}</th><td class="number">${whole(n)}</td><td class="number">${format(rate)}</td><td class="interval">${intervalText(estimate)}</td><td class="wide">${forestLine(estimate, null, scale)}</td></tr>
`;
}
