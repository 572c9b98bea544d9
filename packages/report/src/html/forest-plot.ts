import type { Estimate } from "../numbers.js";
import { intervalText } from "../numbers.js";
import { html, type Markup } from "./markup.js";
import type { Scale } from "./scale.js";

const WIDTH = 260;
const HEIGHT = 24;
const MARGIN = 14;
const RADIUS = 4.5;
const CAP = 5;
const TEXT_LINE = 16;

const x = (value: number, { low, high }: Scale): number =>
  Number((MARGIN + ((value - low) / (high - low)) * (WIDTH - 2 * MARGIN)).toFixed(2));

/**
 * One line of a forest plot: the estimate as a dot, its interval as a whisker, and a dashed line where the estimate of
 * all cases is. The lines of a table stand under each other, so all of one metric share a scale.
 */
export function forestLine(estimate: Estimate, pooled: number | null, scale: Scale): Markup {
  const said = `${estimate.format(estimate.value)}, interval ${intervalText(estimate)}`;
  return html`<svg class="plot" role="img" aria-label="${said}" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${grid(scale)}${pooledLine(pooled, scale)}${whisker(estimate, scale)}${dot(estimate, scale)}</svg>`;
}

/** The scale of a forest plot, for the head of its column. */
export function forestAxis(scale: Scale, format: Estimate["format"]): Markup {
  const labels = scale.ticks.map(
    (tick) => html`<text x="${x(tick, scale)}" y="${TEXT_LINE}" text-anchor="middle">${tickText(tick, format)}</text>`,
  );
  return html`<svg class="plot" aria-hidden="true" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${labels}</svg>`;
}

const tickText = (tick: number, format: Estimate["format"]): string =>
  format(tick)
    .replace(/(\.\d*?)0+(?=\D|$)/, "$1")
    .replace(/\.(?=\D|$)/, "")
    .replace(" %", "%");

const grid = (scale: Scale): Markup[] =>
  scale.ticks.map((tick) => {
    const at = x(tick, scale);
    return html`<line class="grid" x1="${at}" x2="${at}" y1="0" y2="${HEIGHT}"/>`;
  });

function pooledLine(pooled: number | null, scale: Scale): Markup | null {
  if (pooled === null) return null;
  const at = x(pooled, scale);
  return html`<line class="pooled" x1="${at}" x2="${at}" y1="0" y2="${HEIGHT}"/>`;
}

function whisker({ interval }: Estimate, scale: Scale): Markup | null {
  if (interval === null || interval.low === null) return null;
  const [from, to, middle] = [x(interval.low, scale), x(interval.high, scale), HEIGHT / 2];
  const [top, bottom] = [middle - CAP, middle + CAP];
  return html`<path class="whisker" d="M${from} ${top}V${bottom}M${from} ${middle}H${to}M${to} ${top}V${bottom}"/>`;
}

const dot = ({ value }: Estimate, scale: Scale): Markup | null =>
  value === null ? null : html`<circle class="dot" cx="${x(value, scale)}" cy="${HEIGHT / 2}" r="${RADIUS}"/>`;
