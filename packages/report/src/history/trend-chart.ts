import { showControls } from "../hidden-controls.js";
import { html, type Markup } from "../html/markup.js";
import { type Scale, scaleOver } from "../html/scale.js";
import { tickText } from "../html/tick-text.js";
import { intervalText } from "../numbers.js";
import type { Trend, TrendPoint } from "./trend.js";

const STEP = { most: 72, least: 14 };
const WIDTH = 720;
const HEIGHT = 210;
const MARGIN = { left: 52, right: 20, top: 12, bottom: 26 };
const DATE_WIDTH = 84;
const DATE_LENGTH = 10;
const CAP = 4;
/** A chart that would stretch less than this over its height would make noise look like news. */
const NARROWEST = 0.1;

/**
 * A metric over runs: a dot and an interval for each run, evenly spaced, joined where runs may be compared. The runs of
 * a series with a gap in it stay joined, since what is missing was not measured.
 */
export function trendChart(trend: Trend): Markup {
  const places = placesOf(trend);
  if (places === null) return html`<p class="empty">No run has a value to draw.</p>`;
  const { width, scale } = places;
  return html`<svg class="plot trend" role="img" aria-label="${showControls(described(trend))}" viewBox="0 0 ${width} ${HEIGHT}" width="${width}" height="${HEIGHT}">
${grid(scale, places, trend)}${dates(trend, places)}${lines(trend, places)}${trend.points.map((point, index) => mark(point, index, places))}</svg>`;
}

interface Places {
  readonly width: number;
  readonly step: number;
  readonly scale: Scale;
  readonly x: (index: number) => number;
  readonly y: (value: number) => number;
}

function placesOf({ points }: Trend): Places | null {
  const ends = points.flatMap(({ value, interval }) =>
    [value, interval?.low ?? null, interval?.high ?? null].filter((end) => end !== null),
  );
  if (ends.length === 0) return null;
  const scale = scaleOver(ends, NARROWEST);
  const inner = WIDTH - MARGIN.left - MARGIN.right;
  const step = Math.min(STEP.most, Math.max(STEP.least, inner / Math.max(1, points.length)));
  const width = Math.max(WIDTH, MARGIN.left + MARGIN.right + step * points.length);
  const rise = (HEIGHT - MARGIN.top - MARGIN.bottom) / (scale.high - scale.low);
  return {
    ...{ width, step, scale },
    x: (index) => round(MARGIN.left + step * (index + 0.5)),
    y: (value) => round(HEIGHT - MARGIN.bottom - (value - scale.low) * rise),
  };
}

const round = (value: number): number => Number(value.toFixed(2));

const grid = ({ ticks }: Scale, { width, y }: Places, { points }: Trend): Markup[] => {
  const format = (points[0] as TrendPoint).format;
  return ticks.map((tick) => {
    const at = y(tick);
    return html`<line class="grid" x1="${MARGIN.left}" x2="${width - MARGIN.right}" y1="${at}" y2="${at}"/><text x="${MARGIN.left - 6}" y="${at + 3.5}" text-anchor="end">${tickText(tick, format)}</text>`;
  });
};

/** A date under as many runs as there is room for. */
function dates({ points }: Trend, { step, x }: Places): Markup[] {
  const every = Math.ceil(DATE_WIDTH / step);
  return points.flatMap(({ startedAt }, index) =>
    index % every === 0
      ? [html`<text x="${x(index)}" y="${HEIGHT - 8}" text-anchor="middle">${startedAt.slice(0, DATE_LENGTH)}</text>`]
      : [],
  );
}

function lines({ points }: Trend, { x, y }: Places): Markup[] {
  const series = [...new Set(points.map((point) => point.series))];
  return series.map((name) => {
    const found = points.flatMap((point, index) =>
      point.series === name && point.value !== null ? [`${x(index)} ${y(point.value)}`] : [],
    );
    return html`<polyline class="line" points="${found.join(" ")}"/>`;
  });
}

function mark(point: TrendPoint, index: number, { x, y }: Places): Markup | null {
  const { value, interval, format, label, id, n } = point;
  if (value === null) return null;
  const at = x(index);
  const said = `${label ?? id}: ${format(value)}, interval ${intervalText(point)}, n ${n}`;
  const bar =
    interval === null || interval.low === null
      ? null
      : html`<path class="whisker" d="M${at - CAP} ${y(interval.low)}H${at + CAP}M${at} ${y(interval.low)}V${y(interval.high)}M${at - CAP} ${y(interval.high)}H${at + CAP}"/>`;
  return html`<g><title>${showControls(said)}</title>${bar}<circle class="dot" cx="${at}" cy="${y(value)}" r="4"/></g>`;
}

function described({ name, points }: Trend): string {
  const measured = points.filter(({ value }) => value !== null);
  const last = measured.at(-1) as TrendPoint;
  const [first] = measured as [TrendPoint];
  const runs = `${measured.length} run${measured.length === 1 ? "" : "s"}`;
  return `${name} over ${runs}: first ${first.format(first.value)}, last ${last.format(last.value)}, interval ${intervalText(last)}`;
}
