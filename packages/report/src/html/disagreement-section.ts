import { percent, whole } from "../numbers.js";
import type { MetricPair, Report } from "../report.js";
import { bdi } from "./bdi.js";
import { html, type Markup } from "./markup.js";
import { scroller } from "./scroller.js";

/** How often each two metrics give the same verdict; nothing where there are no two. */
export function disagreementSection({ disagreement }: Report): Markup | null {
  if (disagreement.length === 0) return null;
  const table = html`<table>
<caption>Cases to which both metrics gave a verdict</caption>
<thead><tr><th scope="col">A</th><th scope="col">B</th>${["both pass", "both fail", "only A", "only B", "disagree"].map((title) => html`<th scope="col" class="number">${title}</th>`)}</tr></thead>
<tbody>${disagreement.map(line)}</tbody></table>`;
  return html`<section aria-labelledby="disagreement"><h2 id="disagreement">Where metrics disagree</h2>${scroller("Pairs of metrics", table)}</section>
`;
}

function line(pair: MetricPair): Markup {
  const { a, b, bothPass, bothFail, onlyA, onlyB } = pair;
  const all = bothPass + bothFail + onlyA + onlyB;
  const cells = [bothPass, bothFail, onlyA, onlyB].map((count) => html`<td class="number">${whole(count)}</td>`);
  const share = percent(all === 0 ? null : (onlyA + onlyB) / all);
  return html`<tr><th scope="row">${bdi(a)}</th><td>${bdi(b)}</td>${cells}<td class="number">${share}</td></tr>`;
}
