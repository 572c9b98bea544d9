import { html, type Markup } from "../html/markup.js";
import type { CardHistogram } from "./card.js";

const WIDTH = 420;
const HALF = 70;
const MARGIN = { left: 12, right: 12, bottom: 22, top: 16 };

/**
 * How the scores of the two kinds lie, one kind above the line and one below it, with the threshold across both: where
 * both have tall bars at one score, no threshold can tell them apart.
 */
export function histogramChart({ edges, similar, dissimilar }: CardHistogram, threshold: number | null): Markup {
  const [first, last] = [edges[0] as number, edges.at(-1) as number];
  const most = Math.max(1, ...similar, ...dissimilar);
  const x = (score: number) =>
    round(MARGIN.left + ((score - first) / (last - first)) * (WIDTH - MARGIN.left - MARGIN.right));
  const middle = MARGIN.top + HALF;
  const bars = (counts: readonly number[], style: string, isUp: boolean) =>
    counts.map((count, at) => {
      const height = round((count / most) * HALF);
      const [from, to] = [x(edges[at] as number), x(edges[at + 1] as number)];
      return html`<rect class="${style}" x="${from}" y="${isUp ? round(middle - height) : middle}" width="${round(Math.max(1, to - from - 1))}" height="${height}"/>`;
    });
  const height = 2 * HALF + MARGIN.top + MARGIN.bottom;
  return html`<svg class="plot" role="img" aria-label="Scores of ${sum(similar)} similar pairs above, of ${sum(dissimilar)} dissimilar pairs below${threshold === null ? "" : `, threshold ${threshold}`}" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}">
${bars(similar, "bar", true)}${bars(dissimilar, "bar other", false)}<line class="axis" x1="${MARGIN.left}" x2="${WIDTH - MARGIN.right}" y1="${middle}" y2="${middle}"/>
<text x="${MARGIN.left}" y="11">similar</text><text x="${MARGIN.left}" y="${height - MARGIN.bottom + 2}">dissimilar</text>
${[first, last].map((edge, at) => html`<text x="${x(edge)}" y="${height - 5}" text-anchor="${at === 0 ? "start" : "end"}">${tidy(edge)}</text>`)}
${threshold === null || threshold < first || threshold > last ? null : html`<line class="threshold" x1="${x(threshold)}" x2="${x(threshold)}" y1="${MARGIN.top}" y2="${height - MARGIN.bottom}"/><text x="${x(threshold)}" y="11" text-anchor="middle">${tidy(threshold)}</text>`}</svg>`;
}

const round = (value: number): number => Number(value.toFixed(2));
const tidy = (value: number): string => String(Number(value.toPrecision(4)));
const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
