import { secondLook } from "../judge-review/second-look.js";
import type { Report } from "../report.js";
import { bdi } from "./bdi.js";
import { html, type Markup } from "./markup.js";
import { scroller } from "./scroller.js";

/** What a judge said who looked at some of the cases again; nothing where none did. */
export function secondLookSection({ judgeReview }: Report): Markup | null {
  if (judgeReview === undefined) return null;
  const { columns, rows, notes } = secondLook(judgeReview);
  const align = (at: number): string => (at === 0 ? "" : "number");
  const table = html`<table><caption>Shares are of judged cases with that verdict, with their intervals</caption>
<thead><tr>${columns.map((title, at) => html`<th scope="col" class="${align(at)}">${title}</th>`)}</tr></thead>
<tbody>${rows.map(([name = "", ...cells]) => html`<tr><th scope="row">${name}</th>${cells.map((cell) => html`<td class="number">${cell}</td>`)}</tr>`)}</tbody></table>`;
  return html`<section aria-labelledby="second-look"><h2 id="second-look">A judge's second look</h2>${scroller("Second look", table)}
<ul class="notes">${notes.map((note) => html`<li>${bdi(note)}</li>`)}</ul></section>
`;
}
