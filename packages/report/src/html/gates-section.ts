import { gatesInOrder, gateTitle, gateWords } from "../gates/gate-words.js";
import type { Report } from "../report.js";
import { bdi } from "./bdi.js";
import { html, type Markup } from "./markup.js";

/** The gates that a run was held against, those that failed first; nothing where there were none. */
export function gatesSection({ gates }: Report): Markup | null {
  if (gates === undefined) return null;
  const items = gatesInOrder(gates).map(
    (gate) => html`<li><b>${gate.held ? "held" : "failed"}</b>: ${bdi(gateWords(gate))}</li>`,
  );
  return html`<section aria-labelledby="gates"><h2 id="gates">Gates: ${gates.outcome}</h2>
<p>${gateTitle(gates)}</p>${items.length === 0 ? null : html`<ul>${items}</ul>`}</section>
`;
}
