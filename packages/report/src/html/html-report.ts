import { cardsSection } from "../cards/cards-section.js";
import { flagsInOrder } from "../flags-in-order.js";
import { pageScript, pageStyle } from "../page-asset.js";
import type { Report } from "../report.js";
import { casesShell } from "./cases-shell.js";
import { dashboardSection } from "./dashboard-section.js";
import { diagnosticsSection } from "./diagnostics-section.js";
import { disagreementSection } from "./disagreement-section.js";
import { gatesSection } from "./gates-section.js";
import { metricSection } from "./metric-section.js";
import { pageStart } from "./page-start.js";
import { ratingsSection } from "./ratings-section.js";
import type { RowShape } from "./row-index.js";
import { rowScripts } from "./row-scripts.js";
import { runSection } from "./run-section.js";
import { secondLookSection } from "./second-look-section.js";

/**
 * A run as one HTML page that needs nothing else: it opens from disk, asks no network, and shows any number of cases a
 * page at a time. Comes in pieces, so that a run larger than memory can be written.
 *
 * Texts of the run are data throughout: the page puts them in as text, and its policy lets no script, style or
 * address in but its own.
 */
export async function* htmlReport(report: Report): AsyncGenerator<string, void, undefined> {
  const [script, style] = [pageScript(), pageStyle()];
  yield pageStart(`Evaluation report: ${report.run.id}`, style, script);
  yield '<a class="skip" href="#cases">Skip to the cases</a>\n<main>\n';
  yield runSection(report).markup;
  yield gatesSection(report)?.markup ?? "";
  yield ratingsSection(report)?.markup ?? "";
  yield dashboardSection(report)?.markup ?? "";
  yield '<section aria-labelledby="metrics"><h2 id="metrics">Metrics</h2>\n';
  for (const [position, metric] of report.metrics.entries()) yield metricSection(metric, position, report).markup;
  yield "</section>\n";
  yield disagreementSection(report)?.markup ?? "";
  yield diagnosticsSection(report)?.markup ?? "";
  yield secondLookSection(report)?.markup ?? "";
  yield cardsSection(report.cards ?? [], report.metrics)?.markup ?? "";
  yield casesShell("Cases").markup;
  yield* rowScripts(shapeOf(report), report.rows({ texts: report.textsMissing === null }), script);
  yield "</body>\n</html>\n";
}

/** The columns of the groups are known only with the texts. */
function shapeOf({ metrics, diagnostics, run, textsMissing }: Report): RowShape {
  const shape = { metrics: metrics.map(({ name }) => ({ name })), by: textsMissing === null ? run.by : [] };
  return diagnostics === undefined ? shape : { ...shape, flags: flagsInOrder(diagnostics).map(({ code }) => code) };
}
