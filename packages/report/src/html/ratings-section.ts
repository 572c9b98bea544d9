import type { RunRating } from "../ratings/run-ratings.js";
import type { Report } from "../report.js";
import { bdi } from "./bdi.js";
import { html, type Markup } from "./markup.js";

/** The three ratings of a run, each with its reasons; nothing where the run was not rated. */
export function ratingsSection({ ratings, diagnostics }: Report): Markup | null {
  if (ratings === undefined) return null;
  const { preset, capability, reliability, posture } = ratings;
  const cards = [
    rating("Capability", "how well the model did", capability),
    rating("Reliability", "how far the measurement can be believed", reliability),
    rating("Review", "how much of it people should look at", posture),
  ];
  return html`<section aria-labelledby="ratings"><h2 id="ratings">Ratings</h2>
<dl class="ratings">${cards}</dl><p class="lead">${diagnostics === undefined ? null : html`Of the verdicts of ${bdi(diagnostics.primary)}, no others. `}By the rules of the preset ${bdi(preset)}.</p></section>
`;
}

const rating = (title: string, question: string, { level, reasons }: RunRating): Markup =>
  html`<div><dt>${title} <small>${question}</small></dt><dd><b>${bdi(level)}</b><ul class="notes">${reasons.map((reason) => html`<li>${bdi(reason)}</li>`)}</ul></dd></div>
`;
