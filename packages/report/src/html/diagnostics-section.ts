import { flagsInOrder } from "../flags-in-order.js";
import { counted, percent, whole } from "../numbers.js";
import type { Report } from "../report.js";
import { bdi } from "./bdi.js";
import { html, type Markup } from "./markup.js";
import { scroller } from "./scroller.js";
import { shareBar } from "./share-bar.js";

/** How many cases carry which flag; nothing where the run was not diagnosed. The page makes each flag a way to its cases. */
export function diagnosticsSection({ diagnostics }: Report): Markup | null {
  if (diagnostics === undefined) return null;
  const { primary, settings, cases, flagged, notes } = diagnostics;
  const lines = flagsInOrder(diagnostics).map(
    ({ code, count, first }) =>
      html`<tr><th scope="row" data-flag="${code}">${flagName(code)}</th><td class="number">${whole(count)}</td><td class="number">${percent(cases === 0 ? null : count / cases)}</td>
<td class="wide">${shareBar(cases === 0 ? 0 : count / cases)}</td><td class="number">${whole(first)}</td></tr>`,
  );
  return html`<section aria-labelledby="flags"><h2 id="flags">What to look at</h2>
<p>${whole(flagged)} of ${counted(cases, "case")} carry a flag. The verdict of a case is that of ${bdi(primary)}; lines are drawn as in the preset ${bdi(settings.preset)}.</p>
${
  lines.length === 0
    ? null
    : scroller(
        "Flags",
        html`<table class="labels"><caption>Flags, the most important first; a case may carry several</caption>
<thead><tr><th scope="col">flag</th><th scope="col" class="number">cases</th><th scope="col" class="number">share</th><th scope="col" class="wide"><span class="unseen">Share as a bar</span></th><th scope="col" class="number">as the main one</th></tr></thead>
<tbody>${lines}</tbody></table>`,
      )
}
<ul class="notes">${notes.map((note) => html`<li>${bdi(note)}</li>`)}</ul></section>
`;
}

const flagName = (code: string): string => code.replaceAll("_", " ");
