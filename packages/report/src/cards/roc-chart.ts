import { html, type Markup } from "../html/markup.js";
import type { CardPoint } from "./card.js";

const SIZE = 170;
const MARGIN = 26;

/** The ROC curve of a score: the further it bends from the dashed diagonal, the better the score tells the kinds apart. */
export function rocChart(points: readonly CardPoint[]): Markup {
  const inner = SIZE - 2 * MARGIN;
  const round = (value: number): number => Number(value.toFixed(2));
  const at = ({ falsePositiveRate: x, truePositiveRate: y }: CardPoint) =>
    `${round(MARGIN + x * inner)} ${round(SIZE - MARGIN - y * inner)}`;
  const [near, far] = [MARGIN, SIZE - MARGIN];
  return html`<svg class="plot" role="img" aria-label="ROC curve of ${points.length} points" viewBox="0 0 ${SIZE} ${SIZE}" width="${SIZE}" height="${SIZE}">
<path class="axis" d="M${near} ${near}V${far}H${far}"/><line class="pooled" x1="${near}" x2="${far}" y1="${far}" y2="${near}"/>
<polyline class="curve" points="${points.map(at).join(" ")}"/>
<text x="${SIZE / 2}" y="${SIZE - 8}" text-anchor="middle">false positives</text><text x="${-SIZE / 2}" y="14" text-anchor="middle" transform="rotate(-90)">true positives</text></svg>`;
}
