import { percent, whole } from "../numbers.js";
import type { ReportMetric } from "../report.js";
import { bdi } from "./bdi.js";
import { html, type Markup } from "./markup.js";

const WIDTH = 120;
const HEIGHT = 12;

/** How often each label came, with a bar for its share. The page makes each label a way to its cases. */
export function labelTable({ labels, cases }: ReportMetric, position: number): Markup {
  const rows = Object.entries(labels).map(
    ([label, count]) =>
      html`<tr><th scope="row" data-metric="${position}" data-label="${label}">${bdi(label)}</th>
<td class="number">${whole(count)}</td><td class="number">${percent(cases === 0 ? null : count / cases)}</td>
<td class="wide">${bar(cases === 0 ? 0 : count / cases)}</td></tr>`,
  );
  return html`<div class="scroll"><table class="labels"><caption>Labels</caption>
<thead><tr><th scope="col">label</th><th scope="col" class="number">cases</th><th scope="col" class="number">share</th>
<th scope="col" class="wide"><span class="unseen">Share as a bar</span></th></tr></thead><tbody>${rows}</tbody></table></div>`;
}

const bar = (share: number): Markup =>
  html`<svg class="plot" aria-hidden="true" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><rect class="track" width="${WIDTH}" height="${HEIGHT}" rx="2"/><rect class="bar" width="${Number((share * WIDTH).toFixed(2))}" height="${HEIGHT}" rx="2"/></svg>`;
