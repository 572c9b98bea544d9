import { showControls } from "../hidden-controls.js";
import { html, type Markup } from "./markup.js";

/** A time without the fraction of a second, which says nothing to people. */
export const moment = (text: string): Markup =>
  html`<time datetime="${text}">${showControls(text.replace("T", " ").replace(/\.\d+Z$/, " UTC"))}</time>`;
