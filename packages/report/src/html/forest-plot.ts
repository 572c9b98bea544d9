import type { Estimate } from "../numbers.js";
import { intervalText } from "../numbers.js";
import { html, type Markup } from "./markup.js";
import type { Scale } from "./scale.js";
import { tickText } from "./tick-text.js";

const WIDTH = 260;
const HEIGHT = 24;
/** Room for half a tick label. */
const MARGIN = 14;
const RADIUS = 4.5;
const CAP = 5;
const TEXT_LINE = 16;

/** Where a value lies in a plot of this width. */
type Place = (value: number) => number;

const placeIn =
  ({ low, high }: Scale, width: number): Place =>
  (value) =>
    Number((MARGIN + ((value - low) / (high - low)) * (width - 2 * MARGIN)).toFixed(2));

/**
 * One line of a forest plot: the estimate as a dot, its interval as a whisker, and a dashed line where the estimate of
 * all cases is. The lines of a table stand under each other, so all of one metric share a scale.
 */
export function forestLine(estimate: Estimate, pooled: number | null, scale: Scale, width = WIDTH): Markup {
  const x = placeIn(scale, width);
  const said = `${estimate.format(estimate.value)}, interval ${intervalText(estimate)}`;
  return html`<svg class="plot" role="img" aria-label="${said}" viewBox="0 0 ${width} ${HEIGHT}" width="${width}" height="${HEIGHT}">${grid(scale, x)}${pooledLine(pooled, x)}${whisker(estimate, x)}${dot(estimate, x)}</svg>`;
}

/** The scale of a forest plot, for the head of its column. */
export function forestAxis(scale: Scale, format: Estimate["format"], width = WIDTH): Markup {
  const x = placeIn(scale, width);
  const labels = scale.ticks.map(
    (tick) => html`<text x="${x(tick)}" y="${TEXT_LINE}" text-anchor="middle">${tickText(tick, format)}</text>`,
  );
  return html`<svg class="plot" aria-hidden="true" viewBox="0 0 ${width} ${HEIGHT}" width="${width}" height="${HEIGHT}">${labels}</svg>`;
}

const grid = ({ ticks }: Scale, x: Place): Markup[] =>
  ticks.map((tick) => html`<line class="grid" x1="${x(tick)}" x2="${x(tick)}" y1="0" y2="${HEIGHT}"/>`);

const pooledLine = (pooled: number | null, x: Place): Markup | null =>
  pooled === null ? null : html`<line class="pooled" x1="${x(pooled)}" x2="${x(pooled)}" y1="0" y2="${HEIGHT}"/>`;

function whisker({ interval }: Estimate, x: Place): Markup | null {
  if (interval === null || interval.low === null) return null;
  const [from, to, middle] = [x(interval.low), x(interval.high), HEIGHT / 2];
  const [top, bottom] = [middle - CAP, middle + CAP];
  return html`<path class="whisker" d="M${from} ${top}V${bottom}M${from} ${middle}H${to}M${to} ${top}V${bottom}"/>`;
}

const dot = ({ value }: Estimate, x: Place): Markup | null =>
  value === null ? null : html`<circle class="dot" cx="${x(value)}" cy="${HEIGHT / 2}" r="${RADIUS}"/>`;
