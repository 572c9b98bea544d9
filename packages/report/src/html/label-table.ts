import { percent, whole } from "../numbers.js";
import type { ReportMetric } from "../report.js";
import { bdi } from "./bdi.js";
import { html, type Markup } from "./markup.js";
import { scroller } from "./scroller.js";
import { shareBar } from "./share-bar.js";

/** How often each label came, with a bar for its share. The page makes each label a way to its cases. */
export function labelTable({ name, labels, cases }: ReportMetric, position: number): Markup {
  const rows = Object.entries(labels).map(
    ([label, count]) =>
      html`<tr><th scope="row" data-metric="${position}" data-label="${label}">${bdi(label)}</th>
<td class="number">${whole(count)}</td><td class="number">${percent(cases === 0 ? null : count / cases)}</td>
<td class="wide">${shareBar(cases === 0 ? 0 : count / cases)}</td></tr>`,
  );
  const table = html`<table class="labels"><caption>Labels</caption>
<thead><tr><th scope="col">label</th><th scope="col" class="number">cases</th><th scope="col" class="number">share</th>
<th scope="col" class="wide"><span class="unseen">Share as a bar</span></th></tr></thead><tbody>${rows}</tbody></table>`;
  return scroller(`Labels of ${name}`, table);
}
