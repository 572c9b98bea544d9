import { html, type Markup } from "./markup.js";

/** Where the page lists the cases; empty until its script fills it. */
export const casesShell = (
  title: string,
): Markup => html`<section aria-labelledby="cases"><h2 id="cases" tabindex="-1">${title}</h2>
<noscript><p>The list of cases needs JavaScript, which this page brings along and which is turned off.</p></noscript>
<div id="browser" hidden>
<form id="filters" role="search" aria-label="Cases"><label class="search">Search texts, ids and reasons<input id="query" type="search" dir="auto" autocomplete="off" spellcheck="false"></label></form>
<nav class="pager" aria-label="Pages of cases"><p id="found" role="status">reading the cases …</p>
<button type="button" id="first" disabled>First</button><button type="button" id="previous" disabled>Previous</button>
<span id="page-number"></span>
<button type="button" id="next" disabled>Next</button><button type="button" id="last" disabled>Last</button></nav>
<div class="scroll" tabindex="0" role="group" aria-label="Table of cases"><table id="case-table"><caption class="unseen">Cases; the button of a case opens its texts and reasons</caption><thead id="case-head"></thead><tbody id="case-body"></tbody></table></div>
</div></section>
</main>
`;
