import { createHash } from "node:crypto";
import { pageScript, pageStyle } from "../page-asset.js";
import type { Report } from "../report.js";
import { casesShell } from "./cases-shell.js";
import { disagreementSection } from "./disagreement-section.js";
import { html } from "./markup.js";
import { metricSection } from "./metric-section.js";
import { rowData, scriptJson } from "./row-data.js";
import { RowIndex } from "./row-index.js";
import { runSection } from "./run-section.js";

/** Rows that the page reads at once. */
const CHUNK = 250;

/**
 * A run as one HTML page that needs nothing else: it opens from disk, asks no network, and shows any number of cases a
 * page at a time. Comes in pieces, so that a run larger than memory can be written.
 *
 * Texts of the run are data throughout: the page puts them in as text, and its policy lets no script, style or
 * address in but its own.
 */
export async function* htmlReport(report: Report): AsyncGenerator<string, void, undefined> {
  const [script, style] = [pageScript(), pageStyle()];
  yield head(report, script, style);
  yield runSection(report).markup;
  yield '<section aria-labelledby="metrics"><h2 id="metrics">Metrics</h2>\n';
  for (const [position, metric] of report.metrics.entries()) yield metricSection(metric, position, report).markup;
  yield "</section>\n";
  yield disagreementSection(report)?.markup ?? "";
  yield casesShell.markup;
  yield* rowScripts(report);
  yield `<script>${script}</script>\n</body>\n</html>\n`;
}

function head({ run }: Report, script: string, style: string): string {
  const policy = [
    "default-src 'none'",
    `script-src '${hash(script)}'`,
    `style-src '${hash(style)}'`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
  const start = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="referrer" content="no-referrer">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Evaluation report: ${run.id}</title>
`;
  return `${start.markup}<style>${style}</style>\n</head>\n<body>\n<a class="skip" href="#cases">Skip to the cases</a>\n<main>\n`;
}

const hash = (text: string): string => `sha256-${createHash("sha256").update(text).digest("base64")}`;

async function* rowScripts(report: Report): AsyncGenerator<string, void, undefined> {
  const texts = report.textsMissing === null;
  const index = new RowIndex(report.metrics, texts ? report.run.by : []);
  let rows: string[] = [];
  for await (const row of report.rows({ texts })) {
    const json = scriptJson(rowData(row));
    index.add(row, json);
    rows.push(json);
    if (rows.length < CHUNK) continue;
    yield chunkScript(rows);
    rows = [];
  }
  if (rows.length > 0) yield chunkScript(rows);
  yield `<script type="application/json" id="row-index">${scriptJson(index.toJson(CHUNK))}</script>\n`;
}

const chunkScript = (rows: readonly string[]): string =>
  `<script type="application/json" data-rows="${rows.length}">[${rows.join(",\n")}]</script>\n`;
