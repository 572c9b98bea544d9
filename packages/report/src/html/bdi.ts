import { showControls } from "../hidden-controls.js";
import { html, type Markup } from "./markup.js";

/** Text from data inside a sentence or a cell: isolated, so that its direction stays its own, with controls shown. */
export const bdi = (text: string): Markup => html`<bdi>${showControls(text)}</bdi>`;
