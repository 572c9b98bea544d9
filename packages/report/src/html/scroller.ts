import { showControls } from "../hidden-controls.js";
import { html, type Markup } from "./markup.js";

/** A table that may be wider than its page: it scrolls by itself, by keyboard too. */
export const scroller = (name: string, table: Markup): Markup =>
  html`<div class="scroll" tabindex="0" role="group" aria-label="${showControls(name)}">${table}</div>`;
