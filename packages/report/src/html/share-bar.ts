import { html, type Markup } from "./markup.js";

const WIDTH = 120;
const HEIGHT = 12;

/** A share from 0 to 1 as a bar, for the eye: its number stands beside it. */
export const shareBar = (share: number): Markup =>
  html`<svg class="plot" aria-hidden="true" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><rect class="track" width="${WIDTH}" height="${HEIGHT}" rx="2"/><rect class="bar" width="${Number((share * WIDTH).toFixed(2))}" height="${HEIGHT}" rx="2"/></svg>`;
