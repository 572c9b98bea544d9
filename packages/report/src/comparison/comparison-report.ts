import { bdi } from "../html/bdi.js";
import { casesShell } from "../html/cases-shell.js";
import { html, type Markup } from "../html/markup.js";
import { pageStart } from "../html/page-start.js";
import { rowScripts } from "../html/row-scripts.js";
import { counted, intervalText, whole } from "../numbers.js";
import { pageScript, pageStyle } from "../page-asset.js";
import { comparedRow, comparedShape } from "./compared-row.js";
import { comparedSection } from "./compared-section.js";
import { conclusionWords, differenceOf, formatOf } from "./compared-words.js";
import type { CasesAlone, ComparedCases, ComparedMetric, Comparison } from "./comparison.js";

/**
 * Two runs side by side as one HTML page that needs nothing else: each metric over all pairs and each slice, with the
 * interval of the difference, and the cases on which the sides differ, with both outputs, to filter and search. Comes
 * in pieces, like the report of a run, and shows texts of runs as text whatever they hold.
 */
export async function* comparisonReport(
  comparison: Comparison,
  cases: ComparedCases,
): AsyncGenerator<string, void, undefined> {
  const script = pageScript();
  const metrics = [...new Set(comparison.comparisons.map(({ metric }) => metric))];
  yield pageStart(`Comparison: ${comparison.a} and ${comparison.b}`, pageStyle(), script);
  yield '<a class="skip" href="#cases">Skip to the cases</a>\n<main>\n';
  yield head(comparison, cases, metrics).markup;
  for (const [position, metric] of metrics.entries()) {
    yield comparedSection(metric, position, comparison, cases.by.length + cases.metrics.indexOf(metric)).markup;
  }
  yield html`<p class="lead">${testsLine(comparison)}</p></section>
`.markup;
  yield casesShell(`Cases on which A and B differ`).markup;
  yield* rowScripts(comparedShape(cases), rowsOf(cases), script);
  yield "</body>\n</html>\n";
}

/** Slices are a family of tests of their own. */
function testsLine({ comparisons, tests }: Comparison): string {
  const ofAll = comparisons.filter(({ slice, test }) => slice === null && test.p !== null).length;
  return tests === ofAll
    ? `${counted(tests, "test")}; p (Holm) takes all of them into account.`
    : `${counted(ofAll, "test")} of all pairs and ${whole(tests - ofAll)} of slices; p (Holm) takes into account those of its kind.`;
}

async function* rowsOf(cases: ComparedCases) {
  for await (const each of cases.rows()) yield comparedRow(each);
}

function head(
  comparison: Comparison,
  { textsMissing, count, listed }: ComparedCases,
  metrics: readonly string[],
): Markup {
  const { a, b, pairs, pairedBy, onlyA, onlyB, clusterBy, warnings = [] } = comparison;
  const clusters = clusterBy === null ? null : html`, clustered by ${bdi(clusterBy)}`;
  return html`<header><h1>Comparison</h1>
<dl><dt>A, to beat</dt><dd>${bdi(a)}</dd><dt>B, in question</dt><dd>${bdi(b)}</dd>
<dt>Pairs</dt><dd>${whole(pairs)} by ${bdi(pairedBy)}${clusters}; ${whole(count)} differ${listed < count ? `, of which ${whole(listed)} are listed` : ""}</dd>${alone("Only in A", onlyA)}${alone("Only in B", onlyB)}</dl>
${warnings.map((warning) => html`<p class="notice" role="note">${bdi(warning)}.</p>`)}
${textsMissing === null ? null : html`<p class="notice" role="note">Not all texts of the cases are shown: ${bdi(textsMissing)}.</p>`}</header>
<section aria-labelledby="metrics"><h2 id="metrics">Metrics</h2><ul class="tiles">${metrics.map((metric, position) => tile(metric, position, comparison))}</ul>
`;
}

const KEYS_SHOWN = 3;

function alone(title: string, { count, keys }: CasesAlone): Markup | null {
  if (count === 0) return null;
  const shown = keys.slice(0, KEYS_SHOWN).map((key, index) => html`${index === 0 ? "" : ", "}${bdi(key)}`);
  return html`<dt>${title}</dt><dd>${counted(count, "case")}, left out: ${shown}${count > KEYS_SHOWN ? ", …" : ""}</dd>`;
}

function tile(metric: string, position: number, { comparisons }: Comparison): Markup {
  const all = comparisons.find((row) => row.metric === metric) as ComparedMetric;
  const format = formatOf(all);
  const estimate = differenceOf(all);
  return html`<li><a href="#metric-${position}"><span class="tile-name">${bdi(metric)}</span>
<span class="tile-value">${estimate.format(estimate.value)}</span>
<span class="tile-note">${intervalText(estimate)}</span>
<span class="tile-note">A ${format(all.a)}, B ${format(all.b)}, n = ${whole(all.paired)}: ${conclusionWords[all.conclusion]}</span></a></li>`;
}
